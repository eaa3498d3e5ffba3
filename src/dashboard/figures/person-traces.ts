import type { Read } from '@/dashboard/model/command';
import type {
  Assignment,
  CalendarEvent,
  Goal,
  Leave,
  LeaveAllowance,
  Meeting,
  Message,
  Project,
  ReportNote,
  Task,
  TimeEntry,
  Timesheet,
} from '@/dashboard/model/records/records';
import { counted, listed } from '@/dashboard/words/count';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { perObject } from '@/lib/remembered';

/** Amounts of records that refer to a person. */
export interface PersonTraces {
  minutes: number;
  messages: number;
  openTasks: number;
  doneTasks: number;
  /** Number of other references: projects, events, comments, assignments, meetings, leave, decisions. */
  others: number;
}

const none: PersonTraces = { minutes: 0, messages: 0, openTasks: 0, doneTasks: 0, others: 0 };

type Traces = ReadonlyMap<string, PersonTraces>;
type Add = (id: string | null, key: keyof PersonTraces, amount?: number) => void;

/** Counts the references of a collection once for each of its lists: the log asks again for each row and render. */
const tracesIn = <T>(count: (record: T, add: Add) => void) =>
  perObject((records: readonly T[]): Traces => {
    const traces = new Map<string, PersonTraces>();
    const add: Add = (id, key, amount = 1) => {
      if (id === null || amount === 0) return;
      const known = traces.get(id);
      if (known) known[key] += amount;
      else traces.set(id, { ...none, [key]: amount });
    };
    for (const record of records) count(record, add);
    return traces;
  });

const inEntries = tracesIn(({ personId, minutes }: TimeEntry, add) => add(personId, 'minutes', minutes));
const inMessages = tracesIn(({ fromId, toIds }: Message, add) => {
  for (const id of new Set([fromId, ...toIds])) add(id, 'messages');
});
const inTasks = tracesIn(({ assigneeId, status, comments }: Task, add) => {
  add(assigneeId, status === 'done' ? 'doneTasks' : 'openTasks');
  for (const { authorId } of comments) add(authorId, 'others');
});
const inProjects = tracesIn(({ leadId, memberIds }: Project, add) => {
  for (const id of new Set([leadId, ...memberIds])) add(id, 'others');
});
const inEvents = tracesIn(({ ownerId, attendeeIds }: CalendarEvent, add) => {
  for (const id of new Set([ownerId, ...attendeeIds])) add(id, 'others');
});
const inDecided = tracesIn(({ personId, decidedById }: Timesheet | Leave, add) => {
  add(personId, 'others');
  add(decidedById, 'others');
});
const inAssignments = tracesIn(({ personId, feedback }: Assignment, add) => {
  add(personId, 'others');
  for (const { byId } of feedback) add(byId, 'others');
});
const inMeetings = tracesIn(({ internId, mentorId }: Meeting, add) => {
  add(internId, 'others');
  add(mentorId, 'others');
});
const inGoals = tracesIn(({ internId }: Goal, add) => add(internId, 'others'));
const inAllowances = tracesIn(({ personId }: LeaveAllowance, add) => add(personId, 'others'));
const inNotes = tracesIn(({ signedOffById }: ReportNote, add) => add(signedOffById, 'others'));

const allTraces = ({ all }: Pick<Read, 'all'>): readonly Traces[] => [
  inEntries(all('timeEntries')),
  inMessages(all('messages')),
  inTasks(all('tasks')),
  inProjects(all('projects')),
  inEvents(all('events')),
  inDecided(all('timesheets')),
  inAssignments(all('assignments')),
  inMeetings(all('meetings')),
  inGoals(all('goals')),
  inDecided(all('leave')),
  inAllowances(all('leaveAllowances')),
  inNotes(all('reportNotes')),
];

/** The references to people, by id. Leaves out people without references. @param ids - of the people. @default everybody */
export function personTraces(read: Pick<Read, 'all'>, ids?: readonly string[]): Traces {
  const parts = allTraces(read);
  const wanted = ids ?? new Set(parts.flatMap((traces) => [...traces.keys()]));
  const found = new Map<string, PersonTraces>();
  for (const id of wanted) {
    const its = parts.flatMap((traces) => traces.get(id) ?? []);
    if (its.length > 0) found.set(id, sumTraces(its));
  }
  return found;
}

/** The sum of several people's traces. */
export function sumTraces(traces: readonly PersonTraces[]): PersonTraces {
  return traces.reduce(
    (sum, each) => ({
      minutes: sum.minutes + each.minutes,
      messages: sum.messages + each.messages,
      openTasks: sum.openTasks + each.openTasks,
      doneTasks: sum.doneTasks + each.doneTasks,
      others: sum.others + each.others,
    }),
    none,
  );
}

/** Describes traces: `214 h, 12 messages and 3 open tasks`. */
export function traceWords({ minutes, messages, openTasks, doneTasks, others }: PersonTraces): string {
  const words = [
    minutes > 0 && hoursAndMinutes(minutes),
    messages > 0 && counted(messages, 'message'),
    openTasks > 0 && counted(openTasks, 'open task'),
    doneTasks > 0 && counted(doneTasks, 'finished task'),
  ].filter((word) => word !== false);
  if (words.length === 0 && others > 0) return counted(others, 'other record');
  return listed(words);
}
