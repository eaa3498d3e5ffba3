import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, shown, signedInToday } from './portal';
import { expect, live, test } from './site';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Jumping {
  /** How far the clock is off, in ms. */
  ahead: number;
}

/**
 * Lets the clock of the system be set while the page is open, as a person, a battery or a time server does. It begins at an
 * instant and goes on from there; what measures how time passes goes on as ever.
 */
async function withClock(page: Page, at: string) {
  await page.addInitScript((start) => {
    const Real = Date;
    const kept = sessionStorage.getItem('test-clock');
    const clock = window as unknown as Jumping;
    clock.ahead = kept ? Number(kept) : start - Real.now();
    sessionStorage.setItem('test-clock', String(clock.ahead));
    const now = () => Real.now() + clock.ahead;
    window.Date = new Proxy(Real, {
      construct: (_, given: number[]) =>
        given.length === 0 ? new Real(now()) : new Real(...(given as [number])),
      apply: () => new Real(now()).toString(),
      get: (target, name: keyof typeof Real) => (name === 'now' ? now : target[name]),
    });
  }, Date.parse(at));
}

/** Sets the clock forward, or back by a number below 0, and looks at the tab again. */
const jump = (page: Page, by: number) =>
  page.evaluate((ms) => {
    const clock = window as unknown as Jumping;
    clock.ahead += ms;
    sessionStorage.setItem('test-clock', String(clock.ahead));
    document.dispatchEvent(new Event('visibilitychange'));
  }, by);

