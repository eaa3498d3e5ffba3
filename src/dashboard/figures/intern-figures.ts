import { lastWeeks, weekRange, weekStart } from '@/dashboard/days/days';
import type {
  Assignment,
  Course,
  CourseProgress,
  Meeting,
  Message,
  Person,
  TimeEntry,
  Timesheet,
  TimesheetStatus,
} from '@/dashboard/model/records/records';
import { meetingsOf } from './mentorship';
import { isUnread } from './messages';
import { plannedMinutes } from './planned-time';
import { minutesIn } from './day-minutes';
import { entriesOfPerson } from './time';
import type { TimeOff } from './time-off';
import { latestByThread } from './latest-by-thread';
import { trainingProgress, type TrainingFigure } from './training';

/** The records that the list of interns reads. */
export interface InternRecords {
  assignments: readonly Assignment[];
  courses: readonly Course[];
  courseProgress: readonly CourseProgress[];
  meetings: readonly Meeting[];
  messages: readonly Message[];
  timeEntries: readonly TimeEntry[];
  off: TimeOff;
}

export interface InternFigure {
  intern: Person;
  /** Number of submissions that wait for a decision. */
  submissions: number;
  /** Number of conversations with unread messages of the intern. */
  unread: number;
  training: TrainingFigure;
  nextMeeting: Meeting | null;
  /** Minutes of this week. */
  minutes: number;
  /** Planned minutes of this week. */
  planned: number;
}

/** The records of each person, by id. */
function groupByPerson<T>(records: readonly T[], personOf: (record: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const id = personOf(record);
    const group = groups.get(id);
    if (group) group.push(record);
    else groups.set(id, [record]);
  }
  return groups;
}

/** Returns the mentor's next actions for each intern, with training and this week. Reads each record once. */
export function internFigures(
  interns: readonly Person[],
  records: InternRecords,
  { mentorId, localNow }: { mentorId: string; localNow: string },
): InternFigure[] {
  const submissions = groupByPerson(
    records.assignments.filter(({ status }) => status === 'submitted'),
    ({ personId }) => personId,
  );
  const unread = groupByPerson(
    records.messages.filter((message) => isUnread(message, mentorId)),
    ({ fromId }) => fromId,
  );
  const progress = groupByPerson(records.courseProgress, ({ personId }) => personId);
  const meetings = groupByPerson(records.meetings, ({ internId }) => internId);
  const week = weekRange(weekStart(localNow.slice(0, 10)));
  return interns.map((intern) => ({
    intern,
    submissions: submissions.get(intern.id)?.length ?? 0,
    unread: new Set(unread.get(intern.id)?.map(({ threadId }) => threadId)).size,
    training: trainingProgress(records.courses, progress.get(intern.id) ?? [], intern.id),
    nextMeeting: meetingsOf(meetings.get(intern.id) ?? [], intern.id, localNow).coming[0] ?? null,
    minutes: minutesIn(entriesOfPerson(records.timeEntries, intern.id), week).loggedMinutes,
    planned: plannedMinutes(intern, week, records.off),
  }));
}

/** The last message of each conversation between two people, latest first. */
export const conversationsOf = (messages: readonly Message[], a: string, b: string): Message[] =>
  latestByThread(
    messages.filter(
      ({ fromId, toIds }) => (fromId === a && toIds.includes(b)) || (fromId === b && toIds.includes(a)),
    ),
  );

export interface InternWeek {
  monday: string;
  minutes: number;
  planned: number;
  status: TimesheetStatus;
}

/** The last weeks of a person, this week first. */
export function weeksOf(
  person: Person,
  records: { timeEntries: readonly TimeEntry[]; timesheets: readonly Timesheet[]; off: TimeOff },
  { today, count }: { today: string; count: number },
): InternWeek[] {
  const entries = entriesOfPerson(records.timeEntries, person.id);
  const sheets = new Map(
    records.timesheets
      .filter(({ personId }) => personId === person.id)
      .map(({ weekStart, status }) => [weekStart, status]),
  );
  return lastWeeks(today, count)
    .map((monday) => ({
      monday,
      minutes: minutesIn(entries, weekRange(monday)).loggedMinutes,
      planned: plannedMinutes(person, weekRange(monday), records.off),
      status: sheets.get(monday) ?? 'open',
    }))
    .sort((a, b) => b.monday.localeCompare(a.monday));
}
