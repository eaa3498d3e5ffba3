import { randomBytes } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { PortalInThePage } from '../dashboard/store/in-the-page';
import { storeCases } from '../dashboard/store/store-contract';
import { nightly, nightlyUnless } from './nightly';
import { servePage, type PageServer } from './storage/page-server';

declare const window: Window & { portal: PortalInThePage };

let server: PageServer;

const test = base.extend<{ tab: () => Promise<Page> }>({
  /** Opens another tab of the same browser. */
  tab: ({ context }, give) => give(() => openTab(context)),
});

test.beforeAll(async () => {
  server = await servePage();
});
test.afterAll(() => server.close());

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => Boolean(window.portal));
  return page;
}

/** Opens the workspace in a tab, as the portal does. */
const open = (page: Page, actorId = 'test-admin') =>
  page.evaluate(async (actor) => {
    window.portal.held = await window.portal.openWorkspace({ actorId: actor });
    return window.portal.held.persistence();
  }, actorId);

/** A task's title and revision as a tab holds it. */
const held = (page: Page, id: string) =>
  page.evaluate((taskId) => {
    const task = window.portal.held!.get('tasks', taskId);
    return task && { title: task.title, revision: task.revision };
  }, id);

/** Gives a task a title. @returns the operation's id, or the name of the error */
const rename = (page: Page, id: string, title: string) =>
  page.evaluate(
    async ({ taskId, to }) => {
      const workspace = window.portal.held!;
      const task = workspace.get('tasks', taskId) ?? window.portal.task(taskId);
      try {
        const change = { type: 'put', collection: 'tasks', record: { ...task, title: to } } as const;
        return (await window.portal.write(workspace, { label: `Called a task ${to}`, changes: [change] })).id;
      } catch (error) {
        return (error as Error).name;
      }
    },
    { taskId: id, to: title },
  );

const persistence = (page: Page) => page.evaluate(() => window.portal.held!.persistence());

const first = 'harbour-ferry-1';

