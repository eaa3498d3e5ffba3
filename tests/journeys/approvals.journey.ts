import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { openScreen, signedIn } from './portal';
import { expect, test } from './site';

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });

test('several items are approved in one act, and one undo restores them', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('approvals'), 'Approvals');
  const before = await items(page).count();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Approve 2 selected' }).click();
  await expect(items(page)).toHaveCount(before - 2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(items(page)).toHaveCount(before);
});

test('an approved week is reopened with a reason, and moves to the returned weeks', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('approvals', { kind: 'week' }), 'Approvals');
  const title = page.getByRole('heading', { level: 3 });
  const week = (await title.textContent())!;
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(title).not.toHaveText(week);
  await page.getByRole('link', { name: 'Approved', exact: true }).click();
  await expect(title).toHaveText(week);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Tuesday is missing.');
  await page.getByRole('button', { name: 'Reopen week' }).click();
  await expect(title).not.toHaveText(week);
  await page.getByRole('link', { name: 'Returned', exact: true }).click();
  await expect(title).toHaveText(week);
  await expect(page.getByText('Reason: Tuesday is missing.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Approved', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a leave request is returned with a reason from the queue', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('approvals', { kind: 'leave' }), 'Approvals');
  const before = await items(page).count();
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(page.getByText(/Write a reason/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Two others are away.');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(items(page)).toHaveCount(before - 1);
});
