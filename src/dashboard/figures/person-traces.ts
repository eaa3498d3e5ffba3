import { hoursAndMinutes } from '@/dashboard/words/span';
import type { Read } from '@/dashboard/model/command';
import { counted, listed } from '@/dashboard/words/count';

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

/** Counts the references to each person in one pass. Leaves out people without references. */
export function personTraces({ all }: Pick<Read, 'all'>): ReadonlyMap<string, PersonTraces> {
  const traces = new Map<string, PersonTraces>();
  const add = (id: string | null, key: keyof PersonTraces, amount = 1) => {
    if (id === null || amount === 0) return;
    const known = traces.get(id);
    if (known) known[key] += amount;
    else traces.set(id, { ...none, [key]: amount });
  };
  for (const { personId, minutes } of all('timeEntries')) add(personId, 'minutes', minutes);
  for (const { fromId, toIds } of all('messages'))
    for (const id of new Set([fromId, ...toIds])) add(id, 'messages');
  for (const { assigneeId, status, comments } of all('tasks')) {
    add(assigneeId, status === 'done' ? 'doneTasks' : 'openTasks');
    for (const { authorId } of comments) add(authorId, 'others');
  }
  for (const { leadId, memberIds } of all('projects'))
    for (const id of new Set([leadId, ...memberIds])) add(id, 'others');
  for (const { ownerId, attendeeIds } of all('events'))
    for (const id of new Set([ownerId, ...attendeeIds])) add(id, 'others');
  for (const { personId, decidedById } of all('timesheets')) {
    add(personId, 'others');
    add(decidedById, 'others');
  }
  for (const { personId, feedback } of all('assignments')) {
    add(personId, 'others');
    for (const { byId } of feedback) add(byId, 'others');
  }
  for (const { internId, mentorId } of all('meetings')) {
    add(internId, 'others');
    add(mentorId, 'others');
  }
  for (const { internId } of all('goals')) add(internId, 'others');
  for (const { personId, decidedById } of all('leave')) {
    add(personId, 'others');
    add(decidedById, 'others');
  }
  for (const { personId } of all('leaveAllowances')) add(personId, 'others');
  for (const { signedOffById } of all('reportNotes')) add(signedOffById, 'others');
  return traces;
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
