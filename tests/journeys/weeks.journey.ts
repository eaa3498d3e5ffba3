import type { Locator, Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, signInAs } from './portal';
import { expect, test } from './site';

const words = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

const cell = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Hours of a person in the month's report. They are written with two decimals, so that each minute shows. */
async function reportedMinutes(page: Page, person: string): Promise<number> {
  await signInAs(page, 'admin');
  await openScreen(page, portalPath('monthly-report'), 'Monthly report');
  const table = page.getByRole('table', { name: 'By person', exact: true });
  const row = table.getByRole('row', { name: new RegExp(`^${person} `) });
  const hours = row.getByRole('cell').nth(1);
  await expect(hours).toHaveText(/^\d+\.\d\d$/);
  return Math.round(Number(await hours.textContent()) * 60);
}

async function submitWeek(page: Page) {
  await page.getByRole('button', { name: 'Submit week' }).click();
  const question = page.getByRole('dialog', { name: /^Submit the week of/ });
  const future = question.getByRole('checkbox', { name: /on future days/ });
  await expect(question).toBeVisible();
  if (await future.isVisible()) await future.check();
  await question.getByRole('button', { name: 'Submit week' }).click();
  await expect(words(page, 'Submitted')).toBeVisible();
}

/** Opens what a person submitted, as the admin. */
async function openApproval(page: Page, person: string) {
  await signInAs(page, 'admin');
  await openScreen(page, portalPath('approvals'), 'Approvals');
  await page.getByRole('link', { name: new RegExp(`^${person} 16 to 22 Nov`) }).click();
  const title = page.getByRole('heading', { level: 3, name: new RegExp(`^${person}: 16 to 22 Nov`) });
  await expect(title).toBeVisible();
  return title;
}

/** A cell is busy from the press of Enter until its time is stored. */
const saved = (one: Locator) => expect(one).not.toHaveAttribute('aria-busy');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(portalDay);
  await page.goto('/Authentication/login');
});

test(
  'a week of an employee ends approved, and to the minute in the month’s report',
  nightly,
  async ({ page }) => {
    const before = await reportedMinutes(page, 'Test Employee');

    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    await cell(page, 'Ceramics Studio, Tuesday 17 November').fill('1:20');
    await page.keyboard.press('Tab');
    await cell(page, 'Harbour Ferry, Monday 16 November').fill('47m');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Harbour Ferry, Monday 16 November')).toHaveValue('0:47');
    await submitWeek(page);
    await expect(page.getByRole('button', { name: 'Submit week' })).toBeHidden();

    const title = await openApproval(page, 'Test Employee');
    await title.focus();
    await page.keyboard.press('a');
    await expect(page.getByText(/^Approved Test Employee/)).toBeVisible();

    expect(await reportedMinutes(page, 'Test Employee')).toBe(before + 80 + 47);
    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    await expect(words(page, 'Approved')).toBeVisible();
  },
);

test('a week of an intern comes back with a reason, is corrected, and ends approved', async ({ page }) => {
  const before = await reportedMinutes(page, 'Test Intern');

  await signInAs(page, 'intern');
  await openScreen(page, portalPath('timelog'), 'Time Log');
  await cell(page, 'Grid Monitor, Wednesday 18 November').fill('1.5');
  await page.keyboard.press('Enter');
  await submitWeek(page);

  await openApproval(page, 'Test Intern');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Tuesday lacks the ferry.');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(page.getByText(/^Returned Test Intern/)).toBeVisible();

  await signInAs(page, 'intern');
  await openScreen(page, portalPath('timelog'), 'Time Log');
  await expect(page.getByText('Tuesday lacks the ferry.')).toBeVisible();
  await cell(page, 'Harbour Ferry, Tuesday 17 November').fill('0:25');
  await page.keyboard.press('Enter');
  await submitWeek(page);

  const title = await openApproval(page, 'Test Intern');
  await title.focus();
  await page.keyboard.press('a');
  await expect(page.getByText(/^Approved Test Intern/)).toBeVisible();
  expect(await reportedMinutes(page, 'Test Intern')).toBe(before + 90 + 25);
});

