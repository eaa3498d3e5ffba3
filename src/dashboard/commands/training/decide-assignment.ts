import type { CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Assignment } from '@/dashboard/model/records/records';
import { acceptAssignment, returnAssignment } from './assignments';

export interface AssignmentDecision {
  /** The assignment as it was on the screen. */
  seen: Assignment;
  verdict: 'accept' | 'return';
  /** Required for a return, optional for accepted work. */
  feedback: string;
}

/** The latest version of an assignment. @throws DomainError unless its seen submission waits for a decision */
function waiting(seen: Assignment, read: Read): Assignment {
  const latest = read.get('assignments', seen.id);
  const name = `“${seen.title}”`;
  if (!latest) throw new DomainError(`${name} was deleted. There is nothing to decide any more.`);
  if (latest.status === 'accepted')
    throw new DomainError(`${name} is already accepted. To change that, undo the decision.`);
  const isSeen = latest.submission?.at === seen.submission?.at;
  if (latest.status === 'submitted') {
    if (isSeen) return latest;
    throw new DomainError(`The intern submitted ${name} again. Read the new submission, then decide.`);
  }
  if (latest.status === 'returned' && isSeen)
    throw new DomainError(`${name} is already returned. Decide when the intern submits it again.`);
  throw new DomainError(`The intern withdrew ${name}. Decide when the intern submits it again.`);
}

/**
 * Accepts or returns submitted work. The admin decides on all work, a mentor on that of their own interns.
 * @throws DomainError if the submission does not wait for a decision any more, or another person decides on it
 */
export function decideAssignment(
  { seen, verdict, feedback: words }: AssignmentDecision,
  read: Read,
  { actorId, at }: CommandContext,
): Plan {
  const latest = waiting(seen, read);
  const intern = read.get('people', latest.personId);
  if (intern?.mentorId !== actorId && read.get('people', actorId)?.kind === 'employee')
    throw new DomainError(
      `You are not the mentor of ${intern?.name ?? 'this intern'} any more. Ask an admin to decide.`,
    );
  const text = words.trim();
  const feedback = text ? { text, byId: actorId, at } : null;
  if (verdict === 'accept')
    return { label: `Accepted “${latest.title}”`, changes: acceptAssignment(latest, feedback) };
  if (!feedback) throw new DomainError('Write what to change, so that the intern can submit the work again.');
  return { label: `Returned “${latest.title}”`, changes: returnAssignment(latest, feedback) };
}
