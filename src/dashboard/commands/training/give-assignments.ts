import { latestRecord } from '@/dashboard/commands/edit-record';
import { removeUnusedFiles, savedFiles } from '@/dashboard/rules/unused-files';
import { assignableInterns, assignmentsOf, isUnanswered, mayChange } from '@/dashboard/figures/authorship';
import { put, remove } from '@/dashboard/model/change';
import type { Command, CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Assignment } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { newId } from '@/lib/new-id';

export type AssignmentWords = Pick<Assignment, 'title' | 'brief' | 'dueOn' | 'courseId' | 'fileIds'>;

/** @throws DomainError if the acting person may not assign to all of these interns */
function assertInterns(read: Read, actorId: string, personIds: readonly string[]): void {
  const actor = read.get('people', actorId);
  const own = new Set(actor ? assignableInterns(read.all('people'), actor).map(({ id }) => id) : []);
  if (personIds.length === 0) throw new DomainError('Choose at least one intern.');
  if (personIds.some((id) => !own.has(id)))
    throw new DomainError('One of the interns left or has another mentor. Remove that name and try again.');
}

/** Gives each intern an assignment of their own. */
export function assign(
  read: Read,
  { actorId }: CommandContext,
  personIds: readonly string[],
  words: AssignmentWords,
): Plan {
  assertInterns(read, actorId, personIds);
  const { fileIds } = savedFiles(read, '', { before: [], draft: words.fileIds });
  return {
    label: `Assigned “${words.title}” to ${counted(personIds.length, 'intern')}`,
    changes: personIds.map((personId) =>
      put('assignments', {
        id: newId(),
        revision: 0,
        personId,
        status: 'open',
        submission: null,
        earlier: [],
        feedback: [],
        ...words,
        fileIds,
      }),
    ),
  };
}

/**
 * An assignment of the latest records.
 * @param isOpen - whether it is in a state for the change
 * @throws DomainError if it is not, was deleted or is another mentor's
 */
function latestOpen(
  read: Read,
  { actorId }: CommandContext,
  id: string,
  isOpen: (assignment: Assignment) => boolean,
): Assignment {
  const assignment = latestRecord(read, 'assignments', id);
  const actor = read.get('people', actorId);
  if (!actor || assignmentsOf([assignment], read.all('people'), actor).length === 0)
    throw new DomainError('Only an admin or the mentor of this intern can change this. Ask an admin.');
  if (!isOpen(assignment))
    throw new DomainError('The intern has submitted this. Return it with feedback instead.');
  return assignment;
}

/** Changes an assignment that nobody submitted yet, or that was returned. */
export function editAssignment(
  read: Read,
  context: CommandContext,
  id: string,
  words: AssignmentWords,
): Plan {
  const assignment = latestOpen(read, context, id, mayChange);
  const { fileIds, changes } = savedFiles(read, id, { before: assignment.fileIds, draft: words.fileIds });
  return {
    label: `Changed “${words.title}”`,
    changes: [put('assignments', { ...assignment, ...words, fileIds }), ...changes],
  };
}

/** Withdraws an assignment that nobody submitted yet. Its files stay while another intern has the same assignment. */
export const withdrawAssignment =
  (id: string): Command =>
  (read, context) => {
    const assignment = latestOpen(read, context, id, isUnanswered);
    return {
      label: `Withdrew “${assignment.title}”`,
      changes: [remove('assignments', assignment), ...removeUnusedFiles(read, assignment.fileIds, [id])],
    };
  };