test(
  'cells that were typed one after the other are undone one after the other',
  nightly,
  async ({ page }) => {
    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    const cells = ['Monday 16', 'Tuesday 17', 'Wednesday 18'].map((day) =>
      cell(page, `Ceramics Studio, ${day} November`),
    );
    const values = () => Promise.all(cells.map((one) => one.inputValue()));
    const before = await values();
    for (const [index, one] of cells.entries()) {
      await one.fill(`0:1${index}`);
      await page.keyboard.press('Enter');
      await saved(one);
    }
    await page.reload();
    await expect(cells[2]!).toHaveValue('0:12');
    // In a field the keys undo letters.
    await page.getByRole('heading', { level: 1 }).click();
    for (const index of [2, 1, 0]) {
      await page.keyboard.press('Control+z');
      await expect(cells[index]!).toHaveValue(before[index]!);
    }
    expect(await values()).toEqual(before);
  },
);

test('undo, pressed as the first act after a reload, is not lost', async ({ page }) => {
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  const one = cell(page, 'Ceramics Studio, Monday 16 November');
  const before = await one.inputValue();
  await one.fill('0:17');
  await page.keyboard.press('Enter');
  await saved(one);
  await page.reload();
  await expect(one).toHaveValue('0:17');
  await page.keyboard.press('Control+z');
  await expect(one).toHaveValue(before);
});

