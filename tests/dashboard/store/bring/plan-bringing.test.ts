import { describe, expect, it } from 'vitest';
import { keyOfChange } from '@/dashboard/model/change';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { skippedOf, operationsOf, planBringing, type BringItem } from '@/dashboard/store/bring/plan-bringing';
import { mapsOf } from '@/dashboard/store/record-maps';
import { maxChanges } from '@/dashboard/store/synced/shared-commit';
import { blankRecord } from '../../blank-record';

const ada = blankRecord('people', {
  id: 'ada',
  kind: 'admin',
  status: 'active',
  name: 'ada',
  email: 'ada@agency.example',
});

const people = new Map([
  ['test-admin', 'ada'],
  ['test-employee', 'test-employee-1'],
]);

const plan = (
  records: SeedRecords,
  present: SeedRecords = {},
  ids: ReadonlyMap<string, string> = people,
  deleted: readonly string[] = [],
) =>
  planBringing({
    records,
    people: ids,
    present: {
      records: mapsOf({ ...present, people: [ada, ...(present.people ?? [])] }),
      deleted: new Set(deleted),
    },
    actorId: 'ada',
  });

const blankLine = {
  id: 'line',
  text: 'Design',
  minutes: 60,
  hourlyRate: null,
  rateFrom: null,
  amount: 100,
  tax: { name: 'VAT', rate: 1900 },
};

const statesOf = (items: readonly BringItem[]) => items.map(({ record, state }) => [record.id, state]);

