import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, shown, signInAs, typeDay } from './portal';
import { expect, test } from './site';

test(
  'an admin estimates a task, sees it in its week and moves it to a colleague',
  nightly,
  async ({ page }) => {
    await page.clock.setFixedTime(portalDay);
    await page.goto('/robots.txt');
    await signInAs(page, 'admin');
    await openScreen(page, portalPath('admin-tasks'), 'Tasks');
    const form = page.getByRole('form', { name: 'New task' });
    await form.getByRole('textbox', { name: 'New task' }).fill('Read the tide tables');
    await form.getByRole('combobox', { name: 'Person of the new task' }).selectOption('Noor Adair');
    await form.getByRole('button', { name: 'Add task' }).click();
    await page.getByRole('combobox', { name: 'Whose tasks' }).selectOption('Noor Adair');
    await page.getByRole('link', { name: 'Read the tide tables' }).click();
    const panel = page.getByRole('dialog', { name: 'Read the tide tables' });
    await typeDay(panel.getByRole('group', { name: /^Due/ }), '2026-12-03');
    await panel.getByRole('textbox', { name: /^Estimate in hours/ }).fill('6.5');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(panel.getByText('Saved.')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();

    await openScreen(page, portalPath('capacity'), 'Capacity');
    await page
      .getByRole('link', { name: /^Noor Adair, 30 Nov to 6 Dec: 33\.5 h free, 6\.5 h assigned/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Noor Adair, 30 Nov to 6 Dec' });
    await dialog.getByRole('checkbox', { name: /^Read the tide tables/ }).check();
    await dialog.getByRole('combobox', { name: 'Person' }).selectOption('Test Employee');
    await dialog.getByRole('combobox', { name: 'Week' }).selectOption('2026-12-07');

    // The draft survives a reload in the middle.
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await shown(page, 'Capacity');
    await expect(dialog.getByRole('checkbox', { name: /^Read the tide tables/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Move' }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Moved “Read the tide tables” to Test Employee, 7 to 13 Dec')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Noor Adair, 30 Nov to 6 Dec: 40 h free/ })).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^Test Employee, 7 to 13 Dec: .* 18\.5 h assigned/ }),
    ).toBeVisible();

    await signInAs(page, 'employee');
    await openScreen(page, portalPath('employee-notifications'), 'Notifications');
    await expect(page.getByText('Read the tide tables', { exact: false }).first()).toBeVisible();
    await openScreen(page, portalPath('active-tasks'), 'Active Tasks');
    await page.getByRole('link', { name: 'Read the tide tables' }).click();
    await expect(page.getByRole('dialog', { name: 'Read the tide tables' })).toBeVisible();
  },
);
