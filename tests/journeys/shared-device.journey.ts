import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { models } from '@/dashboard/model/records/models';
import type { PortalInThePage } from '../dashboard/store/in-the-page';
import { person } from '../dashboard/store/store-contract';
import { servePage, type PageServer } from './storage/page-server';

declare const window: Window & { portal: PortalInThePage };

/** A server of a shared portal that only knows two people. */
interface Records {
  /** Whether it can be reached with changes. */
  accepts: boolean;
  /** Labels of the operations that arrived. */
  arrived: string[];
  /** The answer to a sign-out waits for it. */
  signOut: Promise<void>;
}

let server: PageServer;

const people = ['emma', 'otto'].map((id, index) => ({
  objectId: `people/${id}`,
  seq: index + 1,
  revision: 1,
  version: versionOf(models.people),
  gone: false,
  body: JSON.stringify({ ...person(id, `${id}@agency.example`), revision: 1 }),
}));

async function serveRecords(context: BrowserContext): Promise<Records> {
  const records: Records = { accepts: false, arrived: [], signOut: Promise.resolve() };
  await context.route(`${server.url}parse/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/logout')) {
      await records.signOut;
      return route.fulfill({ json: {} });
    }
    if (pathname.endsWith('/commit')) {
      if (!records.accepts) return route.abort();
      const { operation } = route.request().postDataJSON() as { operation: string };
      records.arrived.push((JSON.parse(operation) as { label: string }).label);
      return route.fulfill({ json: { result: { result: 'done' } } });
    }
    const { seq } = JSON.parse(searchParams.get('where')!) as { seq?: { $gt: number } };
    const rows = people.filter((row) => row.seq > (seq?.$gt ?? 0));
    const results = searchParams.get('order') === '-seq' ? rows.slice(-1) : rows;
    return route.fulfill({ json: { results: pathname.endsWith('/Row') ? results : [] } });
  });
  return records;
}

const test = base.extend<{ records: Records; device: Page }>({
  records: [({ context }, give) => serveRecords(context).then(give), { auto: true }],
  device: async ({ context }, give) => give(await context.newPage()),
});

test.beforeAll(async () => {
  server = await servePage();
});
test.afterAll(() => server.close());

/** Opens the portal of a person in a new page of the device. */
async function openAs(page: Page, id: string) {
  await page.goto(server.url);
  await page.waitForFunction(() => Boolean(window.portal));
  await page.evaluate(
    async (given) => {
      window.portal.held = await window.portal.openSharedWorkspace(given.address, given);
    },
    { id, token: `r:${id}`, address: `${server.url}parse` },
  );
}

const enterTask = (page: Page, title: string) =>
  page.evaluate(async (to) => {
    const { held, task, write } = window.portal;
    const record = { ...task(to), title: to };
    await write(held!, { label: to, changes: [{ type: 'put', collection: 'tasks', record }] });
  }, title);

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name.split(':').at(-1)));

const waiting = (page: Page) => page.evaluate(() => window.portal.held!.shared!.waiting());
const signOut = (page: Page) => page.evaluate(() => window.portal.held!.shared!.signOut());

test('a sign-out deletes the records of the device, and the changes that the person gives up', async ({
  device,
}) => {
  await openAs(device, 'emma');
  await signOut(device);
  expect(await databases(device)).not.toContain('emma');
  await openAs(device, 'emma');
  await enterTask(device, 'Given up');
  expect(await waiting(device)).toBe(1);
  await signOut(device);
  expect(await databases(device)).not.toContain('emma');
});

test('what a person enters while a sign-out waits is sent after the next sign-in', async ({
  device,
  records,
}) => {
  let answer = () => {};
  records.signOut = new Promise((resolve) => (answer = resolve));
  await openAs(device, 'emma');
  const leaving = signOut(device);
  await enterTask(device, 'Entered late');
  answer();
  await leaving;
  expect(await databases(device)).toContain('emma');
  records.accepts = true;
  await openAs(device, 'emma');
  await expect.poll(() => waiting(device)).toBe(0);
  // A change without an answer is sent again under the same id, and a server stores it once.
  expect(new Set(records.arrived)).toEqual(new Set(['Entered late']));
});

test('two people who use one device see nothing of each other, and lose nothing', async ({
  device,
  records,
}) => {
  const draft = () => window.portal.readDraft('new-task', (value) => value as string);
  await openAs(device, 'emma');
  await enterTask(device, 'Of Emma');
  await device.evaluate(() => window.portal.writeDraft('new-task', 'Emma’s draft'));
  // The server has ended the session.
  await device.evaluate(() => window.portal.held!.shared!.forget());
  await openAs(device, 'emma');
  expect(await device.evaluate(draft)).toBe('Emma’s draft');
  await openAs(device, 'otto');
  expect(await device.evaluate(draft)).toBeNull();
  expect(await device.evaluate(() => window.portal.held!.all('tasks'))).toEqual([]);
  records.accepts = true;
  await enterTask(device, 'Of Otto');
  await expect.poll(() => waiting(device)).toBe(0);
  expect(records.arrived).toEqual(['Of Otto']);
  await signOut(device);
  await openAs(device, 'emma');
  await expect.poll(() => waiting(device)).toBe(0);
  expect(records.arrived).toEqual(['Of Otto', 'Of Emma']);
});
