import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRoutes } from '../../src/routes/portal-table';
import { nightly } from './nightly';
import { openScreen, signedIn } from './portal';
import { expect, test } from './site';

const profile = portalPath('employee-profile');
const tasks = portalPath('active-tasks');

/** Opens the first task of the board. @returns its title field */
async function openTask(page: Page) {
  await openScreen(page, tasks, portalRoutes['active-tasks'].title);
  const link = page.getByRole('main').locator('a[href*="id="]').first();
  await link.click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await expect(title).toBeVisible();
  return title;
}

/** The drafts that tabs of this browser have stored. */
const storedDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft@'))
      .map(([, text]) => text)
      .join('\n'),
  );

test(
  'a tab that types and deletes, saves or discards leaves the draft of another tab alone',
  nightly,
  async ({ page, context }) => {
    await signedIn(page, 'employee');
    const mine = await openTask(page);
    const other = await context.newPage();
    await signedIn(other, 'employee');
    const theirs = await openTask(other);
    const before = await mine.inputValue();
    await mine.fill(`${before} of tab one`);
    await expect.poll(() => storedDrafts(page)).toContain('of tab one');

    await theirs.fill(`${before}x`);
    await expect.poll(() => storedDrafts(page)).toContain(`${before}x`);
    await theirs.fill(before);
    await expect.poll(() => storedDrafts(page)).not.toContain(`${before}x`);
    expect(await storedDrafts(page)).toContain('of tab one');

    await other.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).fill('Saved by tab two');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    expect(await storedDrafts(page)).toContain('of tab one');
    // What tab two saved is in the form of tab one already: the two did not touch the same field.
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Notes' })).toHaveValue(
      'Saved by tab two',
    );

    await page.reload();
    await expect(mine).toHaveValue(`${before} of tab one`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(theirs).toHaveValue(`${before} of tab one`);
    await expect(other.getByRole('dialog').getByRole('textbox', { name: 'Notes' })).toHaveValue(
      'Saved by tab two',
    );
  },
);

test('the next tab finds the draft of a tab that was closed', async ({ page, context }) => {
  await signedIn(page, 'employee');
  const mine = await openTask(page);
  const before = await mine.inputValue();
  await mine.fill(`${before}, half typed`);
  await expect.poll(() => storedDrafts(page)).toContain('half typed');
  const other = await context.newPage();
  await signedIn(other, 'employee');
  await page.close();
  await expect(await openTask(other)).toHaveValue(`${before}, half typed`);
});

/** Fills the local storage of the site to the last letter. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let size = 1_000_000;
    for (let index = 0; size > 0; index += 1)
      try {
        localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });

async function editBio(page: Page, text: string) {
  await openScreen(page, profile, portalRoutes['employee-profile'].title);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  if (await edit.isVisible()) await edit.click();
  await page.getByRole('textbox', { name: 'Bio' }).fill(text);
}

const textsInDatabase = (page: Page) =>
  page.evaluate(async () => {
    // Opening it before the portal does would leave it without its store.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'drafts')) return '';
    return new Promise<string>((resolve) => {
      const request = indexedDB.open('drafts');
      request.addEventListener('success', () => {
        const { result } = request;
        if (!result.objectStoreNames.contains('texts')) return resolve('');
        const all = result.transaction('texts').objectStore('texts').getAll();
        all.addEventListener('success', () => {
          result.close();
          resolve(all.result.join('\n'));
        });
      });
    });
  });

test('a draft survives a reload where local storage is full', nightly, async ({ page }) => {
  await signedIn(page, 'employee');
  await openScreen(page, profile, portalRoutes['employee-profile'].title);
  await fillStorage(page);
  await editBio(page, 'Written into a full storage');
  await expect.poll(() => textsInDatabase(page)).toContain('Written into a full storage');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Written into a full storage');
});

test('where no storage has room the portal says so, keeps the text and asks before leaving', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function refuse(...given) {
      if (this.name === 'texts') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await signedIn(page, 'employee');
  const title = await openTask(page);
  await fillStorage(page);
  await title.fill('Nowhere to store this');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/no space left for your draft/).first()).toBeVisible();
  await expect(page.getByText(/They stay in the task as a draft/)).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('main').locator('a[href*="id="]').first().click();
  await expect(title).toHaveValue('Nowhere to store this');
});

test('the form of a client that another tab deletes stays open and brings the client back', async ({
  page,
  context,
}) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('clients'), 'Clients');
  await page.getByRole('button', { name: 'Add client' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Port of Avery');
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port of Avery');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const notes = dialog.getByRole('textbox', { name: /^Notes/ });
  await notes.fill('Pays late');

  const other = await context.newPage();
  await signedIn(other, 'admin');
  await openScreen(other, page.url().replace(/&edit=.*/, ''), 'Port of Avery');
  await other.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Client not found');
  await expect(notes).toHaveValue('Pays late');

  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port of Avery');
  await expect(page.getByText('Pays late')).toBeVisible();
});
