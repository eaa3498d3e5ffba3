import { timesheetId, timesheetOf } from '@/dashboard/commands/time/timesheets';
import { addDays, weekStart } from '@/dashboard/days/days';
import { isStaff } from '@/dashboard/figures/planned-time';
import { waitingFor, type DecidedRecords } from '@/dashboard/figures/waiting';
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

/** The lists of the screen. Weeks that are not submitted are `open`. */
export type ApprovalStatus = 'waiting' | 'approved' | 'returned' | 'open';

interface ApprovalBase {
  id: string;
  person: Person;
  words: string;
  /** Instant of the submission, or of the decision. Empty for an open week. */
  since: string;
  status: ApprovalStatus;
}

export type WeekApproval = ApprovalBase & { kind: 'week'; sheet: Timesheet };

export type Approval =
  | WeekApproval
  | (ApprovalBase & { kind: 'assignment'; assignment: Assignment })
  | (ApprovalBase & { kind: 'leave'; leave: Leave });

export type ApprovalKind = Approval['kind'];

export interface ApprovalRecords extends DecidedRecords {
  people: readonly Person[];
  timeEntries: readonly TimeEntry[];
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

/**
 * The minutes of a person in the week of a Monday. Passes over the entries once: an index by day takes longer to make, and a
 * change of one entry outdates it.
 * @param mondays - of the weeks to sum up. @default all weeks
 */
function weekMinutes(
  entries: readonly TimeEntry[],
  mondays?: ReadonlySet<string>,
): (personId: string, monday: string) => number {
  const sums = new Map<string, Map<string, number>>();
  const mondayOf = remembered(weekStart);
  for (const { day, personId, minutes } of entries) {
    const monday = mondayOf(day);
    if (mondays && !mondays.has(monday)) continue;
    const week = sums.get(monday) ?? new Map<string, number>();
    if (week.size === 0) sums.set(monday, week);
    week.set(personId, (week.get(personId) ?? 0) + minutes);
  }
  return (personId, monday) => sums.get(monday)?.get(personId) ?? 0;
}

/**
 * Weeks, assignments and leave of one status, without those of deleted people. Waiting items are sorted by the longest
 * wait, decided ones by the latest decision.
 * @param today - ISO date
 */
export function approvalList(
  records: ApprovalRecords,
  status: Exclude<ApprovalStatus, 'open'>,
  today: string,
): Approval[] {
  const byId = new Map(records.people.map((person) => [person.id, person]));
  const kindOf = kindNames(records.leaveKinds);
  const items: Approval[] = [];
  const found = status === 'waiting' ? waitingFor(records) : records;
  const sheets = found.timesheets.filter((sheet) => weekStatus[sheet.status] === status);
  const minutesOf = weekMinutes(records.timeEntries, new Set(sheets.map((sheet) => sheet.weekStart)));
  for (const sheet of sheets) {
    const { id, weekStart: monday, submittedAt, decidedAt } = sheet;
    const person = byId.get(sheet.personId);
    if (!person) continue;
    const words = `${weekName(monday)}, ${hoursAndMinutes(minutesOf(person.id, monday))}`;
    const since = (status === 'waiting' ? submittedAt : decidedAt) ?? '';
    items.push({ kind: 'week', id, person, sheet, words, since, status });
  }
  for (const assignment of found.assignments) {
    const { id, title, submission, feedback, earlier } = assignment;
    const person = byId.get(assignment.personId);
    if (!person || workStatus[assignment.status] !== status) continue;
    const submittedAt = submission?.at ?? earlier.at(-1)?.at ?? '';
    const since = status === 'waiting' ? submittedAt : (feedback.at(-1)?.at ?? submittedAt);
    items.push({ kind: 'assignment', id, person, assignment, words: title, since, status });
  }
  for (const leave of found.leave) {
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

/** The Mondays of the weeks in which a person was employed until today. */
function employedWeeks({ joinedOn, endsOn }: Person, today: string): string[] {
  const last = endsOn !== null && endsOn < today ? endsOn : today;
  const mondays: string[] = [];
  for (let monday = weekStart(joinedOn); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/**
 * Weeks that are not submitted, latest first: those with time, and all weeks of a person, with the returned ones.
 * @param today - ISO date
 */
export function openWeeks(
  { people, timesheets, timeEntries }: Pick<ApprovalRecords, 'people' | 'timesheets' | 'timeEntries'>,
  personId: string | null,
  today: string,
): WeekApproval[] {
  const sheets = new Map(timesheets.map((sheet) => [sheet.id, sheet]));
  const minutesOf = weekMinutes(timeEntries);
  const mondays = new Set([...new Set(timeEntries.map(({ day }) => day))].map(weekStart));
  return people
    .filter(({ id }) => personId === null || id === personId)
    .flatMap((person) => {
      const employed = new Set(personId !== null && isStaff(person) ? employedWeeks(person, today) : []);
      return [...new Set([...mondays, ...employed])].flatMap((monday) => {
        const sheet = sheets.get(timesheetId(person.id, monday)) ?? timesheetOf([], person.id, monday);
        const minutes = minutesOf(person.id, monday);
        const { status } = sheet;
        if (status !== 'open' && (status !== 'returned' || personId === null)) return [];
        if (minutes === 0 && !employed.has(monday)) return [];
        const words = `${weekName(monday)}, ${minutes > 0 ? hoursAndMinutes(minutes) : 'no time'}`;
        return {
          kind: 'week' as const,
          id: sheet.id,
          person,
          sheet,
          words,
          since: sheet.decidedAt ?? '',
          status,
        };
      });
    })
    .sort(
      (a, b) =>
        b.sheet.weekStart.localeCompare(a.sheet.weekStart) ||
        a.person.name.localeCompare(b.person.name, 'en'),
    );
}