test('the browser’s store does all that the contract asks of a store', async ({ tab }) => {
  const page = await tab();
  const faults: string[] = [];
  for (const index of storeCases.keys()) {
    const fault = await page.evaluate((at) => window.portal.runCase(at), index);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
});

for (const fate of ['answered', 'lost', 'answer-lost'] as const)
  test(
    `the store of a shared portal does the same when requests are ${fate}`,
    nightlyUnless(fate === 'answer-lost'),
    async ({ tab }) => {
      const page = await tab();
      const faults: string[] = [];
      for (const [index, { ofBase }] of storeCases.entries()) {
        if (ofBase) continue;
        const fault = await page.evaluate(([at, to]) => window.portal.runSharedCase(at, to), [
          index,
          fate,
        ] as const);
        if (fault) faults.push(fault);
      }
      expect(faults).toEqual([]);
    },
  );

test('what is changed is there after a reload, with the sample around the day it began', async ({ tab }) => {
  const page = await tab();
  await page.clock.setFixedTime('2026-11-18T10:00:00Z');
  expect(await open(page)).toEqual({ state: 'stored' });
  await rename(page, first, 'Kept');
  const due = () => page.evaluate(() => window.portal.held!.get('tasks', 'grid-monitor-3')!.dueOn);
  const before = await due();

  await page.clock.setFixedTime('2027-02-03T10:00:00Z');
  await page.reload();
  await page.waitForFunction(() => Boolean(window.portal));
  await open(page);
  expect(await held(page, first)).toEqual({ title: 'Kept', revision: 1 });
  expect(await due()).toBe(before);
  expect(await page.evaluate(() => window.portal.held!.operations()[0]!.label)).toBe('Called a task Kept');

  await page.evaluate(() => window.portal.held!.reset());
  expect(await due()).not.toBe(before);
  expect(await held(page, first)).not.toMatchObject({ title: 'Kept' });
});

test('thousands of rows open from their copies, with every change since', nightly, async ({ tab }) => {
  test.slow();
  const page = await tab();
  /** Opens the store, loads it, makes changes and closes it. */
  const change = (from: number, count: number, title: string) =>
    page.evaluate(
      async (given) => {
        const store = await window.portal.openStore('large');
        const tasks = (await store.load()).records.get('tasks')!;
        const changes = Array.from({ length: given.count }, (_, index) => {
          const id = `many-${given.from + index}`;
          const revision = tasks.get(id)?.revision ?? 0;
          // Every seventh one is deleted, or comes back.
          if (revision > 0 && index % 7 === 0)
            return { type: 'remove', collection: 'tasks', id, revision } as const;
          return {
            type: 'put',
            collection: 'tasks',
            record: { ...window.portal.task(id, given.title), revision },
          } as const;
        });
        await store.commit({ changes, entry: null });
        store.close();
      },
      { from, count, title },
    );
  /** Loads the store. @returns whether it read the rows one by one, and whether its tasks are those of the rows */
  const load = () =>
    page.evaluate(async () => {
      let oneByOne = false;
      const { getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAll = function read(...given) {
        oneByOne ||= this.name === 'rows' && given.length === 0;
        return getAll.apply(this, given);
      };
      const store = await window.portal.openStore('large');
      const tasks = (await store.load()).records.get('tasks')!;
      IDBObjectStore.prototype.getAll = getAll;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('large');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
      });
      const all = (name: string) =>
        new Promise<{ collection: string; id: string; record: unknown }[]>((resolve) => {
          const request = database.transaction(name).objectStore(name).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
      const rows = (await all('rows')).filter((row) => row.collection === 'tasks');
      const differing = rows.filter(({ id, record }) => {
        const task = tasks.get(id) ?? null;
        return (
          JSON.stringify(task, Object.keys(task ?? {}).sort()) !==
          JSON.stringify(record, Object.keys(record ?? {}).sort())
        );
      });
      // The copies are written after the first screen, if there are too many changes since the last ones.
      const later = performance.now() + 5000;
      const written = async () => (await all('blocks')).length > 0 && (await all('since')).length < 500;
      while (!(await written()) && performance.now() < later)
        await new Promise((resolve) => setTimeout(resolve, 200));
      database.close();
      store.close();
      return { oneByOne, differing: differing.map(({ id }) => id), rows: rows.length };
    });

  await change(0, 6000, 'First');
  expect(await load()).toMatchObject({ oneByOne: true, differing: [], rows: 6000 });
  expect(await load()).toMatchObject({ oneByOne: false, differing: [] });
  await change(100, 30, 'Second');
  expect(await load()).toMatchObject({ oneByOne: false, differing: [] });
  // Enough to write new copies.
  await change(0, 900, 'Third');
  expect(await load()).toMatchObject({ oneByOne: false, differing: [] });
  await change(95, 40, 'Fourth');
  expect(await load()).toMatchObject({ oneByOne: false, differing: [] });
  // Too many to keep the copies.
  await change(0, 5500, 'Fifth');
  expect(await load()).toMatchObject({ oneByOne: true, differing: [] });
  expect(await load()).toMatchObject({ oneByOne: false, differing: [] });
  await page.evaluate(async () => {
    const store = await window.portal.openStore('large');
    await store.load();
    await store.reset('sample');
    store.close();
  });
  expect(await load()).toMatchObject({ differing: [], rows: 0 });
});

test('two tabs stay in step: records, operations, undo', async ({ tab }) => {
  const [one, two] = [await tab(), await tab()];
  await open(one);
  await open(two, 'test-employee');
  const operation = await rename(one, first, 'From one');
  await expect.poll(() => held(two, first)).toEqual({ title: 'From one', revision: 1 });
  expect(await two.evaluate(() => window.portal.held!.operations()[0]!.actorId)).toBe('test-admin');

  await two.evaluate((id) => window.portal.undo(window.portal.held!, id), operation);
  await expect.poll(() => held(one, first)).toMatchObject({ revision: 2 });
  const log = () =>
    one.evaluate(() => window.portal.held!.operations().map(({ label, undone }) => [label, undone]));
  expect(await log()).toEqual([
    ['Undone: Called a task From one', false],
    ['Called a task From one', true],
  ]);
});

test('a record that another tab changed in the same moment is a conflict, and nothing is lost', async ({
  tab,
}) => {
  const [one, two] = [await tab(), await tab()];
  await open(one);
  await open(two);
  const outcomes = await Promise.all([rename(one, first, 'One'), rename(two, first, 'Two')]);
  // Whoever was second either met the first one's version in memory already or was refused by the database.
  const refused = outcomes.filter((outcome) => outcome === 'ConflictError').length;
  const now = (await held(one, first))!;
  expect(now.revision).toBe(2 - refused);
  await expect.poll(() => held(two, first)).toEqual(now);

  const stale = await two.evaluate(async (id) => {
    const workspace = window.portal.held!;
    const record = { ...workspace.get('tasks', id)!, revision: 0, title: 'Stale' };
    try {
      await window.portal.write(workspace, {
        label: 'Late',
        changes: [{ type: 'put', collection: 'tasks', record }],
      });
      return null;
    } catch (error) {
      const { name, mine, theirs } = error as Error & { mine: { title: string }; theirs: { title: string } };
      return { name, mine: mine.title, theirs: theirs.title };
    }
  }, first);
  expect(stale).toEqual({ name: 'ConflictError', mine: 'Stale', theirs: now.title });
});

test('a reset in one tab reaches the other', async ({ tab }) => {
  const [one, two] = [await tab(), await tab()];
  await open(one);
  await open(two);
  await rename(two, first, 'Before the reset');
  await one.evaluate(() => window.portal.held!.reset());
  await expect.poll(() => held(two, first)).toMatchObject({ revision: 0 });
  expect(await two.evaluate(() => window.portal.held!.operations())).toEqual([]);
  expect(await rename(two, first, 'After the reset')).not.toBe('ConflictError');
});

test('a storage that is full says so, keeps working and loses nothing of this tab', async ({ tab }) => {
  const page = await tab();
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(server.url).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
  await open(page);
  await rename(page, first, 'Before');
  // Of chance, as the browser packs what repeats itself.
  const large = randomBytes(3_000_000).toString('base64');
  await rename(page, first, large);
  expect((await held(page, first))!.title === large).toBe(true);
  expect(await persistence(page)).toMatchObject({
    state: 'memory-only',
    reason: expect.stringMatching(/full.*backup/s),
  });
  expect(await rename(page, first, 'Still here')).not.toMatch(/Error/);
  const backup = await page.evaluate(async () => JSON.stringify(await window.portal.held!.exportBackup()));
  expect(backup).toContain('Still here');

  await page.reload();
  await page.waitForFunction(() => Boolean(window.portal));
  await open(page);
  expect(await held(page, first)).toEqual({ title: 'Before', revision: 1 });
});

test(
  'a newer version in another tab may come: this one works on from memory and says so',
  nightly,
  async ({ tab }) => {
    const [one, two] = [await tab(), await tab()];
    await open(one);
    await rename(one, first, 'Kept');
    const upgraded = await two.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('portal', 99);
          request.addEventListener('success', () => resolve('open'));
          request.addEventListener('blocked', () => resolve('blocked'));
        }),
    );
    expect(upgraded).toBe('open');
    await rename(one, first, 'Only here');
    expect(await persistence(one)).toMatchObject({ state: 'memory-only' });
    expect(await held(one, first)).toMatchObject({ title: 'Only here' });
    const late = await tab();
    expect(await open(late)).toMatchObject({
      state: 'memory-only',
      reason: expect.stringContaining('newer'),
    });
  },
);

