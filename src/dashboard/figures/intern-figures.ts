import { lastWeeks, weekRange } from '@/dashboard/days/days';
import type {
  Assignment,
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
import { entriesByPerson, entriesByWeek, sumMinutes } from './time';
import type { TimeOff } from './time-off';

export interface InternTurns {
  /** Number of submissions that wait for a decision. */
  submissions: number;
  nextMeeting: Meeting | null;
  /** Number of conversations with unread messages of the intern. */
  unread: number;
}

/** What an intern's mentor has to do next. */
export function turnsOf(
  records: {
    assignments: readonly Assignment[];
    meetings: readonly Meeting[];
    messages: readonly Message[];
  },
  { internId, mentorId, localNow }: { internId: string; mentorId: string; localNow: string },
): InternTurns {
  const unread = records.messages.filter(
    (message) => message.fromId === internId && isUnread(message, mentorId),
  );
  return {
    submissions: records.assignments.filter(
      ({ personId, status }) => personId === internId && status === 'submitted',
    ).length,
    nextMeeting: meetingsOf(records.meetings, internId, localNow).coming[0] ?? null,
    unread: new Set(unread.map(({ threadId }) => threadId)).size,
  };
}

/** The last message of each conversation between two people, latest first. */
export function conversationsOf(messages: readonly Message[], a: string, b: string): Message[] {
  const last = new Map<string, Message>();
  for (const message of messages) {
    const isBetween =
      (message.fromId === a && message.toIds.includes(b)) ||
      (message.fromId === b && message.toIds.includes(a));
    const known = last.get(message.threadId);
    if (isBetween && (!known || known.sentAt < message.sentAt)) last.set(message.threadId, message);
  }
  return [...last.values()].sort((x, y) => y.sentAt.localeCompare(x.sentAt));
}

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
  const entries = entriesByWeek(entriesByPerson(records.timeEntries).get(person.id) ?? []);
  const sheets = new Map(
    records.timesheets
      .filter(({ personId }) => personId === person.id)
      .map(({ weekStart, status }) => [weekStart, status]),
  );
  return lastWeeks(today, count)
    .map((monday) => ({
      monday,
      minutes: sumMinutes(entries.get(monday) ?? []),
      planned: plannedMinutes(person, weekRange(monday), records.off),
      status: sheets.get(monday) ?? 'open',
    }))
    .sort((a, b) => b.monday.localeCompare(a.monday));
}
