import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, signInAs, typeDay } from './portal';
import { expect, test } from './site';

const october = portalPath('monthly-report', { on: '2026-10-01' });

/** The text of all tables and key figures of October's report. */
async function reportText(page: Page): Promise<string> {
  await signInAs(page, 'admin');
  await openScreen(page, october, 'Monthly report');
  const tables = await page.getByRole('table').allInnerTexts();
  const totals = await page.getByRole('group', { name: 'Totals' }).allInnerTexts();
  return [...totals, ...tables].join('\n');
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(portalDay);
  await page.goto('/Authentication/login');
});

test(
  'a signed-off month keeps its figures, locks its time, and can be reopened',
  nightly,
  async ({ page }) => {
    const before = await reportText(page);
    await page.getByRole('button', { name: 'Sign off' }).click();
    const question = page.getByRole('dialog', { name: 'Sign off October 2026?' });
    const signed = page.getByText(/^Signed off by Test Admin on/);
    await expect(question.or(signed).first()).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: 'Sign off anyway' }).click();
    await expect(signed).toBeVisible();

    // Fewer hours and another team, from a day before the month.
    await openScreen(page, portalPath('employees', { id: 'test-employee' }), 'Employees');
    const panel = page.getByRole('dialog', { name: 'Test Employee' });
    await panel.getByRole('textbox', { name: 'Hours a week' }).fill('20');
    await panel.getByRole('combobox', { name: 'Team' }).fill('Design');
    await page.keyboard.press('Tab');
    const from = panel.getByRole('group', { name: 'When do the new terms begin?' });
    await expect(from).toBeVisible();
    await typeDay(from.getByRole('group', { name: /^Valid from/ }), '2026-09-01');
    await expect(panel.getByText(/October 2026 is signed off and keeps its stored figures\./)).toBeVisible();
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changed Test Employee')).toBeVisible();

    expect(await reportText(page)).toBe(before);

    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet', { week: '2026-10-26' }), 'Time Sheet');
    await expect(page.getByText(/^October 2026 is signed off, so its days are locked\./)).toBeVisible();
    const cell = page.getByRole('textbox', { name: /, Friday 30 October$/ }).first();
    await expect(cell).toHaveAttribute('readonly', '');

    await signInAs(page, 'admin');
    await openScreen(page, october, 'Monthly report');
    await page.getByRole('button', { name: 'Reopen the month' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen the month' }).click();
    await expect(page.getByText('Reopened October 2026')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign off' })).toBeEnabled();
    expect(await reportText(page)).not.toBe(before);
  },
);