test(
  'a database that another tab holds back is not waited for longer than a moment',
  nightly,
  async ({ tab }) => {
    const [holder, page] = [await tab(), await tab()];
    await holder.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('portal', 1);
          // Never lets go: the deletion below hangs, and every opening behind it.
          request.addEventListener('success', () => {
            const deletion = indexedDB.deleteDatabase('portal');
            deletion.addEventListener('blocked', () => resolve());
          });
        }),
    );
    expect(await open(page)).toMatchObject({
      state: 'memory-only',
      reason: expect.stringContaining('Close the other tabs'),
    });
    expect(await rename(page, first, 'In memory')).not.toMatch(/Error/);
  },
);

test('an unreadable record is set aside and reported, and the others load', async ({ tab }) => {
  const page = await tab();
  await open(page);
  await rename(page, first, 'Good');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.portal.held!.close();
        const request = indexedDB.open('portal');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('rows', 'readwrite');
          const rows = transaction.objectStore('rows');
          rows.put({ collection: 'tasks', id: 'harbour-ferry-2', revision: 4, record: { title: 7 } });
          rows.put({ collection: 'aliens', id: 'x', revision: 1, record: null });
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
  );
  expect(await open(page)).toMatchObject({ state: 'stored', warning: expect.stringContaining('2 records') });
  expect(await held(page, first)).toEqual({ title: 'Good', revision: 1 });
  expect(await held(page, 'harbour-ferry-2')).toMatchObject({ revision: 0 });
  expect(await rename(page, 'harbour-ferry-2', 'Changed again')).not.toMatch(/Error/);
  const again = await tab();
  expect(await open(again)).toEqual({ state: 'stored', unread: 2 });
});

