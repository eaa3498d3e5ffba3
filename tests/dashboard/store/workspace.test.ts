import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { createWorkspace } from '@/dashboard/store/workspace/create-workspace';
import type { RecordStore } from '@/dashboard/store/store-port';
import type { StoreEvent } from '@/dashboard/store/store-event';
import type {
  Meeting,
  PortalNotification,
  NotificationTopic,
  Person,
  Task,
  Timesheet,
} from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { DuplicateEmailError, StorageFullError, StorageLostError } from '@/dashboard/store/store-errors';
import { put, type Change } from '@/dashboard/model/change';
import { topics } from '@/dashboard/screens/settings/settings-fields';
import { freezeClock } from '@/platform/clock';
import { person, seed, task } from './store-contract';
import { ConflictError } from '@/dashboard/store/store-errors';
import { DomainError } from '@/dashboard/model/domain-error';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const putTask = (record: Task) => put('tasks', record);
const putPerson = (record: Person): Change => put('people', record);

let thaw = () => {};
afterEach(() => thaw());

function open(given = seed, actorId = 'noor') {
  thaw = freezeClock(new Date('2026-11-18T10:00:00Z'));
  return createMemoryWorkspace(given, actorId);
}

describe('a workspace', () => {
  it('hands out the same array until one of its records changes', async () => {
    const workspace = open();
    const tasks = workspace.all('tasks');
    expect(workspace.all('tasks')).toBe(tasks);
    await write(workspace, {
      label: 'Called one',
      changes: [putPerson({ ...person('noor', 'n@undula.example') })],
    });
    expect(workspace.all('tasks')).toBe(tasks);
    await write(workspace, { label: 'Changed', changes: [putTask({ ...task('t1'), title: 'New' })] });
    expect(workspace.all('tasks')).not.toBe(tasks);
    expect(workspace.get('tasks', 't1')).toMatchObject({ title: 'New', revision: 1 });
    expect(workspace.get('tasks', 'nothing')).toBeNull();
  });

  it('logs who did what and when, the newest first', async () => {
    const workspace = open();
    const operation = await write(workspace, {
      label: 'Renamed a task',
      changes: [putTask(task('t1', 'New'))],
    });
    expect(operation).toMatchObject({
      at: '2026-11-18T10:00:00.000Z',
      actorId: 'noor',
      label: 'Renamed a task',
      undoes: null,
      undone: false,
      changes: [
        { collection: 'tasks', id: 't1', before: { title: 'Draw the buoys' }, after: { title: 'New' } },
      ],
    });
    await write(workspace, { label: 'Read', changes: [putTask({ ...task('t2') })], quiet: true });
    expect(workspace.operations()).toEqual([operation]);
  });

  it('tells its listeners after a change, until they leave', async () => {
    const workspace = open();
    const events: StoreEvent[] = [];
    const stop = workspace.subscribe((event) => events.push(event));
    await write(workspace, { label: 'Changed', changes: [putTask(task('t1'))] });
    stop();
    await write(workspace, { label: 'Changed', changes: [putTask(task('t2'))] });
    expect(events).toEqual([{ changes: [{ collection: 'tasks', id: 't1' }], remote: false }]);
  });

  it('undoes an addition, a change and a removal, and does them again', async () => {
    const workspace = open();
    const done = await write(workspace, {
      label: 'Tidied up',
      changes: [
        putTask(task('t9', 'Added')),
        putTask({ ...task('t1'), title: 'Changed' }),
        { type: 'remove', collection: 'tasks', id: 't2', revision: 0 },
      ],
    });
    const undone = await undo(workspace, done.id);
    expect(undone).toMatchObject({ label: 'Undone: Tidied up', undoes: done.id });
    expect(
      workspace
        .all('tasks')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Count the gulls', 'Draw the buoys', 'Weigh the anchor']);
    expect(workspace.operations().map((one) => one.undone)).toEqual([false, true]);
    await expect(undo(workspace, done.id)).rejects.toThrow('“Tidied up” was undone already.');

    const again = await undo(workspace, undone.id);
    expect(again.label).toBe('Redone: Tidied up');
    expect(workspace.get('tasks', 't9')?.title).toBe('Added');
    expect(workspace.get('tasks', 't2')).toBeNull();
    expect(workspace.operations().map((one) => one.undone)).toEqual([false, true, true]);
    expect((await undo(workspace, again.id)).label).toBe('Undone: Tidied up');
    expect(workspace.get('tasks', 't9')).toBeNull();
  });

  it('does not undo what was changed since, or what it does not know', async () => {
    const workspace = open();
    const done = await write(workspace, {
      label: 'Changed',
      changes: [putTask({ ...task('t1'), title: 'One' })],
    });
    const kept = workspace.get('tasks', 't1')!;
    await write(workspace, { label: 'Again', changes: [putTask({ ...kept, title: 'Two' })] });
    await expect(undo(workspace, done.id)).rejects.toThrow('because “Again” changed the same data later.');
    expect(workspace.get('tasks', 't1')?.title).toBe('Two');
    expect(workspace.operations().every(({ undone }) => !undone)).toBe(true);
    await expect(undo(workspace, 'nothing')).rejects.toThrow('This is too old to be undone.');
  });

  it('refuses an email address that somebody else has, and says whose it is', async () => {
    const workspace = open();
    const changes = [putPerson(person('new', 'Ilan@undula.example'))];
    await expect(write(workspace, { label: 'Added', changes })).rejects.toThrow(DuplicateEmailError);
    await expect(write(workspace, { label: 'Added', changes })).rejects.toThrow(
      'ilan already has the email address Ilan@undula.example. Use another one.',
    );
    expect(workspace.get('people', 'new')).toBeNull();
  });

  it('saves the next write after one that failed', async () => {
    const workspace = open();
    const outcomes = await Promise.allSettled([
      write(workspace, { label: 'One', changes: [putTask({ ...task('t1'), title: 'One' })] }),
      write(workspace, { label: 'Two', changes: [putTask({ ...task('t1'), title: 'Two' })] }),
      write(workspace, { label: 'Three', changes: [putTask({ ...task('t2'), title: 'Three' })] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(workspace.operations().map(({ label }) => label)).toEqual(['Three', 'One']);
  });

  it('plans a command again after a conflict, of the records as they are by then', async () => {
    const memory = createMemoryStore({ seed });
    const workspace = createWorkspace({
      store: memory,
      loaded: memory.loadNow(),
      actorId: 'noor',
      persistence: { state: 'stored' },
      reseed: () => seed,
    });
    await memory.commit({ changes: [putTask({ ...task('t1'), title: 'Theirs' })], entry: null });
    const seen: string[] = [];
    const outcome = await workspace.run((read) => {
      const record = read.get('tasks', 't1')!;
      seen.push(record.title);
      return { label: 'Set the status', changes: [putTask({ ...record, status: 'doing' })] };
    });
    expect(outcome.done).toBe(true);
    expect(seen).toEqual(['Draw the buoys', 'Theirs']);
    expect(workspace.get('tasks', 't1')).toMatchObject({ title: 'Theirs', status: 'doing', revision: 2 });
  });

  it('says why a command was refused, and changes nothing', async () => {
    const workspace = open();
    const error = new DomainError('The week is locked.');
    const refused = await workspace.run(() => {
      throw error;
    });
    expect(refused).toEqual({
      done: false,
      message: 'The week is locked.',
      error,
    });
    const stale = await workspace.run(() => ({
      label: 'Late',
      changes: [putTask({ ...task('t1'), revision: 7 })],
    }));
    expect(stale).toMatchObject({
      done: false,
      message: 'This has changed since you opened it. Check it and try again.',
      error: expect.any(ConflictError),
    });
    expect(workspace.operations()).toEqual([]);
  });

  it('has no operation for a command without changes or with quiet ones', async () => {
    const workspace = open();
    expect(await workspace.run(() => ({ label: 'Nothing', changes: [] }))).toEqual({
      done: true,
      operation: null,
    });
    const quiet = await workspace.run(() => ({ label: 'Read', changes: [putTask(task('t9'))], quiet: true }));
    expect(quiet).toEqual({ done: true, operation: null });
    expect(workspace.get('tasks', 't9')).not.toBeNull();
    expect(workspace.operations()).toEqual([]);
  });

  it('holds the newest two thousand operations', async () => {
    const workspace = open();
    for (let count = 0; count < 2005; count += 1)
      await write(workspace, { label: String(count), changes: [putTask(workspace.get('tasks', 't1')!)] });
    expect(workspace.operations()).toHaveLength(2000);
    expect(workspace.operations()[0]!.label).toBe('2004');
  });

  it('exports, imports and goes back to the sample, and says so to its listeners', async () => {
    const workspace = open();
    await write(workspace, { label: 'Changed', changes: [putTask({ ...task('t1'), title: 'Mine' })] });
    const backup = await workspace.exportBackup();
    const heard = vi.fn();
    workspace.subscribe(heard);
    await workspace.reset();
    expect(workspace.get('tasks', 't1')?.title).toBe('Draw the buoys');
    expect(workspace.operations()).toEqual([]);
    await workspace.importBackup(backup);
    expect(workspace.get('tasks', 't1')?.title).toBe('Mine');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ replaced: true }));
  });

  it('is done with its listeners when it is closed, and keeps what is handed in in the same breath', async () => {
    const workspace = open();
    workspace.close();
    await expect(write(workspace, { label: 'Last', changes: [putTask(task('t9'))] })).resolves.toMatchObject({
      label: 'Last',
    });
  });

  it('does not know what the browser holds where the browser does not tell', async () => {
    expect(await open().usage()).toBeNull();
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 5, quota: 100 }) } });
    expect(await open().usage()).toEqual({ used: 5, available: 100 });
  });
});

