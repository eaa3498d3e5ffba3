import { withBase } from '@/lib/base-path';
import { matchPortalPath } from '@/routes/portal-paths';
import { portalRoutes, type Role } from '@/routes/portal-table';
import { weekStart } from '@/dashboard/days/days';
import type { Read } from './command';
import { isSame } from './merge';
import { sharedLeave } from './public-leave';
import { mostNoticeText } from './records/notice';
import type {
  AgencySettings,
  Assignment,
  CollectionName,
  Leave,
  Message,
  Person,
  Project,
  RecordOf,
  Task,
} from './records/records';

/**
 * Permissions to read and change each record of a shared portal. The server enforces these rules. The browser reads them
 * to offer only actions that the server accepts. Pure: each rule knows only the records it is given.
 */

/** The acting person. */
export interface Actor {
  id: string;
  role: Role;
  /** Ids of the interns whose mentor the person is. */
  internIds: readonly string[];
}

/** A reader of a record: everyone signed in (`*`), a role, an intern's mentor, or a person by id. */
export type Reader = '*' | `role:${string}` | (string & {});

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

interface Context<Name extends CollectionName> extends JudgedChange<Name> {
  actor: Actor;
  /** Reads a stored record. */
  get: Read['get'];
}

interface Rule<Name extends CollectionName> {
  readers: (record: RecordOf<Name>, creatorId: string) => Reader[];
  /** The readers of the whole record, where the others see it without some fields (`shownOf`). @default `readers` */
  whole?: readonly Reader[];
  /** Explains why a person without the admin role may not make a change, or returns null. */
  refuse: (context: Context<Name>) => string | null;
  /** The same for an admin. @default an admin may make any change */
  refuseAdmin?: (context: Context<Name>) => string | null;
  /** Whether a change does no more than take its actor out of the readers, which everybody may do. @default no */
  leaves?: (context: Context<Name>) => boolean;
  /** Whether ids begin with those of their people, so that nobody can take an id that another person needs. @default no */
  ownIds?: boolean;
  /** Returns the parts of a record that name the person who did something. @default none */
  signatures?: (record: RecordOf<Name>) => Signature[];
}

/** A part of a record that names the person who wrote it or decided on it. */
interface Signature {
  by: string;
  part: unknown;
}

const admin: Reader = 'role:admin';
const everyone: Reader = '*';
export const mentorOf = (internId: string): Reader => `role:mentor:${internId}`;

/** Ids of people become readers, so that one must never look like a role or like everyone. */
const idPattern = /^[\w-]{1,100}$/;
const people = (...ids: readonly (string | null)[]): Reader[] => [
  ...new Set(ids.filter((id): id is string => id !== null && idPattern.test(id))),
];

const words = {
  admin: 'Only an admin can change this.',
  owner: 'This belongs to another person.',
  fields: 'You can’t change this part.',
  author: 'This names another person as its author.',
  marks: 'This says what another person has read or archived, which only that person can say.',
  id: 'The id of this record is another person’s.',
  hidden: 'This record does not exist, or you can’t open it.',
};

const adminOnly = () => words.admin;

/** The names of the fields that differ. */
function changedFields<T extends object>(before: T, after: T): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>;
  names.delete('revision' as keyof T & string);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

/** Whether a change leaves all fields but some as they are. */
const changesOnly = <T extends object>(before: T, after: T, ...names: readonly (keyof T)[]): boolean =>
  changedFields(before, after).every((name) => (names as readonly string[]).includes(name));

/** A record that only its owner changes, in full. */
const owned =
  <Name extends CollectionName>(ownerOf: (record: RecordOf<Name>) => string) =>
  ({ before, after, actor }: Context<Name>): string | null =>
    [before, after].every((record) => !record || ownerOf(record) === actor.id) ? null : words.owner;

/** A private record of a person. */
const privateTo = <Name extends CollectionName>(ownerOf: (record: RecordOf<Name>) => string): Rule<Name> => {
  const refuse = owned<Name>(ownerOf);
  return { readers: (record) => people(ownerOf(record)), refuse, refuseAdmin: refuse };
};

const byAdmin = <Name extends CollectionName>(...readers: readonly Reader[]): Rule<Name> => ({
  readers: () => [...readers],
  refuse: adminOnly,
});

