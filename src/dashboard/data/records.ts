import type { Role } from '@/routes/portal-table';

/**
 * What the portal keeps. Days are ISO dates (`2026-11-21`), local times `2026-11-21T09:30`, instants ISO with `Z`, spans whole
 * minutes, texts plain text. Ids are unique within their collection.
 */

/** What every record carries. */
export interface RecordBase {
  id: string;
  /** How often it was changed since the sample: 0 is a record nobody touched. The store counts; a writer hands on what it read. */
  revision: number;
}

export type PersonKind = 'admin' | 'employee' | 'intern' | 'regular';
export type PersonStatus = 'active' | 'invited' | 'suspended' | 'left';

/** Staff, interns and the agency's clients, who are its regular users. */
export interface Person extends RecordBase {
  kind: PersonKind;
  name: string;
  /** Work address; unique among people, letter case aside. */
  email: string;
  personalEmail: string;
  phone: string;
  address: string;
  bio: string;
  verified: boolean;
  status: PersonStatus;
  /** Department of staff and interns, company of a regular user. */
  team: string;
  /** Position of staff, programme of an intern, access of a regular user. */
  position: string;
  /** Join date; an intern's start date. */
  joinedOn: string;
  /** Last day of an internship. */
  endsOn: string | null;
  /** What they are planned for, in minutes a week; 0 for regular users. */
  weeklyMinutes: number;
  /** What an internship asks for in all, in minutes. */
  requiredMinutes: number | null;
  /** Who looks after an intern. */
  mentorId: string | null;
  /** Instant of the last visit; null where they never came. */
  lastSeenAt: string | null;
}

export type ProjectStatus = 'active' | 'paused' | 'done';

export interface Project extends RecordBase {
  name: string;
  client: string;
  status: ProjectStatus;
  startsOn: string;
  dueOn: string;
  /** Minutes agreed with the client. */
  budgetMinutes: number;
  leadId: string;
  memberIds: readonly string[];
}

export type TaskStatus = 'todo' | 'doing' | 'review' | 'done';
export type TaskPriority = 'low' | 'normal' | 'high';

export interface Subtask {
  id: string;
  text: string;
  done: boolean;
}

export interface Comment {
  id: string;
  authorId: string;
  text: string;
  /** Instant. */
  at: string;
}

export interface Task extends RecordBase {
  title: string;
  notes: string;
  projectId: string;
  assigneeId: string;
  status: TaskStatus;
  priority: TaskPriority;
  dueOn: string | null;
  /** Place in its column: ascending, any number. */
  order: number;
  subtasks: readonly Subtask[];
  comments: readonly Comment[];
  createdOn: string;
  /** The day it was done; null while it is not. */
  completedOn: string | null;
}

export interface TimeEntry extends RecordBase {
  personId: string;
  projectId: string;
  taskId: string | null;
  day: string;
  minutes: number;
  /** Local times where a timer measured it. */
  startedAt: string | null;
  endedAt: string | null;
  note: string;
  billable: boolean;
}

export type TimesheetStatus = 'open' | 'submitted' | 'approved' | 'returned';

/** One person's week; its id is `{personId}:{weekStart}`. Without a record a week is open. */
export interface Timesheet extends RecordBase {
  personId: string;
  /** The week's Monday. */
  weekStart: string;
  status: TimesheetStatus;
  submittedAt: string | null;
  decidedAt: string | null;
  decidedById: string | null;
  /** Why it was returned. */
  reason: string;
}

/** A running clock; its id is the person's, so that there is one at most. */
export interface Timer extends RecordBase {
  projectId: string;
  note: string;
  /** Instant. */
  startedAt: string;
}

export type RecurrenceFrequency = 'daily' | 'weekly' | 'monthly';

export interface Recurrence {
  frequency: RecurrenceFrequency;
  /** Every how many days, weeks or months. */
  interval: number;
  /** ISO weekdays, 1 is Monday; only for weekly. */
  weekdays: readonly number[];
  /** The last day it may happen; null with `count` null is forever. */
  until: string | null;
  count: number | null;
  /** An RRULE without UNTIL and COUNT where the fields above say less, such as `FREQ=MONTHLY;BYDAY=3WE`: it decides then. */
  rule?: string;
}

/** One occurrence that differs from its series. */
export interface OccurrenceOverride {
  /** The local start that the series gives it. */
  on: string;
  title: string;
  place: string;
  startsAt: string;
  endsAt: string;
}

export interface CalendarEvent extends RecordBase {
  ownerId: string;
  attendeeIds: readonly string[];
  title: string;
  place: string;
  notes: string;
  allDay: boolean;
  /** Local times in `timeZone`; for all-day events the first day and the last, at 00:00. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  recurrence: Recurrence | null;
  /** Local starts of occurrences that do not happen. */
  exceptions: readonly string[];
  overrides: readonly OccurrenceOverride[];
  /** The identity it carries in .ics files. */
  uid: string;
}

export interface Message extends RecordBase {
  /** The first message's id. */
  threadId: string;
  fromId: string;
  toIds: readonly string[];
  subject: string;
  body: string;
  /** Instant. */
  sentAt: string;
  /** Who has read it; a sender has read their own. */
  readByIds: readonly string[];
  archivedByIds: readonly string[];
}

