import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put, type Change } from '@/dashboard/model/change';
import { collectionNames, type CollectionName, type RecordOf } from '@/dashboard/model/records/records';
import { names, startAgency, type Agency, type Name } from './agency';
import { blankRecord } from '../dashboard/blank-record';

interface Case<Collection extends CollectionName> {
  /** The record, in most cases one of Ivo, an intern whose mentor is Emma. */
  record: Partial<RecordOf<Collection>> | ((creatorId: string) => Partial<RecordOf<Collection>>);
  /** A change of its content, the first or a later one. */
  change: (count: number) => Partial<RecordOf<Collection>>;
  reads: string;
  creates: string;
  changes: string;
  removes: string;
}

const everyone = names.join(' ');
/** What only an admin changes. */
const byAdmin = { creates: 'ada', changes: 'ada', removes: 'ada' };
const only = (name: string) => ({ reads: name, creates: name, changes: name, removes: name });
const ofIntern = { reads: 'ada emma ivo', creates: 'ada ivo', changes: 'ada ivo', removes: 'ada ivo' };
const withMentor = only('ada emma ivo');

/** Of a kind whose ids begin with the person's. */
const ofIvo = () => ({ id: `ivo:${crypto.randomUUID()}`, personId: 'ivo' });

/** The rules as a table of their own: who may do what, by name. */
const table: { readonly [Collection in CollectionName]: Case<Collection> } = {
  people: {
    record: { kind: 'employee' },
    change: (count) => ({ team: `B${count}` }),
    reads: 'ada',
    ...byAdmin,
  },
  clients: { record: {}, change: (count) => ({ name: `B${count}` }), reads: 'ada emma otto', ...byAdmin },
  projects: {
    record: { leadId: 'otto' },
    change: (count) => ({ name: `B${count}` }),
    reads: 'ada',
    ...byAdmin,
    changes: 'ada otto',
  },
  tasks: {
    record: { assigneeId: 'ivo' },
    change: (count) => ({ title: `B${count}` }),
    reads: 'ada emma otto ivo',
    creates: 'ada emma otto',
    changes: 'ada emma otto',
    removes: 'ada emma otto',
  },
  timeEntries: { record: { personId: 'ivo' }, change: (count) => ({ minutes: count + 1 }), ...ofIntern },
  timesheets: {
    record: { id: 'ivo:2026-11-16', personId: 'ivo', weekStart: '2026-11-16' },
    change: (count) =>
      count % 2 === 0
        ? { status: 'submitted', submittedAt: '2026-11-20T09:00:00.000Z' }
        : { status: 'open', submittedAt: null },
    ...ofIntern,
    removes: 'ada',
  },
  timers: { record: { id: 'ivo' }, change: (count) => ({ note: `B${count}` }), ...only('ivo') },
  events: {
    record: { ownerId: 'ivo', attendeeIds: ['emma'] },
    change: (count) => ({ title: `B${count}` }),
    ...only('ivo'),
    reads: 'emma ivo',
  },
  messages: {
    record: { fromId: 'ivo', toIds: ['emma'], readByIds: ['ivo'] },
    change: (count) => ({ subject: `B${count}` }),
    ...only('ivo'),
    reads: 'emma ivo',
    changes: '',
  },
  drafts: { record: { ownerId: 'ivo' }, change: (count) => ({ subject: `B${count}` }), ...only('ivo') },
  notices: {
    record: (creatorId) => ({
      audience: { personId: 'emma' },
      path: '/dashboard/employee/interns',
      readByIds: [creatorId],
    }),
    change: (count) => ({ text: `B${count}` }),
    reads: 'emma ivo',
    creates: everyone,
    changes: '',
    removes: 'ivo',
  },
  courses: {
    record: { authorId: 'emma', status: 'draft' },
    change: (count) => ({ title: `B${count}` }),
    ...only('ada emma'),
  },
  courseProgress: {
    record: ofIvo,
    change: (count) => ({ lastLessonId: `b${count}` }),
    ...ofIntern,
  },
  assignments: {
    record: { personId: 'ivo' },
    change: (count) => ({ title: `B${count}` }),
    ...only('ada emma'),
    reads: 'ada emma ivo',
  },
  files: {
    record: { size: 3, content: 'QUJD' },
    change: (count) => ({ name: `B${count}` }),
    reads: 'ivo',
    creates: everyone,
    changes: '',
    removes: 'ivo',
  },
  resources: {
    record: { status: 'published' },
    change: (count) => ({ title: `B${count}` }),
    reads: everyone,
    ...byAdmin,
  },
  bookmarks: {
    record: ofIvo,
    change: (count) => ({ resourceId: `b${count}` }),
    ...only('ivo'),
  },
  meetings: {
    record: { internId: 'ivo', mentorId: 'emma' },
    change: (count) => ({ notes: `B${count}` }),
    ...withMentor,
  },
  goals: { record: { internId: 'ivo' }, change: (count) => ({ title: `B${count}` }), ...withMentor },
  reportNotes: {
    record: { id: '2024-01' },
    change: (count) => ({ text: `B${count}` }),
    reads: 'ada',
    ...byAdmin,
  },
  savedViews: { record: { ownerId: 'ivo' }, change: (count) => ({ name: `B${count}` }), ...only('ivo') },
  settings: { record: {}, change: (count) => ({ name: `B${count}` }), reads: 'ada', ...byAdmin },
  leave: { record: { personId: 'ivo' }, change: (count) => ({ note: `B${count}` }), ...ofIntern },
  leaveKinds: {
    record: { needsApproval: true },
    change: (count) => ({ name: `B${count}` }),
    reads: everyone,
    ...byAdmin,
  },
  leaveAllowances: {
    record: { personId: 'ivo' },
    change: (count) => ({ days: count + 1 }),
    reads: 'ada ivo',
    ...byAdmin,
  },
  holidays: { record: {}, change: (count) => ({ name: `B${count}` }), reads: everyone, ...byAdmin },
  invoices: { record: {}, change: (count) => ({ note: `B${count}` }), reads: 'ada', ...byAdmin },
  favourites: { record: ofIvo, change: (count) => ({ taskId: `b${count}` }), ...only('ivo') },
};

