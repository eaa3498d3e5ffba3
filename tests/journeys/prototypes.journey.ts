import type { Page } from '@playwright/test';
import { nightly } from './nightly';
import { axeFaults, expect, open, test } from './site';
import { sideways } from './page-checks';

/** Opens the prototype of a case as a visitor does. */
async function openDemo(page: Page, id: string) {
  await open(page, `/portfolio/${id}`);
  await page.getByRole('link', { name: /^Demo/ }).click();
  await expect(page).toHaveURL(`/work/${id}`);
}

test('a ferry’s seat is taken, kept over a reload and given back', async ({ page }) => {
  // Whatever the time is: boats leave from 06:30 to 22:30.
  await page.clock.install({ time: new Date('2026-07-01T09:00:00') });
  await openDemo(page, 'harbour-ferry');
  await expect(page.getByRole('heading', { name: 'Next crossing' })).toBeVisible();
  await expect(page.locator('.time')).toHaveText('09:10');
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.locator('.time')).toHaveText('09:50');
  // The rows stay under the pointer.
  await page.getByRole('button', { name: '11:10' }).dblclick();
  await expect(page.locator('.time')).toHaveText('11:10');
  await expect(page.locator('#later button').first()).toContainText('09:10');
  await expect(page.locator('[aria-current="true"]')).toContainText('11:10');
  await page.getByRole('button', { name: '09:50' }).click();
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('heading', { name: 'Boarding pass' })).toBeFocused();
  const seat = await page.locator('[data-text="seat"]').textContent();
  await page.reload();
  await expect(page.locator('[data-text="seat"]')).toHaveText(seat!);
  await page.getByRole('button', { name: 'Give the ticket back' }).click();
  await expect(page.getByRole('heading', { name: 'Boarding pass' })).toBeHidden();
  await page.getByRole('button', { name: 'Other way' }).click();
  await expect(page.getByText('Old town to North pier')).toBeVisible();

  // A ticket ends with its crossing, on a page that is left open.
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('heading', { name: 'Boarding pass' })).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-07-01T10:30:00'));
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { name: 'Boarding pass' })).toBeHidden();

  // The last boat is gone.
  await page.clock.setSystemTime(new Date('2026-07-01T23:30:00'));
  await page.reload();
  await expect(page.getByText('Tomorrow, North pier to Old town')).toBeVisible();
});

test('a piece is held for ten minutes, comes back, and is bought once', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-01T09:00:00') });
  await openDemo(page, 'ceramics-studio');
  await page.getByRole('button', { name: 'Bowls' }).click();
  await expect(page.getByRole('heading', { name: 'Tall reed' })).toBeHidden();
  await page.getByRole('button', { name: 'All' }).click();
  const free = page.locator('[data-state="free"]');
  const name = (await free.first().getByRole('heading').textContent())!;
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await item.getByRole('button').dblclick();
  await expect(item).toContainText('Yours until 09:10');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor('10:06');
  await expect(item).not.toContainText('Yours until');

  await expect(free.first()).toBeVisible();
  await free.first().getByRole('button').click();
  await page.getByRole('button', { name: /^Bag/ }).click();
  await page.getByRole('button', { name: 'Buy the piece' }).click();
  await expect(page.getByText('Enter an email address')).toBeVisible();
  await page.getByLabel('Email for the receipt').fill('ada@kiln.example');
  await page.getByRole('button', { name: 'Buy the piece' }).click();
  await expect(page.getByText(/^Bought:/)).toBeFocused();
  // The second press of a double click does not close the bag.
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText(/^Bought:/)).toBeInViewport();
  await page.reload();
  await expect(page.locator('[data-state="gone"]')).toHaveCount(1);
});

test('an empty bag shows what is still free and leads back to the shelf', async ({ page }) => {
  await page.goto('/work/ceramics-studio');
  await page.getByRole('button', { name: 'Bag (0)' }).click();
  const bag = page.getByRole('dialog', { name: 'Your bag' });
  await expect(bag.locator('.waiting svg path')).toHaveCount(3);
  await bag.getByRole('button', { name: 'Back to the shelf' }).click();
  await expect(bag).toBeHidden();
  await expect(page.getByRole('button', { name: 'Put into the bag' }).first()).toBeInViewport();
});

test('a piece is held where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  await page.goto('/work/ceramics-studio');
  await page.locator('[data-state="free"]').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Bag (1)' })).toBeVisible();
});

test('alerts are those of the day so far', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-01T08:00:00') });
  await page.goto('/work/grid-monitor');
  await expect(page.getByRole('link', { name: 'Alerts (1)' })).toBeVisible();
  // A figure says when sites are missing.
  const now = page.getByRole('button', { name: /^Now/ });
  await expect(now).not.toContainText('of 40 sites');
  await page.clock.setSystemTime(new Date('2026-07-01T10:50:00'));
  await page.clock.runFor(2000);
  await expect(now).toContainText('of 40 sites');
  await page.clock.setSystemTime(new Date('2026-07-01T12:00:00'));
  await page.clock.runFor(2000);
  await expect(page.getByRole('link', { name: 'Alerts (3)' })).toBeVisible();
});

test('a figure of the grid opens its readings, and an alert is closed with a line', async ({ page }) => {
  // After the last alert of the day was raised.
  await page.clock.install({ time: new Date('2026-07-01T12:00:00') });
  await openDemo(page, 'grid-monitor');
  await page.getByRole('button', { name: /^Now/ }).click();
  const behind = page.getByRole('dialog', { name: 'Now' });
  await expect(behind.getByRole('row')).toHaveCount(41);
  const arrived = await behind.locator('td:nth-child(3)').allTextContents();
  const readAt = await page.locator('#overview [data-text="read-at"]').textContent();
  expect(arrived.filter((time) => time.slice(0, 5) > readAt!.slice(0, 5))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Alerts/ }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sideways(page), 'alerts at 320 px').toBe(0);
  await page.getByRole('button', { name: 'Close the alert' }).first().click();
  await expect(page.getByRole('alert').first()).toHaveText(/Write one line/);
  await page.getByLabel('What was it?').first().fill('The link is back');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Alerts (2)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: ': The link is back' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^grid-load-.*\.csv$/);
});

for (const id of ['harbour-ferry', 'ceramics-studio', 'grid-monitor'])
  test(
    `the prototype ${id} is accessible, fits a phone, and leads to its source and its case`,
    nightly,
    async ({ page }) => {
      await page.goto(`/work/${id}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect.soft(await axeFaults(page), 'axe at 1440 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await sideways(page), 'at 320 px').toBe(0);
      expect.soft(await axeFaults(page), 'axe at 320 px').toEqual([]);
      await page.getByRole('link', { name: /^Source/ }).click();
      await expect(page.getByRole('heading', { name: `src/prototypes/${id}/${id}.ts` })).toBeVisible();
      expect.soft(await axeFaults(page), 'axe of the source').toEqual([]);
      await page.getByRole('link', { name: 'How it was made' }).click();
      await expect(page).toHaveURL(`/portfolio/${id}`);
    },
  );