/** The signature of a decision. None before there is one. */
const decision = (by: string | null): Signature[] => (by === null ? [] : [{ by, part: 'decision' }]);

/** Whether other people’s parts of a list are still there. */
const keepsOthers = (last: readonly Signature[], after: readonly Signature[], { id }: Actor): boolean =>
  last.every((one) => one.by === id || after.some((other) => isSame(one, other)));

const commentsOf = ({ comments }: Task): Signature[] =>
  comments.map((comment) => ({ by: comment.authorId, part: comment }));

const feedbackOf = ({ feedback }: Assignment): Signature[] =>
  feedback.map((part) => ({ by: part.byId, part }));

/** A list of people in which the actor may add or remove only themselves. */
const marksOnly = (before: readonly string[], after: readonly string[], { id }: Actor): boolean => {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return isSame(others(before), others(after));
};

/** The readers of a person’s time. */
const withMentor = (id: string): Reader[] => [...people(id), mentorOf(id), admin];

const isInternOf = (actor: Actor, id: string): boolean => actor.internIds.includes(id);

/** Advice on a week whose time is locked. */
const adviceOn = { submitted: 'Withdraw it first.', approved: 'Ask an admin to return it first.' };

const isLocked = (status: string | undefined): status is keyof typeof adviceOn =>
  status !== undefined && status in adviceOn;

/** Why a day’s time cannot be changed by its owner, or null. */
function lockOf(get: Read['get'], owner: string, day: string): string | null {
  const status = get('timesheets', `${owner}:${weekStart(day)}`)?.status;
  return isLocked(status)
    ? `This week’s time sheet is ${status}, so its time is locked. ${adviceOn[status]}`
    : null;
}

const isFree = (get: Read['get'], { kindId }: Leave) => get('leaveKinds', kindId)?.needsApproval === false;

function refuseLeave({ before, after, actor, get }: Context<'leave'>): string | null {
  if ([before, after].some((leave) => leave && leave.personId !== actor.id)) return words.owner;
  if (!before) {
    if (!after) return words.hidden;
    return after.status === 'requested' || (after.status === 'approved' && isFree(get, after))
      ? null
      : 'This leave needs an approval.';
  }
  const isOpen = before.status === 'requested' || (before.status === 'approved' && isFree(get, before));
  if (!after) return isOpen ? null : words.fields;
  if (changesOnly(before, after, 'status')) {
    if (after.status === 'withdrawn') return isOpen || before.status === 'approved' ? null : words.fields;
    if (before.status === 'withdrawn' && before.decidedById === null && after.status === 'requested')
      return null;
  }
  const fields = ['kindId', 'firstDay', 'lastDay', 'startsHalf', 'endsHalf', 'note'] as const;
  if (!isOpen || !changesOnly(before, after, ...fields)) return words.fields;
  return before.status === 'requested' || isFree(get, after) ? null : 'This leave needs an approval.';
}

function refuseTimesheet({ id, before, after, actor }: Context<'timesheets'>): string | null {
  if (!after) return words.admin;
  if ([before, after].some((sheet) => sheet && sheet.personId !== actor.id)) return words.owner;
  if (id !== `${after.personId}:${weekStart(after.weekStart)}`) return words.fields;
  const from = before?.status ?? 'open';
  // An operation on a week’s time includes its unchanged timesheet.
  if (before ? changesOnly(before, after) : after.status === 'open') {
    return before || (after.decidedById === null && after.corrections.length === 0) ? null : words.fields;
  }
  if (!isSame(before?.corrections ?? [], after.corrections)) return words.fields;
  if (from === 'approved') return `This week’s time sheet is approved. ${adviceOn.approved}`;
  if (after.status === 'submitted' && !isLocked(from))
    return after.decidedById === null && after.decidedAt === null && after.reason === ''
      ? null
      : words.fields;
  const isWithdrawn = before && from === 'submitted' && after.status === 'open';
  return isWithdrawn && changesOnly(before, after, 'status', 'submittedAt')
    ? null
    : 'Only an admin can decide on a week.';
}