describe('a workspace whose store fails', () => {
  function openFailing(error: Error) {
    const memory = createMemoryStore({ seed });
    let fails = false;
    const store: RecordStore = {
      ...memory,
      commit: async (given) => {
        if (fails) throw error;
        return memory.commit(given);
      },
    };
    const workspace = createWorkspace({
      store,
      loaded: memory.loadNow(),
      actorId: 'noor',
      persistence: { state: 'stored' },
      reseed: () => seed,
    });
    return { workspace, fail: () => (fails = true) };
  }

  it.each([
    ['full', new StorageFullError('full'), /full.*Download a backup/],
    ['lost', new StorageLostError('lost'), /can’t be reached.*Download a backup/],
  ])('works on from memory when the storage is %s, says so and loses nothing', async (_, error, reason) => {
    const { workspace, fail } = openFailing(error);
    await write(workspace, { label: 'Before', changes: [putTask({ ...task('t1'), title: 'Before' })] });
    const heard = vi.fn();
    workspace.subscribe(heard);
    fail();
    const changes = [putTask({ ...workspace.get('tasks', 't1')!, title: 'After' })];
    await write(workspace, { label: 'After', changes });
    expect(workspace.get('tasks', 't1')).toMatchObject({ title: 'After', revision: 2 });
    expect(workspace.operations().map(({ label }) => label)).toEqual(['After', 'Before']);
    expect(workspace.persistence()).toEqual({ state: 'memory-only', reason: expect.stringMatching(reason) });
    expect(heard).toHaveBeenCalled();
    await undo(workspace, workspace.operations()[0]!.id);
    expect(workspace.get('tasks', 't1')?.title).toBe('Before');
    const { collections } = await workspace.exportBackup();
    expect(collections.tasks).toHaveLength(3);
  });

  it('passes on what is no fault of the storage', async () => {
    const { workspace, fail } = openFailing(new TypeError('a mistake of ours'));
    fail();
    await expect(write(workspace, { label: 'x', changes: [putTask(task('t1'))] })).rejects.toThrow(TypeError);
    expect(workspace.persistence()).toEqual({ state: 'stored' });
  });
});

