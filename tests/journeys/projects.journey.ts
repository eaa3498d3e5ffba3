import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, shown, signedIn } from './portal';
import { expect, test } from './site';

test(
  'an admin adds a project with a new client, edits it and archives it over a reload',
  nightly,
  async ({ page }) => {
    await signedIn(page, 'admin');
    await openScreen(page, portalPath('projects'), 'Projects');
    await page.getByRole('button', { name: 'Add project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add project' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tide tables');
    await dialog.getByRole('combobox', { name: /^Client/ }).fill('Port of Avery');
    await dialog.getByRole('combobox', { name: 'Lead' }).selectOption('Noor Adair');

    // The draft survives a reload.
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await shown(page, 'Projects');
    await page.getByRole('button', { name: 'Add project' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Tide tables');
    await dialog.getByRole('textbox', { name: /^Budget in hours/ }).fill('120');
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await shown(page, 'Tide tables');
    await expect(page.getByText('120 h left of 120 h')).toBeVisible();
    await page.goBack();
    await shown(page, 'Projects');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await shown(page, 'Tide tables');

    const form = page.getByRole('form', { name: 'New task' });
    await form.getByRole('textbox', { name: 'New task' }).fill('Read the almanac');
    await form.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('region', { name: 'To do' }).getByText('Read the almanac')).toBeVisible();

    await page.getByRole('link', { name: 'Port of Avery' }).click();
    await shown(page, 'Port of Avery');
    await page.getByRole('link', { name: 'Tide tables' }).click();
    await shown(page, 'Tide tables');
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await page.reload();
    await shown(page, 'Tide tables');
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await page.goto(portalPath('projects', { q: 'tide' }));
    await shown(page, 'Projects');
    await expect(page.getByText('No projects match your filters')).toBeVisible();
  },
);

test('Back closes the dialog of a project, then its page', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('projects'), 'Projects');
  await page.getByRole('link', { name: 'Harbour Ferry' }).click();
  await shown(page, 'Harbour Ferry');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Harbour Ferry' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shown(page, 'Harbour Ferry');
  await page.goBack();
  await shown(page, 'Projects');
});
