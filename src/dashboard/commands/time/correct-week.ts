import { put, type Change } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Correction, Person, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { weekName } from '@/dashboard/words/range';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { newId } from '@/lib/new-id';
import { totalChanges, type NewTotal } from './change-entries';
import { isLocked } from './timesheets';
import { cellOf, entriesOfWeek } from './week-grid';

export interface CorrectWeek extends NewTotal {
  sheet: Timesheet;
  person: Person;
  /** The person's entries. May include other people's. */
  entries: readonly TimeEntry[];
  /** Total of the cell when the admin began to type. */
  base: number;
  /** Message to the person. */
  reason: string;
  /** Id of the admin. */
  byId: string;
  /** Instant. */
  at: string;
}

/**
 * Sets the total of a project and day in a submitted or approved week, which keeps its status. Measured time that
 * changes counts as entered by hand.
 * @throws DomainError if the person can change the week, nothing changes, there is no reason, or the total has changed
 */
export function correctWeek({
  sheet,
  person,
  entries,
  base,
  reason,
  byId,
  at,
  createId = newId,
  ...total
}: CorrectWeek): Change[] {
  if (!isLocked(sheet))
    throw new DomainError(
      `The week of ${weekName(sheet.weekStart)} is open again, so ${person.name} can change it.`,
    );
  if (!reason.trim()) throw new DomainError('Enter a reason, so that the person knows why.');
  const { projectId, day, minutes } = total;
  const from = cellOf(entriesOfWeek(entries, person.id, sheet.weekStart), projectId, day).minutes;
  if (from !== base)
    throw new DomainError(
      `This time was changed to ${hoursAndMinutes(from)} since you opened it. Close this and open it again.`,
    );
  const changes = totalChanges({ sheet, entries }, { ...total, createId }, () => true);
  if (changes.length === 0)
    throw new DomainError(`This is ${hoursAndMinutes(from)} already. Enter another time.`);
  const correction: Correction = {
    id: createId(),
    byId,
    at,
    projectId,
    day,
    from,
    to: minutes,
    reason: reason.trim(),
  };
  return [put('timesheets', { ...sheet, corrections: [...sheet.corrections, correction] }), ...changes];
}