/** Changes the rows of one store behind the portal's back. */
const rewrite = (page: Page, store: 'rows' | 'aside', version: number) =>
  page.evaluate(
    ({ name, to }) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('portal');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction(name, 'readwrite');
          transaction
            .objectStore(name)
            .openCursor()
            .addEventListener('success', (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              if (!cursor) return;
              const { value } = cursor as { value: { row?: object } };
              cursor.update(
                value.row ? { ...value, row: { ...value.row, version: to } } : { ...value, version: to },
              );
              cursor.continue();
            });
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    { name: store, to: version },
  );

test(
  'a record of a newer build is set aside, and comes back with a build that can read it',
  nightly,
  async ({ tab }) => {
    const page = await tab();
    await open(page);
    await rename(page, first, 'Newer');
    await rewrite(page, 'rows', 99);
    expect(await rename(page, first, 'Over it')).toBe('Error');
    expect(await open(page)).toMatchObject({
      state: 'stored',
      unread: 1,
      warning: expect.stringContaining('One record'),
    });
    expect(await held(page, first)).toMatchObject({ revision: 0 });
    await rewrite(page, 'aside', 1);
    const later = await tab();
    expect(await open(later)).toEqual({ state: 'stored' });
    expect(await held(later, first)).toEqual({ title: 'Newer', revision: 1 });
  },
);

test(
  'a record that is set aside stays there once a reset has replaced all records',
  nightly,
  async ({ tab }) => {
    const page = await tab();
    await open(page);
    await rename(page, first, 'Newer');
    await rewrite(page, 'rows', 99);
    await open(page);
    await page.evaluate(() => window.portal.held!.reset());
    await rewrite(page, 'aside', 1);
    const later = await tab();
    expect(await open(later)).toEqual({ state: 'stored', unread: 1 });
    expect(await held(later, first)).toMatchObject({ revision: 0 });
  },
);

test('a database without its stores is worked around', nightly, async ({ tab }) => {
  const page = await tab();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('portal', 1);
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
  );
  expect(await open(page)).toMatchObject({ state: 'memory-only', reason: expect.stringMatching(/\.$/) });
  expect(await rename(page, first, 'In memory')).not.toMatch(/Error/);
});

test('a browser that refuses its storage is worked around', async ({ context }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  const page = await openTab(context);
  expect(await open(page)).toMatchObject({
    state: 'memory-only',
    reason: expect.stringContaining('private window'),
  });
});

