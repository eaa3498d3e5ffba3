import { weekStart } from '@/dashboard/days/days';
import { keyOfChange, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { isEditable } from '@/dashboard/rules/month-lock';
import { withoutMentors } from '@/dashboard/rules/without-mentors';
import { personName } from '@/dashboard/words/person';
import { UndoError } from './undo-error';
import { notUndoneSince } from './undo-order';
import type { Operation } from './workspace';

/** Whether an operation changed some time. One whose changes are stored elsewhere may have. */
const touches = ({ changes, apart }: Operation, isSome: (entry: TimeEntry) => boolean): boolean =>
  changes.some(
    ({ collection, before, after }) =>
      collection === 'timeEntries' &&
      (apart !== undefined || [before, after].some((entry) => entry && isSome(entry))),
  );

interface DecidedIn {
  log: readonly Operation[];
  read: Read;
  actorId: string;
}

/**
 * @throws UndoError if an undo restores a stored report that has other time than its period has now, or the submission or
 * approval of a week whose time was changed since
 */
export function assertTimeAsDecided(
  inverse: readonly Change[],
  operation: Operation,
  { log, read, actorId }: DecidedIn,
): void {
  const later = notUndoneSince(operation, log);
  const assertUnchanged = (isSome: (entry: TimeEntry) => boolean, name: string, advice: string) => {
    if (later.some((one) => touches(one, isSome)))
      throw new UndoError(
        `“${operation.label}” can’t be undone, because time of that ${name} was changed later. ${advice}`,
      );
  };
  for (const change of inverse) {
    if (change.type === 'remove') continue;
    if (change.collection === 'reportNotes') {
      const { id, signedOffAt } = change.record;
      if (!signedOffAt || read.get('reportNotes', id)?.signedOffAt) continue;
      const name = id.length === 4 ? 'year' : 'month';
      assertUnchanged(({ day }) => day.startsWith(id), name, `Sign the ${name} off again.`);
    }
    if (change.collection === 'timesheets') {
      const { id, personId, weekStart: monday } = change.record;
      if (isEditable(change.record) || !isEditable(read.get('timesheets', id))) continue;
      const person = personId === actorId ? null : personName(read.get('people', personId));
      assertUnchanged(
        (entry) => entry.personId === personId && weekStart(entry.day) === monday,
        'week',
        change.record.submittedAt === null
          ? 'Approve the week again.'
          : person
            ? `Ask ${person} to submit it again.`
            : 'Submit it again.',
      );
    }
  }
}

/** Interns keep no mentor whom an undo deletes. */
export function freedInterns(planned: readonly Change[], { all }: Read): Change[] {
  const gone = planned.filter(({ type, collection }) => type === 'remove' && collection === 'people');
  return withoutMentors(all('people'), new Set(gone.map((change) => keyOfChange(change).id)), planned);
}
