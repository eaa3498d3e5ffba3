import { withBase } from '@/lib/base-path';
import { now } from '@/platform/clock';
import { matchPortalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { weekStart } from '@/dashboard/days/days';
import type { Read } from '@/dashboard/model/command';
import { changedFields, isSame } from '@/dashboard/model/merge';
import { maxNotificationText } from '@/dashboard/model/records/notification';
import type {
  Assignment,
  CollectionName,
  Leave,
  RecordOf,
  Task,
  Timesheet,
} from '@/dashboard/model/records/records';
import { isInternOf, isPersonId, type Actor } from './readers';

/** A change of a record. The server supplies the records before it, so that nobody can forge them. */
export interface JudgedChange<Name extends CollectionName = CollectionName> {
  collection: Name;
  id: string;
  /** Null for a new record, and for one that was deleted. */
  before: RecordOf<Name> | null;
  /** The last version of a deleted record, otherwise `before`. */
  last: RecordOf<Name> | null;
  /** Null for a deletion. */
  after: RecordOf<Name> | null;
  /** Id of the person who created the record. */
  creatorId: string;
}

export interface Context<Name extends CollectionName> extends JudgedChange<Name> {
  actor: Actor;
  /** Reads a stored record. */
  get: Read['get'];
}

/** Explains why a person may not make a change that the table allows, or returns null. */
type Condition<Name extends CollectionName> = (context: Context<Name>) => string | null;

export const words = {
  admin: 'Only an admin can change this.',
  owner: 'This belongs to another person.',
  fields: 'You can’t change this part.',
  author: 'This names another person as its author.',
  marks: 'You can’t change another person’s read and archived marks.',
  id: 'The id of this record belongs to another person.',
  notification: 'This is not a notification that the portal sends.',
  hidden: 'This record does not exist, or you can’t open it.',
};

/** Whether a change leaves all fields but some as they are. */
export const changesOnly = <T extends object>(before: T, after: T, ...names: readonly (keyof T)[]): boolean =>
  changedFields(before, after).every((name) => names.includes(name));

/** A part of a record that names the person who wrote it or decided on it. */
interface Signature {
  by: string;
  part: unknown;
}

/** The signature of a decision. None before there is one. */
const decision = (by: string | null): Signature[] => (by === null ? [] : [{ by, part: 'decision' }]);

const commentsOf = ({ comments }: Task): Signature[] =>
  comments.map((comment) => ({ by: comment.authorId, part: comment }));

const feedbackOf = ({ feedback }: Assignment): Signature[] =>
  feedback.map((part) => ({ by: part.byId, part }));

const signatures: { readonly [Name in CollectionName]?: (record: RecordOf<Name>) => Signature[] } = {
  tasks: commentsOf,
  timesheets: ({ decidedById, corrections }) => [
    ...decision(decidedById),
    ...corrections.map((part) => ({ by: part.byId, part })),
  ],
  assignments: feedbackOf,
  reportNotes: ({ signedOffById }) => decision(signedOffById),
  leave: ({ decidedById }) => decision(decidedById),
};

/** The parts of a record that name the person who did something. */
export function signaturesOf<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name> | null,
): Signature[] {
  const of = signatures[collection] as ((record: RecordOf<Name>) => Signature[]) | undefined;
  return (record && of?.(record)) ?? [];
}

/** Whether other people’s parts of a list are still there. */
const keepsOthers = (last: readonly Signature[], after: readonly Signature[], { id }: Actor): boolean =>
  last.every((one) => one.by === id || after.some((other) => isSame(one, other)));

/** A list of people in which the actor may add or remove only themselves. */
const marksOnly = (before: readonly string[], after: readonly string[], { id }: Actor): boolean => {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return isSame(others(before), others(after));
};

/** Advice on a week whose time is locked. */
const adviceOn = { submitted: 'Withdraw it first.', approved: 'Ask an admin to reopen it first.' };

const isLocked = (status: string | undefined): status is keyof typeof adviceOn =>
  status !== undefined && status in adviceOn;

