import { put, remove } from '@/dashboard/model/change';
import type { CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Correction, TimeEntry } from '@/dashboard/model/records/records';
import { invoiceByEntry } from '@/dashboard/figures/invoice-by-entry';
import { keepsTime } from '@/dashboard/rules/month-lock';
import { shortDay } from '@/dashboard/words/day';
import { personName } from '@/dashboard/words/person';
import { projectName } from '@/dashboard/words/project';
import { newId } from '@/lib/new-id';
import { assertDayFits } from './change-entries';
import { timesheetOf } from './timesheets';
import { minutesOn } from './week-grid';

export interface CorrectTime {
  personId: string;
  day: string;
  /** The entry as the admin saw it. Null for a new one. */
  seen: TimeEntry | null;
  projectId: string;
  taskId: string | null;
  /** Removes the entry if 0. */
  minutes: number;
  note: string;
  billable: boolean;
  /** Message to the person. */
  reason: string;
  createId?: () => string;
}

/** The changes besides the time, in words. */
function detailsOf(before: TimeEntry, after: TimeEntry, { get }: Read): string[] {
  const taskTitle = (id: string | null) =>
    id === null ? 'none' : (get('tasks', id)?.title ?? 'deleted task');
  const named = (name: string, from: string, to: string) =>
    from === to ? [] : [`${name}: ${from} became ${to}`];
  const quoted = (note: string) => (note ? `“${note}”` : 'empty');
  const nameOf = (id: string) => projectName(get('projects', id));
  return [
    ...(before.projectId === after.projectId
      ? []
      : [`Project: ${nameOf(before.projectId)} became ${nameOf(after.projectId)}`]),
    ...(before.taskId === after.taskId
      ? []
      : named('Task', taskTitle(before.taskId), taskTitle(after.taskId))),
    ...named('Note', quoted(before.note), quoted(after.note)),
    ...named('Billed to the client', before.billable ? 'yes' : 'no', after.billable ? 'yes' : 'no'),
  ];
}

/** Message for an entry on a draft invoice, which would keep the project and the rate from before. */
export const onDraftInvoice =
  'This entry is on a draft invoice. Remove its line, or delete the draft, first.';

/**
 * Corrects an entry of another person, adds one, or removes one. The week keeps its status, and a week without a time
 * sheet gets an open one. Measured time that changes counts as entered by hand.
 * @throws DomainError if the actor is no admin, the entry is on a draft invoice, there is no reason, nothing changes, the day is full, or the entry was changed meanwhile
 */
export function correctTime(
  { personId, day, seen, reason, createId = newId, ...typed }: CorrectTime,
  read: Read,
  { actorId, at }: CommandContext,
): Plan {
  if (read.get('people', actorId)?.kind !== 'admin')
    throw new DomainError('Only an admin can correct the time of a week. Ask an admin.');
  if (!reason.trim()) throw new DomainError('Enter a reason, so that the person knows why.');
  const stored = seen && read.get('timeEntries', seen.id);
  if (seen && !(stored && keepsTime(seen, stored)))
    throw new DomainError('This entry was changed since you opened it. Cancel this and open it again.');
  if (stored && invoiceByEntry(read.all('invoices')).get(stored.id)?.status === 'draft')
    throw new DomainError(onDraftInvoice);
  const before: TimeEntry = stored ?? {
    id: createId(),
    revision: 0,
    personId,
    projectId: typed.projectId,
    taskId: null,
    day,
    minutes: 0,
    startedAt: null,
    endedAt: null,
    note: '',
    billable: typed.billable,
  };
  const keepsMinutes = before.minutes === typed.minutes;
  const after: TimeEntry = {
    ...before,
    ...typed,
    note: typed.note.trim(),
    ...(!keepsMinutes && { startedAt: null, endedAt: null }),
  };
  if (!stored && after.minutes === 0) throw new DomainError('Enter the time of the new entry, such as 1:30.');
  if (keepsTime(before, after))
    throw new DomainError('You have not changed the entry. Change it, or cancel.');
  if (after.minutes > before.minutes)
    assertDayFits(day, minutesOn(read.all('timeEntries'), personId, day) - before.minutes + after.minutes);
  const correction: Correction = {
    id: createId(),
    byId: actorId,
    at,
    projectId: before.projectId,
    day,
    from: before.minutes,
    to: after.minutes,
    reason: reason.trim(),
    details: stored && after.minutes > 0 ? detailsOf(before, after, read) : [],
  };
  const sheet = timesheetOf(read.all('timesheets'), personId, day);
  return {
    label: `Corrected ${personName(read.get('people', personId))}, ${projectName(read.get('projects', before.projectId))}, ${shortDay(day)}`,
    changes: [
      put('timesheets', { ...sheet, corrections: [...sheet.corrections, correction] }),
      after.minutes === 0 ? remove('timeEntries', before) : put('timeEntries', after),
    ],
  };
}