test('a database that is deleted while it is open begins again', nightly, async ({ tab }) => {
  const [one, two] = [await tab(), await tab()];
  await open(one);
  await rename(one, first, 'Before');
  await two.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('portal');
        request.addEventListener('success', () => resolve());
        request.addEventListener('blocked', () => reject(new Error('held back')));
      }),
  );
  // The record of this tab is gone from the storage: the write reports a conflict, and the tab reads the storage again.
  expect(await rename(one, first, 'After')).toBe('ConflictError');
  await expect.poll(() => held(one, first)).toMatchObject({ revision: 0 });
  expect(await rename(one, first, 'After')).not.toMatch(/Error/);
  await open(two);
  expect(await held(two, first)).toEqual({ title: 'After', revision: 1 });
});

test('a database that the browser deletes while it is open begins again', nightly, async ({ tab }) => {
  const page = await tab();
  await open(page);
  await rename(page, first, 'Before');
  // As "Delete site data" does: without asking the open connection.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(server.url).origin,
    storageTypes: 'indexeddb',
  });
  expect(await rename(page, first, 'After')).toBe('ConflictError');
  await expect.poll(() => held(page, first)).toMatchObject({ revision: 0 });
  expect(await rename(page, first, 'After')).not.toMatch(/Error/);
});

test(
  'a batch is stored as a whole or not at all if the tab closes during the write',
  nightly,
  async ({ tab }) => {
    const kept = new Set<number>();
    for (const wait of [0, 10, 60, 'until it is written'] as const) {
      const page = await tab();
      await open(page);
      await page.evaluate(() => window.portal.held!.reset());
      await page.evaluate(
        async (isAwaited) => {
          const { held, task } = window.portal;
          const changes = Array.from(
            { length: 3000 },
            (_, index) => ({ type: 'put', collection: 'tasks', record: task(`bulk-${index}`) }) as const,
          );
          const written = window.portal.write(held!, { label: 'Added many', changes });
          if (isAwaited) await written;
        },
        typeof wait === 'string',
      );
      if (typeof wait === 'number') await page.waitForTimeout(wait);
      await page.close();
      const after = await tab();
      await open(after);
      const [tasks, operations] = await after.evaluate(() => [
        window.portal.held!.all('tasks').filter(({ id }) => id.startsWith('bulk-')).length,
        window.portal.held!.operations().length,
      ]);
      expect([0, 3000]).toContain(tasks);
      expect(operations).toBe(tasks === 0 ? 0 : 1);
      kept.add(tasks!);
      await after.close();
    }
    expect(kept).toContain(3000);
  },
);

test(
  'a large operation is undone after a reload, and so is what came before it',
  nightly,
  async ({ tab }) => {
    const page = await tab();
    await open(page);
    await rename(page, first, 'Before the import');
    const count = 3_000;
    const added = await page.evaluate(async (length) => {
      const { held, task } = window.portal;
      const changes = Array.from(
        { length },
        (_, index) => ({ type: 'put', collection: 'tasks', record: task(`bulk-${index}`) }) as const,
      );
      return (await window.portal.write(held!, { label: 'Imported tasks', changes })).id;
    }, count);
    const bulk = () =>
      page.evaluate(() => window.portal.held!.all('tasks').filter(({ id }) => id.startsWith('bulk-')).length);
    const reload = async () => {
      await page.reload();
      await page.waitForFunction(() => Boolean(window.portal));
      await open(page);
    };
    await reload();
    expect(await bulk()).toBe(count);
    const undone = await page.evaluate(
      async (id) => (await window.portal.undo(window.portal.held!, id)).id,
      added,
    );
    expect(await bulk()).toBe(0);

    // The undo is as large: it is redone after another reload.
    await reload();
    expect(await bulk()).toBe(0);
    const redone = await page.evaluate(
      async (id) => (await window.portal.undo(window.portal.held!, id)).id,
      undone,
    );
    expect(await bulk()).toBe(count);
    await reload();
    await page.evaluate((id) => window.portal.undo(window.portal.held!, id), redone);
    expect(await bulk()).toBe(0);
    const renamed = await page.evaluate(
      () => window.portal.held!.operations().find(({ label }) => label.endsWith('Before the import'))!.id,
    );
    await page.evaluate((id) => window.portal.undo(window.portal.held!, id), renamed);
    expect((await held(page, first))!.title).not.toBe('Before the import');
  },
);