/** Why a day’s time cannot be changed by its owner, or null. */
function lockOf(get: Read['get'], owner: string, day: string): string | null {
  const status = get('timesheets', `${owner}:${weekStart(day)}`)?.status;
  return isLocked(status)
    ? `This week’s time sheet is ${status}, so its time is locked. ${adviceOn[status]}`
    : null;
}

/** Milliseconds by which the clock of a device may be ahead. */
const clockError = 86_400_000;

const isInFuture = (at: string | null): boolean =>
  at !== null && Date.parse(at) > now().getTime() + clockError;

function checkTimesheet({ id, before, after }: Context<'timesheets'>): string | null {
  const { personId, status, submittedAt, corrections, decidedById, decidedAt, reason } = after as Timesheet;
  if (id !== `${personId}:${weekStart(after!.weekStart)}`) return words.fields;
  // An operation on a week’s time includes its unchanged timesheet.
  if (before && changesOnly(before, after!)) return null;
  if (!before && status === 'open')
    return decidedById === null && corrections.length === 0 ? null : words.fields;
  if (!isSame(before?.corrections ?? [], corrections)) return words.fields;
  if (before?.status === 'approved') return `This week’s time sheet is approved. ${adviceOn.approved}`;
  if (isInFuture(submittedAt))
    return 'This week was submitted in the future. Check the clock of your device.';
  if (status === 'submitted' && !isLocked(before?.status))
    return decidedById === null && decidedAt === null && reason === '' ? null : words.fields;
  const isWithdrawn = before?.status === 'submitted' && status === 'open';
  return isWithdrawn && changesOnly(before, after!, 'status', 'submittedAt')
    ? null
    : 'Only an admin can decide on a week.';
}

const needsApproval = 'This leave needs an approval.';

const leaveBegun = 'This leave has begun. Ask an admin to correct it.';

/** Whether leave has begun in every time zone. */
const hasBegun = ({ firstDay }: Leave): boolean =>
  firstDay < new Date(now().getTime() - clockError).toISOString().slice(0, 10);

/** Whether the actor entered leave within the last day. Only then can the entry of past days be undone. */
const isFresh = ({ decidedAt, decidedById }: Leave, { id }: Actor): boolean =>
  decidedById === id && decidedAt !== null && Date.parse(decidedAt) > now().getTime() - clockError;

function checkLeave({ before, after, actor, get }: Context<'leave'>): string | null {
  const isFree = ({ kindId }: Leave) => get('leaveKinds', kindId)?.needsApproval === false;
  const isOpen = (leave: Leave) =>
    leave.status === 'requested' || (leave.status === 'approved' && isFree(leave));
  if (!before) {
    if (isInFuture(after!.decidedAt))
      return 'This leave was entered in the future. Check the clock of your device.';
    return isOpen(after!) ? null : needsApproval;
  }
  const isFinal = before.status === 'approved' && hasBegun(before);
  if (!after) {
    if (!isOpen(before)) return words.fields;
    return isFinal && !isFresh(before, actor) ? leaveBegun : null;
  }
  if (changesOnly(before, after, 'status')) {
    if (after.status === 'withdrawn' && before.status === 'approved') return isFinal ? leaveBegun : null;
    if (after.status === 'withdrawn') return isOpen(before) ? null : words.fields;
    if (before.status === 'withdrawn' && before.decidedById === null && after.status === 'requested')
      return null;
  }
  const fields = ['kindId', 'firstDay', 'lastDay', 'startsHalf', 'endsHalf', 'note'] as const;
  if (!isOpen(before) || !changesOnly(before, after, ...fields)) return words.fields;
  if (isFinal && !changesOnly(before, after, 'note')) return leaveBegun;
  return before.status === 'requested' || isFree(after) ? null : needsApproval;
}

function checkMessage({ before, after, actor }: Context<'messages'>): string | null {
  const isReadByOthers = (ids: readonly string[]) => ids.some((id) => id !== actor.id);
  if (!after) return isReadByOthers(before!.readByIds) ? 'Another person has read this message.' : null;
  const { readByIds, archivedByIds } = before ?? { readByIds: [], archivedByIds: [] };
  return marksOnly(readByIds, after.readByIds, actor) && marksOnly(archivedByIds, after.archivedByIds, actor)
    ? null
    : words[before ? 'fields' : 'marks'];
}

