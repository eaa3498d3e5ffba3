import { expect, test } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, shown, signInAs, typeDay } from './portal';

test(
  'an employee asks for leave, the admin approves it, and the week plans less',
  nightly,
  async ({ page }) => {
    await page.clock.setFixedTime(portalDay);
    await page.goto('/robots.txt');
    await signInAs(page, 'employee');
    await openScreen(page, portalPath('employee-leave'), 'Leave');
    const form = page.getByRole('form', { name: 'Request leave' });
    await typeDay(form.getByRole('group', { name: /^First day/ }), '2026-11-27');
    const last = form.getByRole('group', { name: /^Last day/ });
    await typeDay(last, '2026-12-01');
    await form.getByRole('checkbox', { name: 'Only the morning of the last day' }).check();
    await expect(form.getByRole('status').filter({ hasText: 'working days' })).toContainText(
      /2\.5 working days; [\d.]+ left after this/,
    );
    await form.getByRole('button', { name: 'Request leave' }).click();
    const own = page.getByRole('region', { name: 'My leave' });
    await expect(own.getByText('27 Nov to 1 Dec at midday')).toBeVisible();

    // The draft is empty again, and the same days are refused with the name of the other leave.
    await typeDay(form.getByRole('group', { name: /^First day/ }), '2026-11-27');
    await form.getByRole('button', { name: 'Request leave' }).click();
    await expect(form.getByText(/overlaps other leave: Annual leave, 27 Nov to 1 Dec/)).toBeVisible();

    await signInAs(page, 'admin');
    await openScreen(page, portalPath('admin-home'), 'Dashboard');
    await page.getByRole('link', { name: /^Decide on \d leave requests$/ }).click();
    await shown(page, 'Leave');
    await page.getByRole('button', { name: /^Approve Test Employee, 27 Nov/ }).click();
    await expect(page.getByRole('button', { name: /^Approve Test Employee/ })).toHaveCount(0);

    await signInAs(page, 'employee');
    await openScreen(page, portalPath('timesheet', { week: '2026-11-23' }), 'Time Sheet');
    // 40 h without Thanksgiving Day and the Friday.
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^24:00$/ })
        .first(),
    ).toBeVisible();
    await openScreen(page, portalPath('schedule', { date: '2026-11-27', view: 'month' }), 'Schedule');
    await page
      .getByRole('link', { name: /On leave: Annual leave/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Open Leave' })).toBeVisible();
  },
);
