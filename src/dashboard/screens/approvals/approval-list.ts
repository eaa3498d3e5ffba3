import { weekRange } from '@/dashboard/days/days';
import { minutesBy } from '@/dashboard/figures/time';
import { remembered } from '@/lib/remembered';
import type {
  Assignment,
  Leave,
  LeaveKind,
  Person,
  TimeEntry,
  Timesheet,
} from '@/dashboard/model/records/records';
import { kindNames, leaveWords } from '@/dashboard/words/leave';
import { weekName } from '@/dashboard/words/range';
import { hoursAndMinutes } from '@/dashboard/words/span';

/** The lists of the screen. */
export type ApprovalStatus = 'waiting' | 'approved' | 'returned';

interface ApprovalBase {
  id: string;
  person: Person;
  words: string;
  /** Instant of the submission, or of the decision. */
  since: string;
  status: ApprovalStatus;
}

export type Approval =
  | (ApprovalBase & { kind: 'week'; sheet: Timesheet })
  | (ApprovalBase & { kind: 'assignment'; assignment: Assignment })
  | (ApprovalBase & { kind: 'leave'; leave: Leave });

export type ApprovalKind = Approval['kind'];

export interface ApprovalRecords {
  people: readonly Person[];
  timesheets: readonly Timesheet[];
  timeEntries: readonly TimeEntry[];
  assignments: readonly Assignment[];
  leave: readonly Leave[];
  leaveKinds: readonly LeaveKind[];
}

const weekStatus = { open: null, submitted: 'waiting', approved: 'approved', returned: 'returned' } as const;
const workStatus = { open: null, submitted: 'waiting', accepted: 'approved', returned: 'returned' } as const;
const leaveStatus = {
  requested: 'waiting',
  approved: 'approved',
  returned: 'returned',
  withdrawn: null,
} as const;

/** The minutes of a person in the week of a Monday. Passes over the entries of each week once. */
function weekMinutes(entries: readonly TimeEntry[]): (personId: string, monday: string) => number {
  const byPerson = remembered((monday: string) =>
    minutesBy(entries, ({ personId }) => personId, weekRange(monday)),
  );
  return (personId, monday) => byPerson(monday).get(personId) ?? 0;
}

/**
 * Weeks, assignments and leave of one status, without those of deleted people. Waiting items are sorted by the longest
 * wait, decided ones by the latest decision.
 * @param today - ISO date
 */
export function approvalList(records: ApprovalRecords, status: ApprovalStatus, today: string): Approval[] {
  const byId = new Map(records.people.map((person) => [person.id, person]));
  const minutesOf = weekMinutes(records.timeEntries);
  const kindOf = kindNames(records.leaveKinds);
  const items: Approval[] = [];
  for (const sheet of records.timesheets) {
    const { id, weekStart: monday, submittedAt, decidedAt } = sheet;
    const person = byId.get(sheet.personId);
    if (!person || weekStatus[sheet.status] !== status) continue;
    const words = `${weekName(monday)}, ${hoursAndMinutes(minutesOf(person.id, monday))}`;
    const since = (status === 'waiting' ? submittedAt : decidedAt) ?? '';
    items.push({ kind: 'week', id, person, sheet, words, since, status });
  }
  for (const assignment of records.assignments) {
    const { id, title, submission, feedback, earlier } = assignment;
    const person = byId.get(assignment.personId);
    if (!person || workStatus[assignment.status] !== status) continue;
    if (status === 'waiting' && !submission) continue;
    const submittedAt = submission?.at ?? earlier.at(-1)?.at ?? '';
    const since = status === 'waiting' ? submittedAt : (feedback.at(-1)?.at ?? submittedAt);
    items.push({ kind: 'assignment', id, person, assignment, words: title, since, status });
  }
  for (const leave of records.leave) {
    const { id, kindId, requestedAt, decidedAt } = leave;
    const person = byId.get(leave.personId);
    if (!person || leaveStatus[leave.status] !== status) continue;
    const words = `${kindOf(kindId)}, ${leaveWords(leave, today)}`;
    const since = (status === 'waiting' ? requestedAt : decidedAt) ?? '';
    items.push({ kind: 'leave', id, person, leave, words, since, status });
  }
  const way = status === 'waiting' ? 1 : -1;
  return items.sort((a, b) => way * a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
}