function refuseMessage({ before, after, actor }: Context<'messages'>): string | null {
  const others = (message: Message) => message.readByIds.some((id) => id !== actor.id);
  if (!after)
    return before?.fromId === actor.id && !others(before) ? null : 'Another person has read this message.';
  if (!before) {
    if (after.fromId !== actor.id) return words.author;
    return !others(after) && marksOnly([], after.archivedByIds, actor) ? null : words.marks;
  }
  const isMarked = changesOnly(before, after, 'readByIds', 'archivedByIds');
  return isMarked &&
    marksOnly(before.readByIds, after.readByIds, actor) &&
    marksOnly(before.archivedByIds, after.archivedByIds, actor)
    ? null
    : words.fields;
}

function refuseNotice({ before, after, actor, creatorId }: Context<'notices'>): string | null {
  if (!after) return creatorId === actor.id || actor.role === 'admin' ? null : words.owner;
  if (before)
    return changesOnly(before, after, 'readByIds') && marksOnly(before.readByIds, after.readByIds, actor)
      ? null
      : words.fields;
  const route = matchPortalPath(withBase(after.path.split('?', 1)[0]!));
  const opens =
    route !== null &&
    portalRoutes[route].role !== null &&
    (!('role' in after.audience) || after.audience.role === portalRoutes[route].role);
  const isLong = [after.text, after.detail].some((text) => [...text].length > mostNoticeText);
  if (!opens || isLong) return 'This is not a notification that the portal sends.';
  return marksOnly([], after.readByIds, actor) ? null : words.author;
}

function refuseAssignment({ before, last, after, actor }: Context<'assignments'>): string | null {
  const known = last ?? after!;
  if (isInternOf(actor, known.personId) && (!after || isInternOf(actor, after.personId))) {
    if (!after) return before?.status === 'open' ? null : words.fields;
    if (last && !keepsOthers(feedbackOf(last), feedbackOf(after), actor)) return words.author;
    const isWork = last
      ? isSame([last.submission, last.earlier], [after.submission, after.earlier])
      : after.submission === null && after.earlier.length === 0;
    return isWork ? null : words.fields;
  }
  if (!before || !after || before.personId !== actor.id) return words.owner;
  const isOwnWork = changesOnly(before, after, 'status', 'submission', 'earlier');
  return isOwnWork && before.status !== 'accepted' && after.status !== 'accepted' ? null : words.fields;
}

/** Goals and meetings of an intern: the intern and the mentor plan them together. */
const refuseMentored = <Name extends 'goals' | 'meetings'>({ before, after, actor }: Context<Name>) => {
  const isMine = ({ internId }: { internId: string }) => internId === actor.id || isInternOf(actor, internId);
  return [before, after].every((record) => !record || isMine(record)) ? null : words.owner;
};

/** Courses and resources: a mentor changes those that the mentor wrote. */
const refuseContent = <Name extends 'courses' | 'resources'>({ before, after, actor }: Context<Name>) =>
  actor.role === 'employee' && [before, after].every((record) => !record || record.authorId === actor.id)
    ? null
    : words.owner;

const contentReaders = ({ status, authorId }: { status: string; authorId: string | null }): Reader[] =>
  status === 'published' ? [everyone] : [...people(authorId), admin];

/** The fields of a person that the person changes. */
const ownPersonFields = ['name', 'personalEmail', 'phone', 'address', 'bio', 'lastSeenAt'] as const;

