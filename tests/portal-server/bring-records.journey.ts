import { versionOf } from '../../src/dashboard/model/fields/upgrade';
import { models } from '../../src/dashboard/model/records/models';
import type { Row } from '../../src/dashboard/store/indexed-db/database';
import { portalPath } from '../../src/routes/portal-paths';
import { openScreen, shown } from '../journeys/portal';
import { expect, test } from '../journeys/site';
import { emailOf } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import { enter, openAs } from './visit';

const { PORTAL_PASSWORD = '' } = process.env;

const row = (collection: 'clients' | 'projects', record: Row['record'] & object): Row => ({
  collection,
  id: record.id,
  revision: 1,
  record: { ...record, revision: 1 },
  version: versionOf(models[collection]),
});

/** What a browser stored before the agency had a server. */
const rows: readonly Row[] = [
  row('clients', blankRecord('clients', { id: 'lighthouse', name: 'Lighthouse' })),
  row(
    'projects',
    blankRecord('projects', {
      id: 'lamp',
      name: 'The lamp',
      clientId: 'lighthouse',
      status: 'active',
      leadId: 'test-admin',
    }),
  ),
];

/** Stores records as a portal without a server does. Runs in the page. */
const store = (given: readonly Row[]) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('portal', 3);
    opening.addEventListener('error', () => reject(opening.error!));
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore('rows', { keyPath: ['collection', 'id'] });
      database.createObjectStore('log', { autoIncrement: true }).createIndex('id', 'id');
      database.createObjectStore('aside', { autoIncrement: true });
      for (const name of ['emails', 'meta', 'changes', 'blocks', 'since']) database.createObjectStore(name);
    };
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['rows', 'meta'], 'readwrite');
      for (const one of given) transaction.objectStore('rows').put(one);
      const anchor = { id: 'device', base: 'own', today: '2026-03-02', at: '2026-03-02T08:00:00.000Z' };
      transaction.objectStore('meta').put(anchor, 'anchor');
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

test('an admin brings the records of the device into the shared portal, and deletes them there', async ({
  browser,
}) => {
  const page = await openAs(browser);
  await page.goto('/Authentication/login');
  await page.evaluate(store, rows);
  await enter(page, emailOf('ada'), PORTAL_PASSWORD);
  await shown(page, 'Dashboard');
  await openScreen(page, portalPath('settings'), 'Settings');
  await page.getByRole('button', { name: 'Bring records' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring records' });
  await dialog.getByRole('button', { name: 'Use the records on this device' }).click();
  await expect(dialog.getByRole('row', { name: 'Projects 1 0 0 0' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 2 records' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/ in the shared portal, 0 were not sent\./);

  await dialog.getByRole('button', { name: 'Delete the records on this device' }).click();
  await page.getByRole('button', { name: 'Delete the records', exact: true }).click();
  await expect(page.getByText('Deleted the records on this device')).toBeVisible();
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('portal');
  // The closed dialog steps back in the history, which would end the next visit.
  await expect(page).not.toHaveURL(/bring/);
  await openScreen(page, portalPath('projects'), 'Projects');
  await expect(page.getByRole('link', { name: 'The lamp' })).toBeVisible();
});
