import { randomBytes } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { PortalInThePage } from '../dashboard/data/in-the-page';
import { storeCases } from '../dashboard/data/store-contract';
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
        return (await workspace.write({ label: `Called a task ${to}`, changes: [change] })).id;
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

test('what is changed is there after a reload, with the sample around the day it began', async ({ tab }) => {
  const page = await tab();
  await page.clock.setFixedTime('2026-11-18T10:00:00Z');
  expect(await open(page)).toEqual({ state: 'kept' });
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

test('two tabs stay in step: records, operations, undo', async ({ tab }) => {
  const [one, two] = [await tab(), await tab()];
  await open(one);
  await open(two, 'test-employee');
  const operation = await rename(one, first, 'From one');
  await expect.poll(() => held(two, first)).toEqual({ title: 'From one', revision: 1 });
  expect(await two.evaluate(() => window.portal.held!.operations()[0]!.actorId)).toBe('test-admin');

  await two.evaluate((id) => window.portal.held!.undo(id), operation);
  await expect.poll(() => held(one, first)).toMatchObject({ revision: 2 });
  const log = () =>
    one.evaluate(() => window.portal.held!.operations().map(({ label, undone }) => [label, undone]));
  expect(await log()).toEqual([
    ['Undid: Called a task From one', false],
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
      await workspace.write({ label: 'Late', changes: [{ type: 'put', collection: 'tasks', record }] });
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

test('a newer version in another tab may come: this one works on from memory and says so', async ({
  tab,
}) => {
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
  expect(await open(late)).toMatchObject({ state: 'memory-only', reason: expect.stringContaining('newer') });
});

test('a database that another tab holds back is not waited for longer than a moment', async ({ tab }) => {
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
});

test('a record that cannot be read is set aside and told of; the rest is there', async ({ tab }) => {
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
  expect(await open(page)).toMatchObject({ state: 'kept', warning: expect.stringContaining('2 records') });
  expect(await held(page, first)).toEqual({ title: 'Good', revision: 1 });
  expect(await held(page, 'harbour-ferry-2')).toMatchObject({ revision: 0 });
  expect(await rename(page, 'harbour-ferry-2', 'Changed again')).not.toMatch(/Error/);
  const again = await tab();
  expect(await open(again)).toEqual({ state: 'kept' });
});

test('a database without its stores is worked around', async ({ tab }) => {
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

test('a database that is deleted while it is open begins anew', async ({ tab }) => {
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
  // What this tab held is gone from the storage: it is told so, and goes on from what there is.
  expect(await rename(one, first, 'After')).toBe('ConflictError');
  await expect.poll(() => held(one, first)).toMatchObject({ revision: 0 });
  expect(await rename(one, first, 'After')).not.toMatch(/Error/);
  await open(two);
  expect(await held(two, first)).toEqual({ title: 'After', revision: 1 });
});

test('a batch is kept whole or not at all when the tab is closed in the middle', async ({ tab }) => {
  test.setTimeout(120_000);
  const kept = new Set<number>();
  for (const wait of [0, 10, 60, 2500]) {
    const page = await tab();
    await open(page);
    await page.evaluate(() => window.portal.held!.reset());
    await page.evaluate(() => {
      const { held, task } = window.portal;
      const changes = Array.from(
        { length: 3000 },
        (_, index) => ({ type: 'put', collection: 'tasks', record: task(`bulk-${index}`) }) as const,
      );
      void held!.write({ label: 'Added many', changes });
    });
    await page.waitForTimeout(wait);
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
});

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

test('the words of lessons come when they are asked for', async ({ tab }) => {
  const page = await tab();
  await open(page, 'test-intern');
  const words = () =>
    page.evaluate(() => window.portal.held!.get('courses', 'semantic-pages')!.lessons[0]!.body.length);
  expect(await words()).toBe(0);
  await page.evaluate(() => window.portal.held!.loadTexts());
  expect(await words()).toBeGreaterThan(2);
});