export const rules: { readonly [Name in CollectionName]: Rule<Name> } = {
  people: {
    readers: ({ id }) => [...people(id), admin],
    refuse: ({ before, after, actor }) =>
      before && after && before.id === actor.id && changesOnly(before, after, ...ownPersonFields)
        ? null
        : words.admin,
    // So that one active admin always remains.
    refuseAdmin: ({ id, before, after, actor }) => {
      if (!idPattern.test(id)) return 'The id of a person can have only letters, digits, “-” and “_”.';
      const isSelf = id === actor.id && before;
      return !isSelf || (after && after.kind === before.kind && after.status === before.status)
        ? null
        : 'You can’t change your own role or access. Ask another admin.';
    },
  },
  clients: byAdmin(admin, 'role:employee'),
  projects: {
    readers: () => [everyone],
    whole: [admin],
    refuse: ({ before, after, actor }) =>
      before && after && before.leadId === actor.id && after.leadId === actor.id ? null : words.admin,
  },
  tasks: {
    readers: ({ assigneeId }) => [...people(assigneeId), admin, 'role:employee'],
    refuse: ({ before, last, after, actor }) => {
      if (last && after && !keepsOthers(commentsOf(last), commentsOf(after), actor)) return words.author;
      if (actor.role === 'employee') return null;
      if (!before || !after || before.assigneeId !== actor.id) return words.owner;
      return changesOnly(before, after, 'status', 'order', 'subtasks', 'comments', 'completedOn')
        ? null
        : words.fields;
    },
    signatures: commentsOf,
  },
  timeEntries: {
    readers: ({ personId }) => withMentor(personId),
    refuse: (context) => {
      const { before, after, get } = context;
      const refusal = owned<'timeEntries'>(({ personId }) => personId)(context);
      if (refusal) return refusal;
      const locks = [before, after].map((entry) => entry && lockOf(get, entry.personId, entry.day));
      return locks.find((lock) => lock !== null) ?? null;
    },
  },
  timesheets: {
    readers: ({ personId }) => withMentor(personId),
    refuse: refuseTimesheet,
    signatures: ({ decidedById, corrections }) => [
      ...decision(decidedById),
      ...corrections.map((part) => ({ by: part.byId, part })),
    ],
  },
  timers: privateTo(({ id }) => id),
  events: {
    readers: ({ ownerId, attendeeIds }) => people(ownerId, ...attendeeIds),
    refuse: owned(({ ownerId }) => ownerId),
    leaves: ({ before, after, actor }) =>
      before !== null &&
      after !== null &&
      before.ownerId !== actor.id &&
      before.attendeeIds.includes(actor.id) &&
      isSame(
        { ...before, attendeeIds: before.attendeeIds.filter((id) => id !== actor.id) },
        { ...after, revision: before.revision },
      ),
  },
  messages: {
    readers: ({ fromId, toIds }) => people(fromId, ...toIds),
    refuse: refuseMessage,
    refuseAdmin: refuseMessage,
  },
  drafts: privateTo(({ ownerId }) => ownerId),
  notices: {
    readers: ({ audience }, creatorId) => [
      ...people(creatorId, 'personId' in audience ? audience.personId : null),
      ...('role' in audience ? [`role:${audience.role}` as const] : []),
    ],
    refuse: refuseNotice,
    refuseAdmin: refuseNotice,
  },
  courses: { readers: contentReaders, refuse: refuseContent },
  courseProgress: {
    readers: ({ personId }) => withMentor(personId),
    refuse: owned(({ personId }) => personId),
    ownIds: true,
  },
  assignments: {
    readers: ({ personId }) => withMentor(personId),
    refuse: refuseAssignment,
    signatures: feedbackOf,
  },
  files: {
    // Readers of a record that names the file may also read the file: the server adds them.
    readers: (_file, creatorId) => people(creatorId),
    refuse: ({ before, after, creatorId, actor }) => {
      if (before && after) return words.fields;
      if (after) return null;
      return creatorId === actor.id || actor.role === 'employee' ? null : words.owner;
    },
    refuseAdmin: ({ before, after }) => (before && after ? words.fields : null),
  },
  resources: { readers: contentReaders, refuse: refuseContent },
  bookmarks: { ...privateTo(({ personId }) => personId), ownIds: true },
  meetings: {
    readers: ({ internId, mentorId }) => [...withMentor(internId), ...people(mentorId)],
    refuse: refuseMentored,
  },
  goals: {
    readers: ({ internId }) => withMentor(internId),
    refuse: refuseMentored,
  },
  reportNotes: { ...byAdmin(admin), signatures: ({ signedOffById }) => decision(signedOffById) },
  savedViews: privateTo(({ ownerId }) => ownerId),
  settings: { ...byAdmin(everyone), whole: [admin] },
  leave: {
    readers: ({ personId }) => withMentor(personId),
    refuse: refuseLeave,
    signatures: ({ decidedById }) => decision(decidedById),
  },
  leaveKinds: byAdmin(everyone),
  leaveAllowances: {
    readers: ({ personId }) => (personId === null ? [everyone] : [...people(personId), admin]),
    refuse: adminOnly,
  },
  holidays: byAdmin(everyone),
  invoices: byAdmin(admin),
  favourites: { ...privateTo(({ personId }) => personId), ownIds: true },
};

/** The readers of a record, or of its part that more people see (`shownOf`). */
export const readersOf = <Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
  creatorId: string,
): Reader[] => rules[collection].readers(record, creatorId);

