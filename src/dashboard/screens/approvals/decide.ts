import { weekName } from '@/dashboard/words/range';
import { DomainError } from '@/dashboard/model/domain-error';
import { approveWeek, returnWeek } from '@/dashboard/commands/time/timesheets';
import { acceptAssignment, returnAssignment } from '@/dashboard/commands/training/assignments';
import type { CommandContext, Plan } from '@/dashboard/model/command';
import type { PendingApproval } from './pending-approvals';

export type Verdict = 'accept' | 'return';

export interface Decision {
  item: PendingApproval;
  verdict: Verdict;
  /** A return says what to change; feedback on an accepted assignment is optional. */
  words: string;
}

/** Accepts or returns an item. @throws DomainError where that is not possible */
export function decide({ item, verdict, words }: Decision, { at, actorId: byId }: CommandContext): Plan {
  const { person } = item;
  if (item.kind === 'week') {
    const { sheet } = item;
    const week = { sheet, person, at, byId };
    const label = `${verdict === 'accept' ? 'Approved' : 'Returned'} ${person.name}, ${weekName(sheet.weekStart)}`;
    return {
      label,
      changes: verdict === 'accept' ? approveWeek(week) : returnWeek({ ...week, reason: words }),
    };
  }
  const { assignment } = item;
  const feedback = words.trim() ? { text: words.trim(), byId, at } : null;
  if (verdict === 'accept')
    return { label: `Accepted “${assignment.title}”`, changes: acceptAssignment(assignment, feedback) };
  if (!feedback) throw new DomainError('Write what to change, so that the intern can submit the work again.');
  return { label: `Returned “${assignment.title}”`, changes: returnAssignment(assignment, feedback) };
}