test.describe('a timer that runs while the clock of the device is set', () => {
  const clock = (page: Page) => page.getByRole('timer');
  const entered = (page: Page) => page.getByRole('status').or(page.getByRole('region', { name: 'Updates' }));

  test.beforeEach(async ({ page }) => {
    await withClock(page, portalDay);
    await signedInToday(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    await page.getByRole('button', { name: 'Start timer' }).click();
    await expect(clock(page)).toBeVisible();
  });

  test('says so when it was set back, writes no time, and goes on when it is right again', async ({
    page,
  }) => {
    await jump(page, -3 * hour);
    await expect(clock(page)).toHaveText(/^0:00:00$/);
    await expect(page.getByText('This device’s clock was set back')).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'set back' })).toBeVisible();
    await expect(clock(page)).toBeVisible();

    await jump(page, 3 * hour + hour / 2);
    await expect(clock(page)).toHaveText(/^0:30:/);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(
      entered(page)
        .getByText(/^Logged 30 min on/)
        .first(),
    ).toBeVisible();
  });

  test('asks whether it was forgotten when it was set forward, and parts the time at midnight', async ({
    page,
  }) => {
    await jump(page, day);
    await expect(clock(page)).toHaveText(/^24:00:/);
    await expect(page.getByText('This timer has run for more than 12 hours.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(
      entered(page)
        .getByText(/^Logged 24 h on/)
        .first(),
    ).toBeVisible();
    await expect(clock(page)).toBeHidden();
  });

  test('shows on every screen and in the tab, and is stopped there', async ({ page }) => {
    await jump(page, 42 * minute);
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, portalPath('active-tasks'), 'Active Tasks');
    const pill = page.getByRole('banner').getByRole('link', { name: /: timer, 42 minutes$/ });
    await expect(pill).toBeVisible();
    const project = /^0:42 (.+): timer/.exec((await pill.getAttribute('aria-label'))!)![1]!;
    await expect(page).toHaveTitle(new RegExp(`^0:42 · ${project} · Active Tasks`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await pill.click();
    await shown(page, 'Time Sheet');
    await expect(page).toHaveTitle(new RegExp(`^0:42 · ${project} · Time Sheet`));
    await page.goBack();
    await shown(page, 'Active Tasks');
    await page.getByRole('button', { name: `Stop the timer on ${project}` }).click();
    await expect(entered(page).getByText(`Logged 42 min on ${project}`).first()).toBeVisible();
    await expect(pill).toBeHidden();
    await expect(page).toHaveTitle(/^Active Tasks/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('runs on over a reload', nightly, async ({ page }) => {
    await jump(page, hour);
    await page.reload();
    await shown(page, 'Time Sheet');
    await expect(clock(page)).toHaveText(/^1:00:/);
  });
});

test(
  'the schedule, the week and the board follow a clock that is set on and back',
  nightly,
  async ({ page }) => {
    await withClock(page, portalDay);
    await signedInToday(page, 'employee');
    await openScreen(page, portalPath('schedule'), 'Schedule');
    const today = page.locator('[aria-current=date]').first();
    await expect(today).toContainText('18');
    await jump(page, day);
    await expect(today).toContainText('19');
    await jump(page, -9 * day);
    await expect(today).toContainText('10');
    await jump(page, 400 * day);
    for (const route of ['timesheet', 'active-tasks', 'employee-home', 'schedule'] as const) {
      await page.goto(portalPath(route));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText('could not be').filter({ visible: true })).toHaveCount(0);
    }
  },
);

test('a first look on the agency’s Sunday evening, Monday elsewhere, finds its week open', async ({
  page,
}) => {
  await withClock(page, '2026-11-23T01:20:00Z');
  await signedInToday(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  await expect(page.getByText('16 to 22 Nov 2026', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start timer' })).toBeVisible();
});

test('a clock that was set back does not lose the order of what is written', nightly, async ({ page }) => {
  await withClock(page, portalDay);
  await signedInToday(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  const cell = page.getByRole('textbox', { name: 'Ceramics Studio, Tuesday 17 November' });
  const isKept = async (time: string) => {
    await expect(cell).toHaveValue(time);
    await expect(cell).not.toHaveAttribute('aria-busy');
  };
  await cell.fill('80m');
  await cell.press('Enter');
  await isKept('1:20');
  await jump(page, -30 * day);
  await page.goto(`${portalPath('timesheet')}?week=2026-11-16`);
  await shown(page, 'Time Sheet');
  await expect(cell).toHaveValue('1:20');
  await cell.fill('120m');
  await cell.press('Enter');
  await isKept('2:00');
  await page.reload();
  await shown(page, 'Time Sheet');
  await expect(cell).toHaveValue('2:00');
});

test.describe('a public page while the clock is set', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('says whether the agency is open by the clock as it is now', async ({ page }) => {
    await withClock(page, '2026-11-18T15:00:00Z');
    await page.goto('/contact');
    await live(page);
    await page.mouse.move(2, 2);
    const hours = page.getByRole('heading', { name: 'Business hours' }).locator('..');
    await expect(hours).toContainText('Open now');
    await jump(page, 12 * hour);
    await expect(hours).toContainText('Closed');
    await jump(page, -12 * hour);
    await expect(hours).toContainText('Open now');
    await jump(page, -200 * 365 * day);
    await expect(hours).toContainText(/Open now|Closed/);
  });

  test('moves the carousel at its pace', nightly, async ({ page }) => {
    await withClock(page, '2026-11-18T10:00:00Z');
    await page.goto('/');
    await live(page);
    const team = page.getByRole('region', { name: 'Meet Our Innovators' });
    await team.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.mouse.move(2, 2);
    const shownSlide = team.locator('[aria-roledescription=slide]:not([inert])');
    const current = () => shownSlide.getAttribute('aria-label');
    await expect(team.getByRole('button', { name: 'Pause carousel' })).toBeVisible();
    // All of them stand in a row until the carousel's own code has run.
    await expect(shownSlide).toHaveCount(1);
    const first = await current();
    await expect.poll(current).not.toBe(first);
    for (const by of [-2 * hour, 5 * hour]) {
      const before = await current();
      const began = Date.now();
      await jump(page, by);
      await expect.poll(current, { intervals: [50] }).not.toBe(before);
      expect(Date.now() - began).toBeLessThan(4500);
    }
  });
});