function checkNotification({ before, after, actor }: Context<'notices'>): string | null {
  if (!after) return null;
  if (before) return marksOnly(before.readByIds, after.readByIds, actor) ? null : words.fields;
  const route = matchPortalPath(withBase(after.path.split('?', 1)[0]!));
  const opens =
    route !== null &&
    portalRoutes[route].role !== null &&
    (!('role' in after.audience) || after.audience.role === portalRoutes[route].role);
  const isLong = [after.text, after.detail].some((text) => [...text].length > maxNotificationText);
  if (!opens || isLong) return words.notification;
  return marksOnly([], after.readByIds, actor) ? null : words.author;
}

const submissionsOf = ({ earlier, submission }: Assignment) =>
  submission ? [...earlier, submission] : earlier;

/** Whether an intern submits work, or withdraws a submission without a decision. Submissions with one stay. */
function isHandIn(before: Assignment, after: Assignment): boolean {
  const known = submissionsOf(before);
  const decided = before.status === 'submitted' ? known.slice(0, -1) : known;
  const next = submissionsOf(after);
  if (!isSame(next.slice(0, decided.length), decided)) return false;
  if (next.length === decided.length) return after.status === (decided.length > 0 ? 'returned' : 'open');
  return next.length === decided.length + 1 && after.status === 'submitted';
}

function checkAssignment({ before, last, after, actor }: Context<'assignments'>): string | null {
  const isMentor = [last, after].every((one) => !one || isInternOf(actor, one.personId));
  if (!isMentor)
    return before && after && before.status !== 'accepted' && isHandIn(before, after) ? null : words.fields;
  if (!after) return before?.status === 'open' ? null : words.fields;
  if (last && !keepsOthers(feedbackOf(last), feedbackOf(after), actor)) return words.author;
  const isWork = last
    ? isSame([last.submission, last.earlier], [after.submission, after.earlier])
    : after.submission === null && after.earlier.length === 0;
  return isWork ? null : words.fields;
}

const checkAuthor = ({ actor }: Context<'courses' | 'resources'>) =>
  actor.role === 'employee' ? null : words.owner;

/** Further rules for changes that the table allows, except for admins. */
export const conditions: { readonly [Name in CollectionName]?: Condition<Name> } = {
  tasks: ({ last, after, actor }) =>
    last && after && !keepsOthers(commentsOf(last), commentsOf(after), actor) ? words.author : null,
  timeEntries: ({ before, after, get }) => {
    const locks = [before, after].map((entry) => entry && lockOf(get, entry.personId, entry.day));
    return locks.find((lock) => lock !== null) ?? null;
  },
  timesheets: checkTimesheet,
  messages: checkMessage,
  notices: checkNotification,
  courses: checkAuthor,
  resources: checkAuthor,
  assignments: checkAssignment,
  leave: checkLeave,
};

/** Further rules for admins. */
export const adminConditions: { readonly [Name in CollectionName]?: Condition<Name> } = {
  // One active admin always remains. A person who finds an open session can neither add an admin nor take over another one’s account.
  people: ({ id, before, after, actor }) => {
    if (!isPersonId(id)) return 'The id of a person can have only letters, digits, “-” and “_”.';
    const [was, is] = [before, after].map((person) => person?.kind === 'admin');
    if (is && !was) return 'Only the server’s command adds an admin.';
    if (!was) return null;
    const isSelf = id === actor.id;
    const access = isSelf ? (['kind', 'status'] as const) : (['kind', 'status', 'email'] as const);
    if (after && access.every((field) => after[field] === before![field])) return null;
    return isSelf
      ? 'You can’t change your own role or access. Ask another admin.'
      : 'You can’t change the role, the access or the email of another admin.';
  },
};

/** Whether a change only removes the actor from an event. Everyone invited may do that. */
export const leavesEvent = ({ before, after, actor }: Context<'events'>): boolean =>
  before !== null &&
  after !== null &&
  before.ownerId !== actor.id &&
  before.attendeeIds.includes(actor.id) &&
  isSame(
    { ...before, attendeeIds: before.attendeeIds.filter((id) => id !== actor.id) },
    { ...after, revision: before.revision },
  );