test(
  'the changes of the oldest large operations make room for new ones, which says so',
  nightly,
  async ({ tab }) => {
    const page = await tab();
    await open(page);
    const outcomes = await page.evaluate(async () => {
      const { held, task } = window.portal;
      const write = async (label: string, length: number) => {
        const changes = Array.from(
          { length },
          (_, index) => ({ type: 'put', collection: 'tasks', record: task(`${label}-${index}`) }) as const,
        );
        return (await window.portal.write(held!, { label, changes })).id;
      };
      const one = await write('One', 101);
      // As many chunks as there is room for, as if of other operations.
      await new Promise<void>((resolve) => {
        const request = indexedDB.open('portal');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('changes', 'readwrite');
          for (let at = 0; at < 199; at += 1) transaction.objectStore('changes').put([], [1.5, at]);
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      });
      const two = await write('Two', 600);
      held!.close();
      window.portal.held = await window.portal.openWorkspace({ actorId: 'test-admin' });
      const said: string[] = [];
      for (const id of [two, one])
        await window.portal.undo(window.portal.held, id).then(
          ({ label }) => said.push(label),
          (error: Error) => said.push(error.message),
        );
      return said;
    });
    expect(outcomes).toEqual([
      'Undone: Two',
      '“One” can’t be undone, because its records are no longer stored.',
    ]);
  },
);

test('a backup of everything can be read, and brings everything back', async ({ tab }) => {
  const page = await tab();
  await open(page);
  await rename(page, first, 'In the backup');
  const outcome = await page.evaluate(async () => {
    const workspace = window.portal.held!;
    const text = JSON.stringify(await workspace.exportBackup());
    await workspace.reset();
    const reading = await window.portal.parseBackup(text);
    if (!reading.ok) return reading;
    await workspace.importBackup(reading.backup);
    return { ok: true, counts: reading.counts.length, entries: workspace.all('timeEntries').length };
  });
  expect(outcome).toMatchObject({ ok: true });
  expect(outcome).toHaveProperty('entries', expect.any(Number));
  expect(await held(page, first)).toMatchObject({ title: 'In the backup' });
  expect(
    await page.evaluate(() => window.portal.held!.get('courses', 'semantic-pages')!.lessons[0]!.body.length),
  ).toBeGreaterThan(2);
  await page.reload();
  await page.waitForFunction(() => Boolean(window.portal));
  await open(page);
  expect(await held(page, first)).toMatchObject({ title: 'In the backup' });
});

test('the recovery leaves the records as they are where a backup finds no room', nightly, async ({ tab }) => {
  const page = await tab();
  await open(page);
  await rename(page, first, 'Before the restore');
  const fault = await page.evaluate(async () => {
    const { held, restoreStored } = window.portal;
    const { collections, ...backup } = await held!.exportBackup();
    held!.close();
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuse(...given) {
      if ((given[0] as { collection?: string }).collection === 'files')
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
    const file = { id: 'large', revision: 0, name: 'large.zip', type: '', size: 3, content: 'AAAA' };
    return restoreStored({ ...backup, collections: { ...collections, files: [file] } }).then(
      () => null,
      ({ message }: Error) => message,
    );
  });
  expect(fault).toMatch(/full, so nothing was changed/);
  await open(page);
  expect(await held(page, first)).toMatchObject({ title: 'Before the restore' });
});

test('the words of lessons come when they are asked for', async ({ tab }) => {
  const page = await tab();
  await open(page, 'test-intern');
  const words = () =>
    page.evaluate(() => window.portal.held!.get('courses', 'semantic-pages')!.lessons[0]!.body.length);
  await page.evaluate(() => window.portal.held!.loadRest());
  expect(await words()).toBe(0);
  await page.evaluate(() => window.portal.held!.loadTexts());
  expect(await words()).toBeGreaterThan(2);
});