describe('notifications', () => {
  const sample = createSample('2026-11-18');
  const portal = (actorId: string, topics?: readonly NotificationTopic[]) =>
    open(
      topics ? { ...sample, settings: [{ ...sample.settings![0]!, noticeTopics: topics }] } : sample,
      actorId,
    );
  const written = (changes: readonly { collection: string; after: unknown }[]) =>
    changes
      .filter(({ collection }) => collection === 'notices')
      .map(({ after }) => after as PortalNotification);
  const assignment = (id: string) => sample.assignments!.find((one) => one.id === id)!;

  it('notify the admin and the mentor of submitted work', async () => {
    const { changes } = await write(portal('test-intern'), {
      label: 'Submitted',
      changes: [put('assignments', { ...assignment('page-weight'), status: 'submitted' })],
    });
    expect(written(changes)).toMatchObject([
      {
        audience: { role: 'admin' },
        text: 'Test Intern submitted an assignment',
        detail: 'Weigh three pages',
      },
      {
        audience: { personId: 'ilan-voss' },
        path: '/dashboard/employee/interns?intern=test-intern&assignment=page-weight',
      },
    ]);
  });

  it.each([
    ['accepted', 'Your assignment was accepted'],
    ['returned', 'Your assignment was returned with feedback'],
  ] as const)('tell the intern of work that was %s', async (status, text) => {
    const { changes } = await write(portal('test-admin'), {
      label: 'Answered',
      changes: [put('assignments', { ...assignment('tide-trace'), status })],
    });
    expect(written(changes)).toMatchObject([
      { audience: { personId: 'teo-ferran' }, text, readByIds: ['test-admin'] },
    ]);
  });

  it('notify the assignee of a task, but not the person who assigned it', async () => {
    const given = { ...task('t9'), assigneeId: 'test-employee', projectId: 'harbour-ferry' };
    const byAdmin = await write(portal('test-admin'), { label: 'Gave a task', changes: [putTask(given)] });
    expect(written(byAdmin.changes)).toMatchObject([
      {
        audience: { personId: 'test-employee' },
        text: 'You have a new task',
        detail: 'Draw the buoys, Harbour Ferry',
      },
    ]);
    const workspace = portal('test-employee');
    expect(
      written((await write(workspace, { label: 'Took a task', changes: [putTask(given)] })).changes),
    ).toEqual([]);
    const moved = { ...given, revision: 1, status: 'doing' as const };
    expect(
      written((await write(workspace, { label: 'Moved it', changes: [putTask(moved)] })).changes),
    ).toEqual([]);
  });

  it('notify the admin of added people, in one notification for all', async () => {
    const workspace = portal('test-admin');
    const one = await write(workspace, {
      label: 'Added',
      changes: [putPerson(person('Ann', 'ann@undula.example'))],
    });
    expect(written(one.changes)).toMatchObject([
      { audience: { role: 'admin' }, text: 'Ann was added', path: '/dashboard/admin/users/employees?id=Ann' },
    ]);
    const many = ['a', 'b', 'c'].map((id) => putPerson(person(id, `${id}@many.example`)));
    const three = await write(workspace, { label: 'Imported', changes: many });
    expect(written(three.changes).map(({ text }) => text)).toEqual(['3 people were added']);
  });

  it('notify each recipient of a message once, and not its writer', async () => {
    const [message] = sample.messages!;
    const sent = {
      ...message!,
      id: 'm-new',
      threadId: 'm-new',
      fromId: 'test-employee',
      toIds: ['test-admin', 'noor-adair', 'test-employee'],
    };
    const { changes } = await write(portal('test-employee'), {
      label: 'Sent',
      changes: [put('messages', { ...sent, subject: 'Tide tables', revision: 0 })],
    });
    expect(written(changes)).toMatchObject([
      {
        audience: { personId: 'test-admin' },
        text: 'Test Employee wrote to you',
        detail: 'Tide tables',
        path: '/dashboard/admin/messages/inbox?thread=m-new',
      },
      { audience: { personId: 'noor-adair' }, path: '/dashboard/employee/messages/inbox?thread=m-new' },
    ]);
  });

  it('notify the assignee of a comment on a task, but not of their own', async () => {
    const own = sample.tasks!.find(
      ({ assigneeId, status }) => assigneeId === 'test-employee' && status !== 'done',
    )!;
    const comment = { id: 'c-new', authorId: 'test-admin', text: 'Ready?', at: '2026-11-18T10:00:00.000Z' };
    const record = { ...own, comments: [...own.comments, comment] };
    const byAdmin = await write(portal('test-admin'), { label: 'Commented', changes: [putTask(record)] });
    expect(written(byAdmin.changes)).toMatchObject([
      {
        audience: { personId: 'test-employee' },
        text: 'Test Admin commented on a task',
        detail: own.title,
        path: `/dashboard/employee/tasks/active?id=${own.id}`,
      },
    ]);
    const mine = { ...own, comments: [...own.comments, { ...comment, authorId: 'test-employee' }] };
    const bySelf = await write(portal('test-employee'), { label: 'Commented', changes: [putTask(mine)] });
    expect(written(bySelf.changes)).toEqual([]);
  });

  it('link to a task on a screen of the recipient’s role', async () => {
    const paths: (string | undefined)[] = [];
    for (const assigneeId of ['test-admin', 'test-employee', 'test-intern']) {
      const by = assigneeId === 'test-admin' ? 'test-employee' : 'test-admin';
      const { changes } = await write(portal(by), {
        label: 'Assigned',
        changes: [putTask({ ...task('t-new'), assigneeId })],
      });
      paths.push(written(changes)[0]?.path);
    }
    expect(paths).toEqual([
      '/dashboard/admin/tasks?id=t-new',
      '/dashboard/employee/tasks/active?id=t-new',
      '/dashboard/intern/tasks?id=t-new',
    ]);
  });

  it('notify the mentor of a planned or moved meeting, not of other changes', async () => {
    const [meeting] = sample.meetings!.filter(({ internId }) => internId === 'test-intern');
    const workspace = portal('test-intern');
    const save = async (record: Meeting) =>
      written(
        (
          await write(workspace, {
            label: 'Meeting',
            changes: [put('meetings', record)],
          })
        ).changes,
      );
    const planned = { ...meeting!, id: 'new', revision: 0, startsAt: '2026-11-25T10:00' };
    expect(await save(planned)).toMatchObject([
      { audience: { personId: meeting!.mentorId }, text: 'Test Intern planned a meeting with you' },
    ]);
    const moved = { ...planned, revision: 1, startsAt: '2026-11-26T10:00' };
    expect(await save(moved)).toMatchObject([{ text: 'Test Intern moved your meeting' }]);
    expect(await save({ ...moved, revision: 2, notes: 'A note' })).toEqual([]);
  });

  const week = blankRecord('timesheets', {
    id: 'test-employee:2026-11-16',
    personId: 'test-employee',
    weekStart: '2026-11-16',
    status: 'open',
  });
  const submitted = { ...week, status: 'submitted', submittedAt: '2026-11-18T10:00:00.000Z' } as const;
  const waiting = sample.timesheets!.find(({ status }) => status === 'submitted')!;
  const putWeek = (record: Timesheet): Change => put('timesheets', record);

  /** For each topic who does what. */
  const emitting: Readonly<Record<NotificationTopic, readonly (readonly [string, string, Change])[]>> = {
    people: [['test-admin', 'adds a person', putPerson(person('Ann', 'ann@undula.example'))]],
    time: [
      ['test-employee', 'submits a week', putWeek(submitted)],
      ['test-admin', 'approves a week', putWeek({ ...waiting, status: 'approved' })],
      ['test-admin', 'returns a week', putWeek({ ...week, status: 'returned', reason: 'Add Friday.' })],
    ],
    messages: [
      [
        'test-employee',
        'writes a message',
        put('messages', {
          ...sample.messages![0]!,
          id: 'new',
          revision: 0,
          fromId: 'test-employee',
          toIds: ['test-admin'],
        }),
      ],
    ],
    training: [
      [
        'test-intern',
        'submits an assignment',
        put('assignments', { ...assignment('page-weight'), status: 'submitted' }),
      ],
      [
        'test-intern',
        'plans a meeting',
        put('meetings', {
          ...sample.meetings!.find(({ internId }) => internId === 'test-intern')!,
          id: 'new',
          revision: 0,
        }),
      ],
    ],
    tasks: [
      ['test-admin', 'assigns a task', putTask({ ...task('t9'), assigneeId: 'test-employee' })],
      [
        'test-admin',
        'comments on a task',
        putTask({
          ...sample.tasks!.find(({ assigneeId }) => assigneeId === 'test-employee')!,
          comments: [{ id: 'c', authorId: 'test-admin', text: 'Ready?', at: '2026-11-18T10:00:00.000Z' }],
        }),
      ],
    ],
  };
  const cases = topics.flatMap((topic) => emitting[topic].map((given) => [topic, ...given] as const));

  it.each(cases)('about %s go out only while the settings name the topic: %s %s', async (topic, ...given) => {
    const [actor, , change] = given;
    const others = topics.filter((each) => each !== topic);
    const on = await write(portal(actor, [topic]), { label: 'Did it', changes: [change] });
    expect(written(on.changes).length).toBeGreaterThan(0);
    const off = await write(portal(actor, others), { label: 'Did it', changes: [change] });
    expect(written(off.changes)).toEqual([]);
  });

  it('notify the admin of a withdrawn week in place of its submission, for all settings', async () => {
    const inSettings = { ...sample.settings![0]!, noticeTopics: [] };
    const workspace = portal('test-employee');
    const texts = () => workspace.all('notices').map(({ text }) => text);
    const before = texts();
    await write(workspace, { label: 'Submitted', changes: [putWeek(submitted)] });
    expect(texts()).toEqual([...before, 'Test Employee submitted a week']);
    await write(workspace, {
      label: 'Turned notifications off',
      changes: [put('settings', inSettings)],
    });
    await write(workspace, { label: 'Withdrew', changes: [putWeek({ ...week, revision: 1 })] });
    expect(texts()).toEqual(before);
  });

  it.each([
    ['test-employee', '/dashboard/employee/timesheet?week=2026-11-16'],
    ['test-intern', '/dashboard/intern/timelog?week=2026-11-16'],
  ])('lead %s from a decision to the week', async (personId, path) => {
    const { changes } = await write(portal('test-admin'), {
      label: 'Returned',
      changes: [putWeek({ ...week, id: 'w', personId, status: 'returned', reason: 'Add Friday.' })],
    });
    expect(written(changes)).toMatchObject([
      { text: 'Your week was returned', detail: '16 to 22 Nov 2026: Add Friday.', path },
    ]);
  });

  it('skip the approval of an imported week', async () => {
    const { changes } = await write(portal('test-admin'), {
      label: 'Imported',
      changes: [putWeek({ ...week, status: 'approved', submittedAt: '2026-11-23T09:00:00Z' })],
    });
    expect(written(changes)).toEqual([]);
  });

  it('are removed when their operation is undone, also if they are read', async () => {
    const workspace = portal('test-admin');
    const added = await write(workspace, {
      label: 'Added',
      changes: [putPerson(person('Ann', 'ann@undula.example'))],
    });
    const [notification] = written(added.changes);
    await write(workspace, {
      label: 'Read',
      quiet: true,
      changes: [put('notices', { ...notification!, readByIds: ['test-admin', 'x'] })],
    });
    await undo(workspace, added.id);
    expect(workspace.get('people', 'Ann')).toBeNull();
    expect(workspace.get('notices', notification!.id)).toBeNull();
  });
});