test('a week that waits is withdrawn, and leaves the admin’s list', nightly, async ({ page }) => {
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  await submitWeek(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(words(page, 'Open')).toBeVisible();
  await signInAs(page, 'admin');
  await openScreen(page, portalPath('approvals'), 'Approvals');
  await expect(page.getByRole('link', { name: /^Test Employee/ })).toHaveCount(0);
  await openScreen(page, portalPath('admin-notifications'), 'Notifications');
  await expect(page.getByText('Test Employee withdrew a week')).toBeVisible();
  await expect(page.getByText('Test Employee submitted a week')).toHaveCount(0);
});

test(
  'a confirmation of future time holds for the time that was on show',
  nightly,
  async ({ page, context }) => {
    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    await cell(page, 'Ceramics Studio, Friday 20 November').fill('3');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Ceramics Studio, Friday 20 November')).toHaveValue('3:00');
    await page.getByRole('button', { name: 'Submit week' }).click();
    const question = page.getByRole('dialog', { name: /^Submit the week of/ });
    await question.getByRole('checkbox', { name: /^The 3 h / }).check();

    const other = await context.newPage();
    await other.clock.setFixedTime(portalDay);
    await openScreen(other, portalPath('timesheet'), 'Time Sheet');
    await cell(other, 'Ceramics Studio, Thursday 19 November').fill('2');
    await other.keyboard.press('Enter');
    const changed = question.getByRole('checkbox', { name: /^The 5 h / });
    await expect(changed).toBeVisible();
    await expect(changed).not.toBeChecked();
    await question.getByRole('button', { name: 'Submit week' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await changed.check();
    await question.getByRole('button', { name: 'Submit week' }).click();
    await expect(words(page, 'Submitted')).toBeVisible();
  },
);

test('a double press starts one timer, and shows no error', nightly, async ({ page }) => {
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  await page.getByRole('button', { name: 'Start timer' }).dblclick();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  // The outcome of a second start would have arrived before that of the stop.
  await page.getByRole('main').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Start timer' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a double press approves one week, not the next', nightly, async ({ page }) => {
  await signInAs(page, 'admin');
  await openScreen(page, portalPath('approvals'), 'Approvals');
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  const before = await items.count();
  await page.getByRole('heading', { level: 3 }).click();
  await page.keyboard.press('a');
  await expect(items).toHaveCount(before - 1);
  await page.keyboard.press('a');
  await page.reload();
  await expect(items).toHaveCount(before - 1);
});

test('a time that was not saved is restored as a draft', async ({ page }) => {
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  const tuesday = cell(page, 'Ceramics Studio, Tuesday 17 November');
  const unkept = (text: string) => page.getByText(`“${text}” is not saved`);
  await tuesday.fill('1:20');
  await page.reload();
  await expect(unkept('1:20')).toBeVisible();
  await expect(tuesday).toHaveValue('1:20');
  await page.getByRole('button', { name: 'Fix', exact: true }).click();
  await expect(tuesday).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(unkept('1:20')).toBeHidden();

  await tuesday.fill('25:00');
  await page.keyboard.press('Tab');
  await expect(unkept('25:00')).toBeVisible();
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(unkept('25:00')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(unkept('25:00')).toBeHidden();
  await expect(tuesday).toHaveValue('1:20');
  await page.reload();
  await expect(tuesday).toHaveValue('1:20');
  await expect(page.getByText('is not saved')).toHaveCount(0);
});

test(
  'notes that were typed and left are found again, and those of an entry are kept',
  nightly,
  async ({ page }) => {
    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    const timer = page.getByRole('textbox', { name: 'Note of the timer' });
    await timer.fill('Draw the kiln');
    await page.reload();
    await expect(timer).toHaveValue('Draw the kiln');

    const name = 'Ceramics Studio, Tuesday 17 November';
    await cell(page, name).fill('1:20');
    await cell(page, name).press('Enter');
    const openPanel = () => page.getByRole('button', { name: `Details of ${name}` }).click();
    const panel = page.getByRole('dialog', { name });
    await openPanel();
    const next = panel.getByRole('textbox', { name: 'Note of the new entry' });
    const time = panel.getByRole('textbox', { name: 'Time of the new entry' });
    await next.fill('Second firing');
    await page.reload();
    await expect(next).toHaveValue('Second firing');
    await time.fill('0:45');
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await openPanel();
    await expect(next).toHaveValue('Second firing');
    await expect(time).toHaveValue('0:45');

    const note = panel.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('Glaze tests');
    await note.press('Escape');
    await page.reload();
    await openPanel();
    await expect(note).toHaveValue('Glaze tests');
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('two days of a period stand apart', nightly, async ({ page }) => {
    await signInAs(page, 'admin');
    const path = portalPath('performance', { period: 'custom', from: '2026-10-05', to: '2026-10-16' });
    await openScreen(page, path, 'Performance');
    const [from, to] = await Promise.all(
      ['From', 'To'].map((label) => page.getByLabel(label, { exact: true }).boundingBox()),
    );
    const isBeside = from!.x + from!.width <= to!.x;
    const isAbove = from!.y + from!.height <= to!.y;
    expect(isBeside || isAbove, JSON.stringify({ from, to })).toBe(true);
  });

  test('a day is picked in the field of the phone itself', nightly, async ({ page }) => {
    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    const day = page.getByLabel('Go to the week of');
    await expect(day).toHaveAttribute('type', 'date');
    await day.fill('2026-11-04');
    await expect(page.getByRole('navigation', { name: 'Weeks' })).toContainText('2 to 8 Nov 2026');
  });

  test('a waiting week shows its dates, hours and submission time', nightly, async ({ page }) => {
    await signInAs(page, 'admin');
    await openScreen(page, portalPath('approvals', { kind: 'week' }), 'Approvals');
    const first = page.getByRole('link', { name: /^Mara Quist/ });
    await expect(first.getByText(/^9 to 15 Nov 2026, \d+ h(?: \d+ min)?$/)).toBeVisible();
    await expect(first.getByText(/^Week, /)).toBeVisible();
    await expect(page.getByText(/ planned, /)).toBeVisible();
  });
});
