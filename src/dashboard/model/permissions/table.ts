import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import { mentorOf, people, type Reader } from './readers';

/**
 * A relation of a person to a record: a role, the person it belongs to (`owner`), the mentor of that intern, other people
 * whom it names (`named`), or the person who created it.
 */
export type Who = 'everyone' | 'admin' | 'employee' | 'owner' | 'mentor' | 'named' | 'creator';

export interface Permission<Name extends CollectionName> {
  read: readonly Who[];
  create: readonly Who[];
  change: readonly Who[];
  remove: readonly Who[];
  /** The id of the person whom a record belongs to. */
  owner?: (record: RecordOf<Name>) => string | null;
  /** The other people and the roles that a record names. */
  named?: (record: RecordOf<Name>) => readonly Reader[];
  /** Whether a record is for everyone. @default no */
  isPublic?: (record: RecordOf<Name>) => boolean;
  /** The readers of the whole record, where the others see it without some fields (`shownOf`). @default `read` */
  readWhole?: readonly Who[];
  /** The only fields that some of those who may change a record may change. @default all fields */
  fields?: Readonly<Partial<Record<Who, readonly (keyof RecordOf<Name>)[]>>>;
  /** Whether ids begin with those of their owners, so that nobody can take an id that another person needs. @default no */
  ownIds?: boolean;
}

const write = (...who: Who[]) => ({ create: who, change: who, remove: who });
const byAdmin = write('admin');
const byOwner = write('owner', 'admin');
const byMentor = write('owner', 'mentor', 'admin');
const onlyOwner = { read: ['owner'], ...write('owner') } as const;
/** The readers of a person's time. */
const withMentor = ['owner', 'mentor', 'admin'] as const;

const personId = ({ personId: id }: { personId: string }) => id;
const internId = ({ internId: id }: { internId: string }) => id;
const ownerId = ({ ownerId: id }: { ownerId: string }) => id;

/** Courses and resources: a mentor changes those that the mentor wrote. */
const content: Permission<'courses' | 'resources'> = {
  read: ['owner', 'admin'],
  isPublic: ({ status }) => status === 'published',
  owner: ({ authorId }) => authorId,
  ...byOwner,
};

/**
 * Permissions to read, create, change and delete each kind of record. Nobody changes a record that they cannot read.
 * `conditions` adds what depends on the records themselves, such as the state of a week.
 */
export const permissions: { readonly [Name in CollectionName]: Permission<Name> } = {
  people: {
    read: ['owner', 'admin'],
    ...byAdmin,
    change: ['owner', 'admin'],
    owner: ({ id }) => id,
    fields: { owner: ['name', 'personalEmail', 'phone', 'address', 'bio'] },
  },
  clients: { read: ['admin', 'employee'], ...byAdmin },
  projects: {
    read: ['everyone'],
    readWhole: ['admin'],
    ...byAdmin,
    change: ['owner', 'admin'],
    owner: ({ leadId }) => leadId,
  },
  tasks: {
    read: ['owner', 'admin', 'employee'],
    ...write('admin', 'employee'),
    change: ['owner', 'admin', 'employee'],
    owner: ({ assigneeId }) => assigneeId,
    fields: { owner: ['status', 'order', 'subtasks', 'comments', 'completedOn'] },
  },
  timeEntries: { read: withMentor, ...byOwner, owner: personId },
  timesheets: { read: withMentor, ...byOwner, remove: ['admin'], owner: personId },
  timers: { ...onlyOwner, owner: ({ id }) => id },
  events: {
    read: ['owner', 'named'],
    ...byOwner,
    owner: ownerId,
    named: ({ attendeeIds }) => people(...attendeeIds),
  },
  messages: {
    read: ['owner', 'named'],
    ...write('owner'),
    change: ['owner', 'named'],
    owner: ({ fromId }) => fromId,
    named: ({ toIds }) => people(...toIds),
    fields: { owner: ['readByIds', 'archivedByIds'], named: ['readByIds', 'archivedByIds'] },
  },
  drafts: { ...onlyOwner, owner: ownerId },
  notices: {
    read: ['creator', 'named'],
    create: ['everyone'],
    change: ['everyone'],
    remove: ['creator', 'admin'],
    named: ({ audience }) =>
      'role' in audience
        ? [`role:${audience.role}`]
        : 'personId' in audience
          ? people(audience.personId)
          : [],
    fields: { everyone: ['readByIds'] },
  },
  courses: content,
  courseProgress: { read: withMentor, ...byOwner, owner: personId, ownIds: true },
  assignments: {
    read: withMentor,
    ...write('mentor', 'admin'),
    change: withMentor,
    owner: personId,
    fields: { owner: ['status', 'submission', 'earlier'] },
  },
  // Readers of a record that names the file may also read the file: the server adds them.
  files: { read: ['creator'], create: ['everyone'], change: [], remove: ['creator', 'employee', 'admin'] },
  resources: content,
  bookmarks: { ...onlyOwner, owner: personId, ownIds: true },
  meetings: {
    read: ['owner', 'mentor', 'admin', 'named'],
    ...byMentor,
    owner: internId,
    named: ({ mentorId }) => people(mentorId),
  },
  goals: { read: withMentor, ...byMentor, owner: internId },
  reportNotes: { read: ['admin'], ...byAdmin },
  savedViews: { ...onlyOwner, owner: ownerId },
  settings: { read: ['everyone'], readWhole: ['admin'], ...byAdmin },
  leave: { read: withMentor, ...byOwner, owner: personId },
  leaveKinds: { read: ['everyone'], ...byAdmin },
  leaveAllowances: {
    read: ['owner', 'admin'],
    isPublic: ({ personId: id }) => id === null,
    ...byAdmin,
    owner: ({ personId: id }) => id,
  },
  holidays: { read: ['everyone'], ...byAdmin },
  invoices: { read: ['admin'], ...byAdmin },
  favourites: { ...onlyOwner, owner: personId, ownIds: true },
};

/** Maps a relation to its readers. */
export function readersFor<Name extends CollectionName>(
  { owner = () => null, named = () => [] }: Permission<Name>,
  who: Who,
  record: RecordOf<Name>,
  creatorId: string,
): readonly Reader[] {
  if (who === 'everyone') return ['*'];
  if (who === 'named') return named(record);
  if (who === 'creator') return people(creatorId);
  if (who !== 'owner' && who !== 'mentor') return [`role:${who}`];
  const id = owner(record);
  if (who === 'owner') return people(id);
  return id === null ? [] : [mentorOf(id)];
}