let agency: Agency;
beforeAll(async () => void (agency = await startAgency()), 120_000);
afterAll(async () => {
  await agency.server.stop();
  agency.server.remove();
});

const whole = (collection: CollectionName) =>
  ['people', 'projects', 'settings', 'leave', 'reportNotes', 'invoices', 'files'].includes(collection)
    ? `${collection}.full`
    : collection;

describe.each(collectionNames)('%s', (collection) => {
  const { record, change, reads, creates, changes, removes } = table[collection] as Case<CollectionName>;
  const may = (list: string, name: Name) => list.split(' ').includes(name);
  /** Those who may not act, and then those who may. */
  const inOrder = (list: string) => [...names].sort((a, b) => Number(may(list, a)) - Number(may(list, b)));
  const make = (name: Name) =>
    blankRecord(collection, typeof record === 'function' ? record(agency.idOf(name)) : record);
  /** A notification comes with the change that it is about. */
  const withChange = (name: Name) => {
    const personId = agency.idOf(name);
    const bookmark = blankRecord('bookmarks', { id: `${personId}:${crypto.randomUUID()}`, personId });
    return collection === 'notices' ? [put('bookmarks', bookmark)] : [];
  };
  const save = (name: Name, of: object) =>
    agency.people[name].commit([put(collection, of as never), ...withChange(name)]);
  const remove = (name: Name, id: string, revision: number) =>
    agency.people[name].commit([{ type: 'remove', collection, id, revision } as Change]);
  const rowOf = (id: string) => `${whole(collection)}/${id}`;

  it('can be read, changed, deleted and added by exactly those in the table', async () => {
    const { people } = agency;
    // Ivo adds what he may, so that the record has his rights.
    const author = may(creates, 'ivo') ? 'ivo' : (creates.split(' ')[0] as Name);
    const first = make(author);
    expect(await save(author, first)).toEqual({ result: 'done' });
    for (const name of names) {
      const found = await people[name].rows({ objectId: rowOf(first.id) });
      const listed = await people[name].rows({ collection: whole(collection) }, { order: '-body' });
      const isListed = listed.some(({ objectId }) => objectId === rowOf(first.id));
      const isReader = may(reads, name);
      // Contents of files are in answers to requests for one row only.
      const isInList = isReader && collection !== 'files';
      expect([name, found.length > 0, isListed], 'reading').toEqual([name, isReader, isInList]);
    }
    let count = 0;
    for (const name of inOrder(changes)) {
      const { result } = await save(name, { ...first, ...change(count), revision: count + 1 });
      expect([name, result], 'changing').toEqual([name, may(changes, name) ? 'done' : 'refused']);
      if (result === 'done') count += 1;
    }
    for (const name of inOrder(removes)) {
      const { result } = await remove(name, first.id, count + 1);
      expect([name, result], 'deleting').toEqual([name, may(removes, name) ? 'done' : 'refused']);
      if (result === 'done') break;
    }
    for (const name of inOrder(creates)) {
      const other = make(name);
      const { result } = await save(name, other);
      expect([name, result], 'adding').toEqual([name, may(creates, name) ? 'done' : 'refused']);
      if (result !== 'done') continue;
      const [row] = await people[name].rows({ objectId: rowOf(other.id) });
      await remove(may(removes, name) ? name : 'ada', other.id, row!.revision);
    }
  });
});