export interface Draft extends RecordBase {
  ownerId: string;
  toIds: readonly string[];
  subject: string;
  body: string;
  /** The message it answers. */
  replyToId: string | null;
  savedAt: string;
}

/** Words for somebody. Some ship with the sample; the rest are written by the operations that cause them. */
export interface Notice extends RecordBase {
  /** A role's everybody, or one person. */
  audience: { role: Role } | { personId: string };
  text: string;
  detail: string;
  at: string;
  /** Where it leads: a path of the portal. */
  path: string;
  readByIds: readonly string[];
}

export interface Lesson {
  id: string;
  title: string;
  minutes: number;
  /** Paragraphs. */
  body: readonly string[];
}

export interface Course extends RecordBase {
  title: string;
  summary: string;
  lessons: readonly Lesson[];
}

/** How far somebody is in a course; its id is `{personId}:{courseId}`. */
export interface CourseProgress extends RecordBase {
  personId: string;
  courseId: string;
  doneLessonIds: readonly string[];
  lastLessonId: string | null;
}

export type AssignmentStatus = 'open' | 'submitted' | 'returned' | 'accepted';

export interface Submission {
  link: string;
  note: string;
  /** The file in the `files` collection. */
  fileId: string | null;
  at: string;
}

export interface Feedback {
  text: string;
  byId: string;
  at: string;
}

export interface Assignment extends RecordBase {
  personId: string;
  courseId: string | null;
  title: string;
  brief: string;
  dueOn: string;
  status: AssignmentStatus;
  submission: Submission | null;
  /** What was handed in and returned before, the oldest first. */
  earlier?: readonly Submission[];
  feedback: readonly Feedback[];
}

/** A file kept in this browser. */
export interface StoredFile extends RecordBase {
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Base64 of its bytes, so that a backup is one JSON file. */
  content: string;
}

export interface Resource extends RecordBase {
  title: string;
  summary: string;
  tags: readonly string[];
  minutes: number;
  body: readonly string[];
}

/** Its id is `{personId}:{resourceId}`. */
export interface Bookmark extends RecordBase {
  personId: string;
  resourceId: string;
}

export interface AgendaItem {
  id: string;
  text: string;
  done: boolean;
}

export interface Meeting extends RecordBase {
  internId: string;
  mentorId: string;
  /** Local time. */
  startsAt: string;
  minutes: number;
  agenda: readonly AgendaItem[];
  notes: string;
}

export interface CheckIn {
  id: string;
  at: string;
  text: string;
  percent: number;
}

export interface Goal extends RecordBase {
  internId: string;
  title: string;
  targetOn: string;
  checkIns: readonly CheckIn[];
}

/** What an admin adds to a report; its id is `2026-10` or `2026`. */
export interface ReportNote extends RecordBase {
  text: string;
  signedOffAt: string | null;
  signedOffById: string | null;
}

/** A screen's filters under a name. */
export interface SavedView extends RecordBase {
  ownerId: string;
  /** The route of the screen. */
  screen: string;
  name: string;
  /** Its query, without the question mark. */
  search: string;
}

export interface WorkingHours {
  /** ISO weekday, 1 is Monday. */
  weekday: number;
  /** `09:00`; null for a day off. */
  opens: string | null;
  closes: string | null;
}

export type NoticeTopic = 'people' | 'time' | 'messages' | 'training' | 'tasks';

/** One record, with the id `agency`. */
export interface AgencySettings extends RecordBase {
  name: string;
  email: string;
  phone: string;
  address: string;
  timeZone: string;
  hours: readonly WorkingHours[];
  /** Which events write notices. */
  noticeTopics: readonly NoticeTopic[];
}

/** Every collection and what it holds. */
export interface Collections {
  people: Person;
  projects: Project;
  tasks: Task;
  timeEntries: TimeEntry;
  timesheets: Timesheet;
  timers: Timer;
  events: CalendarEvent;
  messages: Message;
  drafts: Draft;
  notices: Notice;
  courses: Course;
  courseProgress: CourseProgress;
  assignments: Assignment;
  files: StoredFile;
  resources: Resource;
  bookmarks: Bookmark;
  meetings: Meeting;
  goals: Goal;
  reportNotes: ReportNote;
  savedViews: SavedView;
  settings: AgencySettings;
}

export type CollectionName = keyof Collections;
export type RecordOf<Name extends CollectionName> = Collections[Name];

/** Records to start with. */
export type SeedRecords = { readonly [Name in CollectionName]?: readonly RecordOf<Name>[] };

/** The names of all collections, for what walks over them. */
export const collectionNames = [
  'people',
  'projects',
  'tasks',
  'timeEntries',
  'timesheets',
  'timers',
  'events',
  'messages',
  'drafts',
  'notices',
  'courses',
  'courseProgress',
  'assignments',
  'files',
  'resources',
  'bookmarks',
  'meetings',
  'goals',
  'reportNotes',
  'savedViews',
  'settings',
] as const satisfies readonly CollectionName[];

/** Who the signed-in visitor is in the records. The sign-in picks a role and nothing else, so each role has one person. */
export const personIdOf: Readonly<Record<Role, string>> = {
  admin: 'test-admin',
  employee: 'test-employee',
  intern: 'test-intern',
};
