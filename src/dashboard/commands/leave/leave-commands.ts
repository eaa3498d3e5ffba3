import { editRecord } from '@/dashboard/commands/edit-record';
import { isLive } from '@/dashboard/figures/leave';
import { assertKindUnused } from '@/dashboard/rules/needed-records';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { put, remove } from '@/dashboard/model/change';
import type { CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Leave, LeaveKind, Person } from '@/dashboard/model/records/records';
import { dayWithYear } from '@/dashboard/words/day';
import { kindNames, leaveWords } from '@/dashboard/words/leave';
import { personName } from '@/dashboard/words/person';
import { newId } from '@/lib/new-id';
import { checkLeave, type LeaveDraft } from './check-leave';

const wordsOf = ({ all }: Read, { kindId }: Pick<Leave, 'kindId'>) =>
  kindNames(all('leaveKinds'))(kindId).toLowerCase();

/** Checks a draft again, because the records may have changed since the form did. @throws DomainError */
function assertRight(read: Read, draft: LeaveDraft, id: string | null, today: string): void {
  const [error] = Object.values(
    checkLeave(draft, {
      person: read.get('people', draft.personId),
      leave: read.all('leave'),
      leaveKinds: read.all('leaveKinds'),
      holidays: read.all('holidays'),
      workdays: workdaysOf(read.get('settings', 'agency')),
      id,
      today,
    }),
  );
  if (error) throw new DomainError(error);
}

interface SaveLeave {
  draft: LeaveDraft;
  /** Null for new leave. */
  record: Leave | null;
  /** Leave that an admin enters needs no approval. */
  asAdmin: boolean;
  today: string;
}

/** Requests, enters or corrects leave. @throws DomainError if the leave is not possible */
export function saveLeave(
  { draft, record, asAdmin, today }: SaveLeave,
  read: Read,
  { at, actorId }: CommandContext,
): Plan {
  const note = draft.note.trim();
  assertRight(read, draft, record?.id ?? null, today);
  const isApproved = asAdmin || read.get('leaveKinds', draft.kindId)?.needsApproval === false;
  const decision = isApproved
    ? { decidedAt: at, decidedById: actorId }
    : { decidedAt: null, decidedById: null };
  const saved: Leave = record
    ? { ...record, ...draft, note }
    : {
        id: newId(),
        revision: 0,
        ...draft,
        note,
        status: isApproved ? 'approved' : 'requested',
        requestedAt: at,
        reason: '',
        ...decision,
      };
  const name = personName(read.get('people', draft.personId));
  const days = leaveWords(draft, today);
  const kind = wordsOf(read, draft);
  const label = record
    ? `Corrected ${kind} of ${name}, ${days}`
    : isApproved
      ? `Entered ${kind} of ${name}, ${days}`
      : `Requested ${kind}, ${days}`;
  return { label, changes: [put('leave', saved)] };
}

/** @throws DomainError if a request has days before a person's first day or after the last one */
function assertEmployed(person: Person | null, { firstDay, lastDay }: Leave): void {
  if (!person) return;
  const { name, joinedOn, endsOn } = person;
  const limit =
    endsOn !== null && lastDay > endsOn
      ? `The last day of ${name} is ${dayWithYear(endsOn)}.`
      : firstDay < joinedOn && `${name} joins on ${dayWithYear(joinedOn)}.`;
  if (limit) throw new DomainError(`${limit} Return this request, or correct it first.`);
}

export type LeaveVerdict = 'approved' | 'returned';

/**
 * Approves or returns a request.
 * @throws DomainError if it was decided or withdrawn, is returned without a reason, or would be approved beyond the employment
 */
export function decideLeave(
  { id, verdict, reason, today }: { id: string; verdict: LeaveVerdict; reason: string; today: string },
  read: Read,
  { at, actorId }: CommandContext,
): Plan {
  const change = editRecord(read, 'leave', id, (latest) => {
    if (latest.status !== 'requested')
      throw new DomainError('This request is no longer waiting for a decision: it was decided or withdrawn.');
    if (verdict === 'returned' && !reason.trim())
      throw new DomainError('Write a reason, so that the person can choose other days.');
    if (verdict === 'approved') assertEmployed(read.get('people', latest.personId), latest);
    return { ...latest, status: verdict, decidedAt: at, decidedById: actorId, reason: reason.trim() };
  });
  const latest = read.get('leave', id)!;
  const name = personName(read.get('people', latest.personId));
  return {
    label: `${verdict === 'approved' ? 'Approved' : 'Returned'} ${wordsOf(read, latest)} of ${name}, ${leaveWords(latest, today)}`,
    changes: [change],
  };
}

/** Withdraws leave that waits or has not begun. @throws DomainError if it has begun or is over */
export function withdrawLeave({ id, today }: { id: string; today: string }, read: Read): Plan {
  const change = editRecord(read, 'leave', id, (latest) => {
    if (!isLive(latest)) throw new DomainError('This leave was returned or withdrawn already.');
    if (latest.status === 'approved' && latest.firstDay <= today)
      throw new DomainError('This leave has begun. Ask an admin to correct it.');
    return { ...latest, status: 'withdrawn' };
  });
  const latest = read.get('leave', id)!;
  return { label: `Withdrew ${wordsOf(read, latest)}, ${leaveWords(latest, today)}`, changes: [change] };
}

/** Deletes a leave. @throws DomainError if it was deleted */
export function removeLeave({ id, today }: { id: string; today: string }, read: Read): Plan {
  const latest = read.get('leave', id);
  if (!latest) throw new DomainError('This leave was deleted.');
  const name = personName(read.get('people', latest.personId));
  return {
    label: `Deleted ${wordsOf(read, latest)} of ${name}, ${leaveWords(latest, today)}`,
    changes: [remove('leave', latest)],
  };
}

/** Adds kinds of leave where there are none. @throws DomainError if there are some */
export function addUsualKinds(kinds: readonly LeaveKind[], { all }: Read): Plan {
  if (all('leaveKinds').length > 0) throw new DomainError('There are kinds of leave already.');
  return { label: 'Added the usual kinds of leave', changes: kinds.map((kind) => put('leaveKinds', kind)) };
}

/** Deletes a kind of leave that no leave uses. @throws DomainError if leave of the kind exists */
export function removeKind(id: string, read: Read): Plan {
  const kind = read.get('leaveKinds', id);
  if (!kind) throw new DomainError('This kind was deleted.');
  assertKindUnused(kind, read);
  return { label: `Deleted the kind “${kind.name}”`, changes: [remove('leaveKinds', kind)] };
}

export interface NewHoliday {
  day: string;
  name: string;
  half: boolean;
}

/** Adds public holidays. Leaves out days that the agency has already. */
export function addHolidays(
  { days, source }: { days: readonly NewHoliday[]; source: string },
  { all }: Read,
): Plan {
  const known = new Set(all('holidays').map(({ day }) => day));
  const fresh = days.filter(({ day }) => !known.has(day));
  const [first] = fresh;
  if (!first) throw new DomainError('All of these days are in the list already.');
  return {
    label: fresh.length === 1 ? `Added ${first.name}` : `Added ${fresh.length} public holidays`,
    changes: fresh.map(({ day, name, half }) =>
      put('holidays', { id: newId(), revision: 0, day, name, half, source }),
    ),
  };
}
