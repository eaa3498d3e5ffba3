import * as v from 'valibot';
import { collectionNames, type CollectionName, type Collections } from './records';

/**
 * What a record of each collection must look like, for what comes from outside: a backup. It weighs too much for the first
 * screen and is loaded when a backup is opened. What is read back from this browser meets `shapes` instead.
 */

const text = v.pipe(v.string(), v.maxLength(100_000, 'a text of at most 100,000 letters'));
const id = v.pipe(v.string(), v.minLength(1, 'an id'), v.maxLength(300, 'an id of at most 300 letters'));
const whole = v.pipe(v.number(), v.safeInteger('a whole number'));
const minutes = v.pipe(whole, v.minValue(0, 'a number of minutes from 0'));
const isReal = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-18'),
  v.check(isReal, 'a day that exists'),
);
const local = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'a local time such as 2026-11-18T09:30'),
  v.check((value) => isReal(value.slice(0, 10)), 'a day that exists'),
);
const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T.*Z$/, 'an instant such as 2026-11-18T09:30:00Z'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'an instant that exists'),
);
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00'));
const percent = v.pipe(v.number(), v.minValue(0, 'from 0'), v.maxValue(100, 'up to 100'));
const ids = v.array(id);
const texts = v.array(text);

/** What every record has, and its own fields; a field that no version of the portal writes is refused. */
const record = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.strictObject({ id, revision: v.pipe(whole, v.minValue(0, 'a count from 0')), ...fields });

const submission = v.strictObject({ link: text, note: text, fileId: v.nullable(id), at: instant });

export const recordSchemas = {
  people: record({
    kind: v.picklist(['admin', 'employee', 'intern', 'regular']),
    name: text,
    email: text,
    personalEmail: text,
    phone: text,
    address: text,
    bio: text,
    verified: v.boolean(),
    status: v.picklist(['active', 'invited', 'suspended', 'left']),
    team: text,
    position: text,
    joinedOn: day,
    endsOn: v.nullable(day),
    weeklyMinutes: minutes,
    requiredMinutes: v.nullable(minutes),
    mentorId: v.nullable(id),
    lastSeenAt: v.nullable(instant),
  }),
  projects: record({
    name: text,
    client: text,
    status: v.picklist(['active', 'paused', 'done']),
    startsOn: day,
    dueOn: day,
    budgetMinutes: minutes,
    leadId: id,
    memberIds: ids,
  }),
  tasks: record({
    title: text,
    notes: text,
    projectId: id,
    assigneeId: id,
    status: v.picklist(['todo', 'doing', 'review', 'done']),
    priority: v.picklist(['low', 'normal', 'high']),
    dueOn: v.nullable(day),
    order: v.number(),
    subtasks: v.array(v.strictObject({ id, text, done: v.boolean() })),
    comments: v.array(v.strictObject({ id, authorId: id, text, at: instant })),
    createdOn: day,
    completedOn: v.nullable(day),
  }),
  timeEntries: record({
    personId: id,
    projectId: id,
    taskId: v.nullable(id),
    day,
    minutes,
    startedAt: v.nullable(local),
    endedAt: v.nullable(local),
    note: text,
    billable: v.boolean(),
  }),
  timesheets: record({
    personId: id,
    weekStart: day,
    status: v.picklist(['open', 'submitted', 'approved', 'returned']),
    submittedAt: v.nullable(instant),
    decidedAt: v.nullable(instant),
    decidedById: v.nullable(id),
    reason: text,
  }),
  timers: record({ projectId: id, note: text, startedAt: instant }),
  events: record({
    ownerId: id,
    attendeeIds: ids,
    title: text,
    place: text,
    notes: text,
    allDay: v.boolean(),
    startsAt: local,
    endsAt: local,
    timeZone: text,
    recurrence: v.nullable(
      v.strictObject({
        frequency: v.picklist(['daily', 'weekly', 'monthly']),
        interval: v.pipe(whole, v.minValue(1, 'a number from 1')),
        weekdays: v.array(whole),
        until: v.nullable(day),
        count: v.nullable(v.pipe(whole, v.minValue(1, 'a number from 1'))),
        rule: v.optional(text),
      }),
    ),
    exceptions: v.array(local),
    overrides: v.array(
      v.strictObject({ on: local, title: text, place: text, startsAt: local, endsAt: local }),
    ),
    uid: text,
  }),
  messages: record({
    threadId: id,
    fromId: id,
    toIds: ids,
    subject: text,
    body: text,
    sentAt: instant,
    readByIds: ids,
    archivedByIds: ids,
  }),
  drafts: record({
    ownerId: id,
    toIds: ids,
    subject: text,
    body: text,
    replyToId: v.nullable(id),
    savedAt: instant,
  }),
  notices: record({
    audience: v.union([
      v.strictObject({ role: v.picklist(['admin', 'employee', 'intern']) }),
      v.strictObject({ personId: id }),
    ]),
    text,
    detail: text,
    at: instant,
    // It becomes a link: only a path of this site may.
    path: v.pipe(text, v.regex(/^\/dashboard(?:[/?]|$)/, 'a path of the portal')),
    readByIds: ids,
  }),
  courses: record({
    title: text,
    summary: text,
    lessons: v.array(v.strictObject({ id, title: text, minutes, body: texts })),
  }),
  courseProgress: record({
    personId: id,
    courseId: id,
    doneLessonIds: ids,
    lastLessonId: v.nullable(id),
  }),
  assignments: record({
    personId: id,
    courseId: v.nullable(id),
    title: text,
    brief: text,
    dueOn: day,
    status: v.picklist(['open', 'submitted', 'returned', 'accepted']),
    submission: v.nullable(submission),
    earlier: v.optional(v.array(submission)),
    feedback: v.array(v.strictObject({ text, byId: id, at: instant })),
  }),
  files: record({
    name: text,
    type: text,
    size: v.pipe(whole, v.minValue(0, 'a size from 0')),
    content: v.pipe(v.string(), v.base64('the file’s bytes in base64')),
  }),
  resources: record({ title: text, summary: text, tags: texts, minutes, body: texts }),
  bookmarks: record({ personId: id, resourceId: id }),
  meetings: record({
    internId: id,
    mentorId: id,
    startsAt: local,
    minutes,
    agenda: v.array(v.strictObject({ id, text, done: v.boolean() })),
    notes: text,
  }),
  goals: record({
    internId: id,
    title: text,
    targetOn: day,
    checkIns: v.array(v.strictObject({ id, at: instant, text, percent })),
  }),
  reportNotes: record({ text, signedOffAt: v.nullable(instant), signedOffById: v.nullable(id) }),
  savedViews: record({ ownerId: id, screen: text, name: text, search: text }),
  settings: record({
    name: text,
    email: text,
    phone: text,
    address: text,
    timeZone: text,
    hours: v.array(v.strictObject({ weekday: whole, opens: v.nullable(clock), closes: v.nullable(clock) })),
    noticeTopics: v.array(v.picklist(['people', 'time', 'messages', 'training', 'tasks'])),
  }),
} satisfies { [Name in CollectionName]: v.GenericSchema<unknown, Collections[Name]> };

/** What is wrong with a record, in words that say where; null where nothing is. */
export function faultOf(collection: CollectionName, value: unknown): string | null {
  const result = v.safeParse<v.GenericSchema>(recordSchemas[collection], value, { abortEarly: true });
  if (result.success) return null;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}

export const isCollectionName = (name: string): name is CollectionName =>
  (collectionNames as readonly string[]).includes(name);