/** Whether a person is one of some readers. */
export const mayRead = ({ id, role, internIds }: Actor, readers: readonly Reader[]): boolean =>
  readers.some(
    (reader) =>
      reader === everyone ||
      reader === id ||
      reader === `role:${role}` ||
      internIds.some((internId) => reader === mentorOf(internId)),
  );

/** The readers of a whole record. */
export const wholeReadersOf = <Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
  creatorId: string,
): readonly Reader[] => rules[collection].whole ?? readersOf(collection, record, creatorId);

/** A person without private contact data, rates and costs. */
function publicPerson(person: Person): Person {
  const hidden = { hourlyRate: null, hourlyCost: null };
  return {
    ...person,
    ...hidden,
    personalEmail: '',
    phone: '',
    address: '',
    earlier: person.earlier.map((terms) => ({ ...terms, ...hidden })),
    later: person.later.map((terms) => ({ ...terms, ...hidden })),
  };
}

/** A project without amounts of money. */
const publicProject = (project: Project): Project => ({
  ...project,
  budgetMoney: null,
  rates: [],
  estimate: null,
});

/** The settings without rates. */
const publicSettings = (settings: AgencySettings): AgencySettings => ({
  ...settings,
  workKinds: settings.workKinds.map((kind) => ({ ...kind, rates: [] })),
});

const shown: { readonly [Name in CollectionName]?: (record: RecordOf<Name>) => RecordOf<Name> | null } = {
  people: publicPerson,
  projects: publicProject,
  settings: publicSettings,
  leave: sharedLeave,
};

/** Whether everyone signed in sees a part of a record, and fewer people the whole. */
export const hasShownPart = (collection: CollectionName): boolean => collection in shown;

/** A record without the fields that only its `wholeReadersOf` see. Null if the others see nothing of it. */
export function shownOf<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
): RecordOf<Name> | null {
  const part = shown[collection] as ((record: RecordOf<Name>) => RecordOf<Name> | null) | undefined;
  return part ? part(record) : record;
}

/**
 * A record that was changed by a person who sees only a part of it, with the hidden fields of its last version. Null if the
 * person set one of these.
 */
export function withHidden<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
  last: RecordOf<Name>,
): RecordOf<Name> | null {
  if (!isSame(record, shownOf(collection, record))) return null;
  const visible = shownOf(collection, last);
  const hidden = Object.entries(last).filter(
    ([name, value]) => !isSame(value, visible?.[name as keyof RecordOf<Name>]),
  );
  return { ...record, ...Object.fromEntries(hidden) };
}

/** Whether a change signs something in another person’s name. An admin may add records with a history. */
function isForged<Name extends CollectionName>(
  { signatures = () => [] }: Rule<Name>,
  { last, after }: JudgedChange<Name>,
  { id, role }: Actor,
): boolean {
  if (!after || (role === 'admin' && !last)) return false;
  const known = last ? signatures(last) : [];
  return signatures(after).some((one) => one.by !== id && !known.some((other) => isSame(one, other)));
}

/** Whether a new record has an id that belongs to another person. */
const takesId = <Name extends CollectionName>(
  { ownIds }: Rule<Name>,
  { id, before, after }: JudgedChange<Name>,
): boolean =>
  Boolean(ownIds && after && !before && !id.startsWith(`${(after as { personId?: string }).personId}:`));

/**
 * Explains to a person why they may not make a change, or returns null. Nobody changes what they cannot read, or turns
 * a record into one that they cannot read, unless they leave it. The server has checked who reads a file.
 * @param get - reads a stored record: timesheets and kinds of leave
 */
export function refusalOf<Name extends CollectionName>(
  change: JudgedChange<Name>,
  actor: Actor,
  get: Read['get'],
): string | null {
  const { collection, last, after, creatorId } = change;
  const rule = rules[collection] as unknown as Rule<Name>;
  const context = { ...change, actor, get };
  if (rule.leaves?.(context)) return null;
  const isHidden = [last, after].some((record) => record && !mayRead(actor, rule.readers(record, creatorId)));
  if (isHidden && collection !== 'files') return words.hidden;
  if (takesId(rule, change)) return words.id;
  const refusal = actor.role === 'admin' ? (rule.refuseAdmin?.(context) ?? null) : rule.refuse(context);
  return refusal ?? (isForged(rule, change, actor) ? words.author : null);
}
