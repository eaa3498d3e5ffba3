import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { collectionNames } from '../../src/dashboard/model/records/records';
import { portalRoutes, roles, type PortalRouteId } from '../../src/routes/portal-table';
import { nightly } from './nightly';
import { openScreen, shown, signedIn, signedInToday } from './portal';
import { expect, test } from './site';

const titleOf = (route: PortalRouteId) => portalRoutes[route].title;
const recovery = portalPath('recovery');

async function openRecovery(page: Page) {
  await page.goto(recovery);
  await expect(page.getByRole('heading', { level: 1, name: 'Recovery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeEnabled();
}

/** Presses a button that saves a file. @returns the file's text */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

interface StoredRow {
  collection: string;
  id: string;
  revision: number;
  record: unknown;
}

/** Puts rows into the portal's database as a broken version or another program would. */
const putRows = (page: Page, rows: readonly StoredRow[]) =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('portal');
        request.addEventListener('error', () => reject(request.error!));
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('rows', 'readwrite');
          for (const row of given) transaction.objectStore('rows').put(row);
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    rows,
  );

/** Deletes the database and leaves another of the same name. */
const replaceDatabase = (page: Page, version: number) =>
  page.evaluate(
    (newVersion) =>
      new Promise<void>((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('portal');
        deletion.addEventListener('error', () => reject(deletion.error!));
        deletion.addEventListener('success', () => {
          const request = indexedDB.open('portal', newVersion);
          request.addEventListener('upgradeneeded', () => request.result.createObjectStore('strange'));
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    version,
  );

const settingsOf = async (page: Page) => {
  await openScreen(page, portalPath('settings'), titleOf('settings'));
  return JSON.parse(await saved(page, 'Download backup')) as {
    collections: Record<string, ({ id: string } & Record<string, unknown>)[]>;
  };
};

/** Restores a backup through the recovery and sees the portal work again. */
async function restore(page: Page, backup: unknown) {
  await page.getByLabel('Backup file').setInputFiles({
    name: 'good.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  await page.getByRole('button', { name: 'Replace all records' }).click();
  await expect(page.getByRole('status')).toHaveText('Restored “good.json”.');
  await page.getByRole('button', { name: 'Open the portal' }).click();
  await shown(page, titleOf('admin-home'));
}

async function reset(page: Page) {
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete and start over' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Deleted the stored records/);
  await page.getByRole('button', { name: 'Open the portal' }).click();
  await shown(page, titleOf('admin-home'));
}

/** One hostile value for each field of a record. */
const hostile: readonly unknown[] = [null, 7, 'x', [null], { a: 1 }, true, [[]], ''];

test('hostile rows of every record type leave each role its home, and the admin settings and the recovery', async ({
  page,
}) => {
  await signedIn(page, 'admin');
  const backup = await settingsOf(page);
  const rows = collectionNames.flatMap((collection) => {
    const record = backup.collections[collection]?.[0] ?? { id: 'x', revision: 0 };
    const fields = Object.keys(record).filter((field) => field !== 'id' && field !== 'revision');
    return fields.map((field, index) => {
      const id = `${String(record.id)}-hostile-${field}`;
      const value = hostile[index % hostile.length];
      return { collection, id, revision: 1, record: { ...record, id, revision: 1, [field]: value } };
    });
  });
  // The records that the screens cannot do without are changed in place.
  const agency = { ...backup.collections.settings![0]!, revision: 1 };
  rows.push({ collection: 'settings', id: 'agency', revision: 1, record: { ...agency, hours: [null] } });
  await putRows(page, rows);
  for (const role of roles) {
    await signedInToday(page, role);
    await openScreen(page, portalPath(homeOf(role)), titleOf(homeOf(role)));
  }
  await openRecovery(page);
  const all = JSON.parse(await saved(page, 'Download everything')) as {
    database: { stores: Record<string, unknown[]> };
  };
  expect(all.database.stores.aside!.length).toBeGreaterThan(50);
  await signedInToday(page, 'admin');
  await openScreen(page, portalPath('settings'), titleOf('settings'));
  await openRecovery(page);
  await restore(page, backup);
  await openRecovery(page);
  await reset(page);
});

test(
  'a time zone that this browser does not know is named on every screen and stops none',
  nightly,
  async ({ page }) => {
    await signedIn(page, 'admin');
    const backup = await settingsOf(page);
    const agency = { ...backup.collections.settings![0]!, revision: 1, timeZone: 'Mars/Base' };
    const event = { ...backup.collections.events![0]!, revision: 1, timeZone: 'Mars/Base' };
    await putRows(page, [
      { collection: 'settings', id: 'agency', revision: 1, record: agency },
      { collection: 'events', id: String(event.id), revision: 1, record: event },
    ]);
    for (const route of ['admin-home', 'settings', 'usage', 'employees'] as const) {
      await openScreen(page, portalPath(route), titleOf(route));
      await expect(page.getByRole('region', { name: 'Storage notice' })).toContainText('Mars/Base');
    }
  },
);

test(
  'a portal without the person who is signed in leads to the recovery',
  nightly,
  async ({ page, noise }) => {
    await signedIn(page, 'admin');
    const backup = await settingsOf(page);
    await putRows(page, [{ collection: 'people', id: 'test-admin', revision: 1, record: null }]);
    await page.goto(portalPath('admin-profile'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Open recovery' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recovery' })).toBeVisible();
    await restore(page, backup);
    noise.forget();
  },
);

for (const [name, version] of [
  ['of another program', 1],
  ['of a higher version', 99],
] as const)
  test(`a database ${name} is saved as it is and replaced`, nightly, async ({ page }) => {
    await signedIn(page, 'admin');
    const backup = await settingsOf(page);
    await openRecovery(page);
    await replaceDatabase(page, version);
    const all = JSON.parse(await saved(page, 'Download everything')) as { database: object };
    expect(all.database).toEqual({ version, stores: { strange: [] } });
    await restore(page, backup);
    await expect(page.getByRole('region', { name: 'Storage notice' })).toHaveCount(0);
    await openRecovery(page);
    await replaceDatabase(page, version);
    await reset(page);
    await expect(page.getByRole('region', { name: 'Storage notice' })).toHaveCount(0);
  });

test(
  'the recovery deletes no record where the code that restores them does not come',
  nightly,
  async ({ page, noise }) => {
    await signedIn(page, 'admin');
    const backup = await settingsOf(page);
    await openRecovery(page);
    const stored = () =>
      saved(page, 'Download everything').then((text) => JSON.parse(text) as { database: unknown });
    const before = await stored();
    await page.getByLabel('Backup file').setInputFiles({
      name: 'good.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(backup)),
    });
    const replace = page.getByRole('button', { name: 'Replace all records' });
    await expect(replace).toBeVisible();
    await page.route(/\.js$/, (route) => route.abort());
    await replace.click();
    await expect(page.getByText(/could not be loaded, so nothing was changed/)).toBeVisible();
    expect((await stored()).database).toEqual(before.database);
    noise.forget();
  },
);

test('the recovery does not offer its prerendered buttons before they answer', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/client\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(recovery, { waitUntil: 'commit' });
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  release();
  for (const button of await buttons.all()) await expect(button).toBeEnabled();
});

test('the recovery opens signed out, with any garbage in local storage, and makes no database', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const key of ['user', 'theme', 'contact-draft', 'draft@x:y', 'draft:task:1', 'palette-recent:admin'])
      localStorage.setItem(key, '{"broken":[null');
  });
  await openRecovery(page);
  const all = JSON.parse(await saved(page, 'Download everything')) as {
    database: null;
    localStorage: object;
  };
  expect(all.database).toBeNull();
  expect(all.localStorage).toMatchObject({ theme: '{"broken":[null' });
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});