describe('the records of a plan', () => {
  it('name the people of the portal: in fields, in ids and in paths', () => {
    const records = plan({
      timeEntries: [blankRecord('timeEntries', { id: 'e1', personId: 'test-employee' })],
      timesheets: [
        blankRecord('timesheets', {
          id: 'test-employee:2026-11-16',
          personId: 'test-employee',
          decidedById: 'test-admin',
        }),
      ],
      savedViews: [
        blankRecord('savedViews', {
          id: 'v1',
          ownerId: 'test-admin',
          search: 'person=test-employee&lead=x%2Ctest-admin',
        }),
      ],
    }).map(({ record }) => record);
    expect(records).toMatchObject([
      { id: 'e1', personId: 'test-employee-1' },
      { id: 'test-employee-1:2026-11-16', personId: 'test-employee-1', decidedById: 'ada' },
      { id: 'v1', ownerId: 'ada', search: 'person=test-employee-1&lead=x%2Cada' },
    ]);
  });

  it('name them in who a notification is for, and where it leads', () => {
    const notification = blankRecord('notices', {
      audience: { personId: 'test-admin' },
      text: 'test-employee',
      path: '/dashboard/admin/users/employees?id=test-employee',
      readByIds: ['test-employee'],
    });
    expect(plan({ notices: [notification] })[0]!.record).toMatchObject({
      audience: { personId: 'ada' },
      text: 'test-employee',
      path: '/dashboard/admin/users/employees?id=test-employee-1',
      readByIds: ['test-employee-1'],
    });
  });

  it('keep what people have written, also where it is what an id is', () => {
    const link = 'https://x.example/?person=test-admin';
    const [client, task] = plan({
      clients: [blankRecord('clients', { name: 'test-admin', notes: link })],
      tasks: [
        blankRecord('tasks', {
          title: 'see=test-admin',
          notes: 'test-employee',
          assigneeId: 'test-employee',
          subtasks: [{ id: 's1', text: 'test-admin', done: false }],
        }),
      ],
    });
    expect(client!.record).toMatchObject({ name: 'test-admin', notes: link });
    expect(task!.record).toMatchObject({
      title: 'see=test-admin',
      notes: 'test-employee',
      assigneeId: 'test-employee-1',
      subtasks: [{ id: 's1', text: 'test-admin', done: false }],
    });
  });

  it('are skipped where they name a person who is skipped, such as one whose email address another person has', () => {
    const emma = blankRecord('people', { id: 'emma', name: 'Emma', email: 'Emma@agency.example' });
    const other = blankRecord('people', { id: 'u1', name: 'Emma L', email: 'emma@agency.example' });
    const records: SeedRecords = {
      people: [other],
      timeEntries: [blankRecord('timeEntries', { id: 'e1', personId: 'u1' })],
      tasks: [blankRecord('tasks', { id: 't1', assigneeId: 'ada' })],
    };
    const items = plan(records, { people: [emma] });
    expect(items.map(({ record, state, reason }) => [record.id, state, reason])).toEqual([
      ['u1', 'skipped', 'Emma has this email address in the shared portal. Choose Emma under People.'],
      ['t1', 'new', null],
      ['e1', 'skipped', 'It names a person who is not sent.'],
    ]);
    const chosen = plan(records, { people: [emma] }, new Map([['u1', 'emma']]));
    expect(statesOf(chosen)).toEqual([
      ['emma', 'same'],
      ['t1', 'new'],
      ['e1', 'new'],
    ]);
  });

  it('do not replace a month that is signed off, or an invoice that was sent', () => {
    const note = blankRecord('reportNotes', { id: '2026-08', text: 'Theirs' });
    const signedOff = { ...note, signedOffAt: '2026-09-01T09:00:00.000Z', signedOffById: 'ada' };
    const draft = blankRecord('invoices', { id: 'i1', status: 'draft' });
    const mine: SeedRecords = {
      reportNotes: [{ ...note, text: 'Mine' }],
      invoices: [{ ...draft, status: 'sent' }],
    };
    const locked = plan(mine, { reportNotes: [signedOff], invoices: [{ ...draft, status: 'paid' }] });
    expect(locked.map(({ record, state, reason }) => [record.id, state, reason])).toEqual([
      ['i1', 'skipped', 'The invoice was sent in the shared portal.'],
      ['2026-08', 'skipped', 'The month is signed off in the shared portal.'],
    ]);
    expect(plan(mine, { reportNotes: [note], invoices: [draft] }).map(({ reason }) => reason)).not.toContain(
      'The invoice was sent in the shared portal.',
    );
  });

  it('are skipped where they were deleted in the shared portal', () => {
    const records = { tasks: ['t1', 't2'].map((id) => blankRecord('tasks', { id, assigneeId: 'ada' })) };
    const items = plan(records, {}, people, ['tasks/t1', 'clients/t2']);
    expect(items.map(({ record, state, reason }) => [record.id, state, reason])).toEqual([
      ['t1', 'skipped', 'It was deleted in the shared portal.'],
      ['t2', 'new', null],
    ]);
  });

  it('are skipped where they are time of a month that is signed off, or on an invoice that was sent', () => {
    const entry = (id: string, day: string, minutes = 60) =>
      blankRecord('timeEntries', { id, day, minutes, personId: 'ada' });
    const line = { ...blankLine, entryIds: ['billed', 'same'] };
    const present = {
      timeEntries: [entry('billed', '2026-09-02'), entry('same', '2026-09-03')],
      reportNotes: [
        blankRecord('reportNotes', {
          id: '2026-08',
          signedOffAt: '2026-09-01T09:00:00.000Z',
          signedOffById: 'ada',
        }),
      ],
      invoices: [blankRecord('invoices', { id: 'i1', status: 'sent', number: '2026-001', lines: [line] })],
    };
    const mine = [
      entry('august', '2026-08-31'),
      entry('september', '2026-09-01'),
      entry('billed', '2026-09-02', 90),
      entry('same', '2026-09-03'),
    ];
    const items = plan({ timeEntries: mine }, present);
    expect(items.map(({ record, state, reason }) => [record.id, state, reason])).toEqual([
      [
        'august',
        'skipped',
        'August 2026 is signed off, so its time is locked. Reopen it in Monthly report to change it.',
      ],
      ['september', 'new', null],
      [
        'billed',
        'skipped',
        'This time is on invoice 2026-001, so it is locked. Void the invoice to change it.',
      ],
      ['same', 'same', null],
    ]);
  });

  describe('with files', () => {
    const file = blankRecord('files', { id: 'f1', name: 'map.pdf', content: 'AAAA', size: 3, revision: 2 });
    const project = blankRecord('projects', { id: 'p1', fileIds: ['f1'] });

    it('come after their files', () => {
      const submission = { link: '', note: '', fileId: 'f1', at: '2026-11-16T09:00:00.000Z' };
      const items = plan({
        projects: [project],
        assignments: [blankRecord('assignments', { id: 'a1', submission })],
        files: [file],
      });
      expect(items).toMatchObject([
        { record: { ...file, revision: 0 }, state: 'new' },
        { record: { id: 'p1', fileIds: ['f1'] }, state: 'new' },
        { record: { id: 'a1', submission }, state: 'new' },
      ]);
      expect(operationsOf(items, false).map((changes) => changes[0]!.collection)).toEqual([
        'files',
        'projects',
        'assignments',
      ]);
    });

    it('are the same as those of the portal, of whose files a browser knows no content', () => {
      const there = { files: [{ ...file, content: '', revision: 1 }], projects: [project] };
      expect(statesOf(plan({ projects: [project], files: [file] }, there))).toEqual([
        ['f1', 'same'],
        ['p1', 'same'],
      ]);
      const other = { ...there, files: [{ ...there.files[0]!, name: 'plan.pdf' }] };
      expect(plan({ projects: [project], files: [file] }, other)[0]).toMatchObject({
        state: 'skipped',
        reason: 'Another file is in its place in the shared portal.',
      });
    });

    it('lose the names of files that the source lacks', () => {
      const submission = { link: '', note: '', fileId: 'f9', at: '2026-11-16T09:00:00.000Z' };
      const items = plan({
        projects: [{ ...project, fileIds: ['f9', 'f1'] }],
        assignments: [blankRecord('assignments', { id: 'a1', submission })],
        files: [file],
      });
      expect(items.slice(1).map(({ record }) => record)).toMatchObject([
        { id: 'p1', fileIds: ['f1'] },
        { id: 'a1', submission: { fileId: null } },
      ]);
    });

    it('send their files only where they are sent', () => {
      const there = { projects: [{ ...project, name: 'Boat', fileIds: [] }] };
      const items = plan({ projects: [project], files: [file] }, there);
      expect(statesOf(items)).toEqual([
        ['f1', 'new'],
        ['p1', 'different'],
      ]);
      expect(operationsOf(items, false)).toEqual([]);
      expect(operationsOf(items, true)).toHaveLength(2);
      expect(skippedOf(items, []).map(({ id, reason }) => [id, reason])).toEqual([
        ['f1', 'No record to send has this file.'],
      ]);
    });

    it('leave their files where they are left', () => {
      const meeting = blankRecord('resources', { id: 'r1', authorId: 'test-employee', fileIds: ['f1'] });
      const items = plan({ files: [file, { ...file, id: 'f2' }], projects: [], resources: [meeting] });
      expect(items.find(({ record }) => record.id === 'f2')).toMatchObject({
        state: 'skipped',
        reason: 'No record to send has this file.',
      });
    });
  });

  it('are new, the same, or different', () => {
    const client = (id: string, name: string, revision = 0) => blankRecord('clients', { id, name, revision });
    const items = plan(
      { clients: [client('c1', 'Ferry', 4), client('c2', 'Salt', 2), client('c3', 'Dune')] },
      { clients: [client('c1', 'Ferry', 1), client('c2', 'Salt Works', 7)] },
    );
    expect(statesOf(items)).toEqual([
      ['c1', 'same'],
      ['c2', 'different'],
      ['c3', 'new'],
    ]);
    // With the revision that the portal has, so that the server accepts them.
    expect(items.map(({ record }) => record.revision)).toEqual([1, 7, 0]);
  });

  it('are left with a reason where the portal’s rules forbid them', () => {
    const items = plan({
      messages: [
        blankRecord('messages', { id: 'm1', fromId: 'test-admin', toIds: ['test-employee'] }),
        blankRecord('messages', { id: 'm2', fromId: 'test-employee', toIds: ['test-admin'] }),
      ],
      bookmarks: [blankRecord('bookmarks', { id: 'test-employee:r1', personId: 'test-employee' })],
    });
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['new', null],
      ['skipped', 'Only the person who wrote a message can bring it, and only while nobody has read it.'],
      ['skipped', 'It belongs to another person, and an admin can’t read it.'],
    ]);
  });

  it('are left where two people of a device are one person of the portal and both have the record', () => {
    const sheet = (personId: string) => blankRecord('timesheets', { id: `${personId}:2026-11-16`, personId });
    const both = new Map([
      ['test-admin', 'ada'],
      ['test-employee', 'ada'],
    ]);
    const items = plan({ timesheets: [sheet('test-admin'), sheet('test-employee')] }, {}, both);
    expect(statesOf(items)).toEqual([
      ['ada:2026-11-16', 'new'],
      ['ada:2026-11-16', 'skipped'],
    ]);
  });

  it('are left where the portal’s version has files', () => {
    const project = blankRecord('projects', { id: 'p1', name: 'Ferry' });
    const [item] = plan(
      { projects: [project] },
      { projects: [{ ...project, name: 'Boat', fileIds: ['f9'] }] },
    );
    expect(item).toMatchObject({
      state: 'skipped',
      reason: 'It has files in the shared portal, which would be lost.',
    });
  });
});

