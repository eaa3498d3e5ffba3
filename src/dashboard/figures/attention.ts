import { portalPath } from '@/routes/portal-paths';
import type { Assignment, Leave, Person, ReportNote, Timesheet } from '@/dashboard/model/records/records';
import { addDays, addMonths, isoWeek, monthOf } from '@/dashboard/days/days';
import { counted } from '@/dashboard/words/count';
import { longMonth } from '@/dashboard/words/day';

/** A task that needs the admin's attention. */
export interface AttentionItem {
  /** Kind of task. There is at most one item of each kind. */
  id: 'timesheets' | 'mentors' | 'report' | 'onboarding' | 'assignments' | 'access' | 'leave' | 'backup';
  text: string;
  /** Number of records, or their area. */
  detail: string;
  dueOn: string;
  path: string;
  count: number;
}

export interface AttentionRecords {
  people: readonly Person[];
  timesheets: readonly Timesheet[];
  assignments: readonly Assignment[];
  reportNotes: readonly ReportNote[];
  leave: readonly Leave[];
  /** ISO date of the first change since the last backup. Null if there is none. */
  unsavedSince: string | null;
}

/** Deadlines: days from a week's Monday, and days of the month for the report and the review. */
const decideWeekDays = 9;
const signOffDay = '24';
const reviewDay = '26';
/** Deadlines in days: to complete a new person's onboarding, and to answer an intern's work. */
const onboardingDays = 28;
const answerDays = 3;
/** Days before a leave begins by which a request should be decided. */
const decideLeaveDays = 21;

/** Days after the first change by which a backup should be downloaded. */
const backupDays = 7;

const earliest = (days: readonly string[]) => days.reduce((first, day) => (day < first ? day : first));
const isHere = ({ status }: Person) => status === 'active' || status === 'invited';

function timesheetItem(timesheets: readonly Timesheet[]): AttentionItem | null {
  const waiting = timesheets.filter(({ status }) => status === 'submitted');
  if (!waiting.length) return null;
  const weeks = new Set(waiting.map(({ weekStart }) => weekStart));
  const first = earliest([...weeks]);
  return {
    id: 'timesheets',
    text: weeks.size === 1 ? `Approve time sheets, week ${isoWeek(first).week}` : 'Approve time sheets',
    detail: `${waiting.length} waiting`,
    dueOn: addDays(first, decideWeekDays),
    path: portalPath('approvals'),
    count: waiting.length,
  };
}

function mentorItem(people: readonly Person[], today: string): AttentionItem | null {
  const alone = people.filter((person) => person.kind === 'intern' && isHere(person) && !person.mentorId);
  if (!alone.length) return null;
  return {
    id: 'mentors',
    text: `Assign a mentor to ${counted(alone.length, 'intern')}`,
    detail: 'Training',
    dueOn: today,
    // `\0` is the empty text in a table's address: no mentor.
    path: portalPath('interns', { mentor: '\\0' }),
    count: alone.length,
  };
}

function reportItem(
  people: readonly Person[],
  reportNotes: readonly ReportNote[],
  today: string,
): AttentionItem | null {
  const month = addMonths(monthOf(today), -1);
  // An agency that has just started has no earlier months.
  if (!people.some(({ joinedOn }) => monthOf(joinedOn) <= month)) return null;
  if (reportNotes.some(({ id, signedOffAt }) => id === month && signedOffAt !== null)) return null;
  return {
    id: 'report',
    text: `Sign off the ${longMonth(month)} report`,
    detail: 'Reports',
    dueOn: `${monthOf(today)}-${signOffDay}`,
    path: portalPath('monthly-report', { on: `${month}-01` }),
    count: 1,
  };
}

function onboardingItem(people: readonly Person[], today: string): AttentionItem | null {
  const fresh = people.filter(
    (person) =>
      (person.kind === 'employee' || person.kind === 'intern') &&
      isHere(person) &&
      (!person.verified || person.status === 'invited') &&
      // The item expires after twice the deadline, because an import may contain people who joined years ago.
      addDays(person.joinedOn, 2 * onboardingDays) >= today,
  );
  if (!fresh.length) return null;
  const [first] = fresh;
  return {
    id: 'onboarding',
    text: `Finish onboarding of ${fresh.length === 1 ? first!.name : counted(fresh.length, 'person', 'people')}`,
    detail: fresh.length === 1 ? first!.team : 'Employees and interns',
    dueOn: addDays(earliest(fresh.map(({ joinedOn }) => joinedOn)), onboardingDays),
    path: portalPath(first!.kind === 'intern' ? 'interns' : 'employees', { id: first!.id }),
    count: fresh.length,
  };
}

function assignmentItem(assignments: readonly Assignment[]): AttentionItem | null {
  const waiting = assignments.filter(({ status, submission }) => status === 'submitted' && submission);
  if (!waiting.length) return null;
  const first = earliest(waiting.map(({ submission }) => submission!.at.slice(0, 10)));
  return {
    id: 'assignments',
    text: `Review ${counted(waiting.length, 'assignment')}`,
    detail: 'Training',
    dueOn: addDays(first, answerDays),
    path: portalPath('approvals', { id: waiting[0]!.id }),
    count: waiting.length,
  };
}

function accessItem(people: readonly Person[], today: string): AttentionItem | null {
  const unsure = people.filter((person) => person.kind === 'regular' && isHere(person) && !person.verified);
  if (!unsure.length) return null;
  return {
    id: 'access',
    text: 'Review access for regular users',
    detail: `${unsure.length} not verified`,
    dueOn: `${monthOf(today)}-${reviewDay}`,
    path: portalPath('regular-users', { verified: 'no', status: 'active,invited' }),
    count: unsure.length,
  };
}

function leaveItem(leave: readonly Leave[], people: readonly Person[], today: string): AttentionItem | null {
  const known = new Set(people.map(({ id }) => id));
  const waiting = leave.filter(({ status, personId }) => status === 'requested' && known.has(personId));
  if (!waiting.length) return null;
  const first = earliest(waiting.map(({ firstDay }) => firstDay));
  return {
    id: 'leave',
    text: `Decide on ${counted(waiting.length, 'leave request')}`,
    detail: 'Leave',
    // Three weeks before the leave begins, and today for one that begins sooner.
    dueOn: addDays(first, -decideLeaveDays) < today ? today : addDays(first, -decideLeaveDays),
    path: portalPath('leave'),
    count: waiting.length,
  };
}

function backupItem(unsavedSince: string | null, today: string): AttentionItem | null {
  const dueOn = unsavedSince && addDays(unsavedSince, backupDays);
  if (!dueOn || dueOn > today) return null;
  return {
    id: 'backup',
    text: 'Download a backup',
    detail: 'Settings',
    dueOn,
    path: `${portalPath('settings')}#backup`,
    count: 1,
  };
}

/** The tasks that need the admin's attention, most urgent first. @param today - ISO date */
export function attentionItems(records: AttentionRecords, today: string): AttentionItem[] {
  const { people, timesheets, assignments, reportNotes, leave, unsavedSince } = records;
  return [
    timesheetItem(timesheets),
    mentorItem(people, today),
    reportItem(people, reportNotes, today),
    onboardingItem(people, today),
    assignmentItem(assignments),
    accessItem(people, today),
    leaveItem(leave, people, today),
    backupItem(unsavedSince, today),
  ]
    .filter((item) => item !== null)
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
}