describe('a person who is somebody of the portal', () => {
  const admin = blankRecord('people', {
    id: 'test-admin',
    kind: 'admin',
    status: 'suspended',
    name: 'Ada Lind',
    email: 'me@device.example',
    weeklyMinutes: 2400,
    revision: 3,
  });

  it('keeps the access of the portal', () => {
    expect(plan({ people: [admin] })).toMatchObject([
      {
        state: 'different',
        record: { id: 'ada', name: 'Ada Lind', weeklyMinutes: 2400, email: ada.email, status: 'active' },
      },
    ]);
  });

  it('makes no other admin, which only the server’s command does', () => {
    const other = blankRecord('people', { id: 'olga', kind: 'admin', email: 'olga@agency.example' });
    expect(plan({ people: [other] })).toMatchObject([
      { state: 'skipped', reason: 'Only the server’s command adds an admin.' },
    ]);
  });

  it('adds nothing if nobody has changed the person on the device', () => {
    expect(plan({ people: [{ ...admin, revision: 0 }] })[0]!.state).toBe('same');
  });
});

describe('the operations', () => {
  const operations = (records: SeedRecords, present: SeedRecords = {}, replaces = false) =>
    operationsOf(plan(records, present), replaces).map((changes) => changes.map(keyOfChange));

  it('have records of one kind each, settings before people and invoices after time', () => {
    const kinds = operations({
      invoices: [blankRecord('invoices')],
      timeEntries: [blankRecord('timeEntries')],
      people: [blankRecord('people', { id: 'emma', kind: 'employee' })],
      settings: [blankRecord('settings', { id: 'agency' })],
    }).map((keys) => keys.map(({ collection }) => collection));
    expect(kinds).toEqual([['settings'], ['people'], ['timeEntries'], ['invoices']]);
  });

  it('have as many changes as the server accepts', () => {
    const entries = Array.from({ length: 2 * maxChanges + 1 }, () => blankRecord('timeEntries'));
    const lengths = operations({ timeEntries: entries }).map((keys) => keys.length);
    expect(lengths).toEqual([maxChanges, maxChanges, 1]);
  });

  it('are small enough for a request', () => {
    const courses = Array.from({ length: 30 }, () =>
      blankRecord('courses', { summary: 'a'.repeat(100_000) }),
    );
    expect(operations({ courses }).map((keys) => keys.length)).toEqual(Array.from({ length: 15 }, () => 2));
  });

  it('replace different records only where the admin wants it', () => {
    const client = blankRecord('clients', { id: 'c1', name: 'Ferry' });
    const present = { clients: [{ ...client, name: 'Boat', revision: 2 }] };
    expect(operations({ clients: [client] }, present)).toEqual([]);
    expect(operations({ clients: [client] }, present, true)).toEqual([[{ collection: 'clients', id: 'c1' }]]);
  });
});

it('lists what is left with the reason of the plan, the answer of the server, and files that were not sent', () => {
  const client = (id: string, name = '') => blankRecord('clients', { id, name });
  const project = blankRecord('projects', { id: 'p1', leadId: 'ada' });
  const items = plan(
    {
      files: [blankRecord('files', { id: 'f1' })],
      projects: [{ ...project, fileIds: ['f1'] }],
      clients: ['there', 'refused', 'kept'].map((id) => client(id)),
      bookmarks: [blankRecord('bookmarks', { id: 'test-employee:r1', personId: 'test-employee' })],
    },
    { clients: [client('there'), client('kept', 'Ferry')], projects: [project] },
  );
  const refused = [{ collection: 'clients', id: 'refused', reason: 'Not allowed.' }] as const;
  expect(skippedOf(items, refused).map(({ id, reason }) => [id, reason])).toEqual([
    ['f1', 'No record to send has this file.'],
    ['refused', 'Not allowed.'],
    ['test-employee-1:r1', 'It belongs to another person, and an admin can’t read it.'],
  ]);
});
