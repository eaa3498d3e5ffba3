import { expect, test } from '@playwright/test';
import { nightly } from './nightly';
import { openScreen, signedIn } from './portal';

test(
  'an accepted estimate becomes the budget, stays after a reload, and is undone in one step',
  nightly,
  async ({ page }) => {
    await signedIn(page, 'admin');
    await openScreen(page, '/dashboard/admin/projects?id=harbour-ferry', 'Harbour Ferry');
    const form = page.getByRole('form', { name: 'Estimate' });
    await form.getByRole('button', { name: 'Add line' }).click();
    await form.getByRole('textbox', { name: 'Work' }).fill('Design');
    await form.getByRole('textbox', { name: 'Hours' }).fill('12:30');
    await form.getByRole('textbox', { name: 'Hourly rate' }).fill('100.01');
    await expect(form.getByRole('status').filter({ hasText: 'Total' })).toHaveText(
      'Total: 12.5 h, US$1,250.13',
    );
    await form.getByRole('button', { name: 'Save estimate' }).click();
    await page.getByRole('button', { name: 'Accept as budget in hours' }).click();
    const estimate = page.getByRole('region', { name: 'Estimate' });
    await expect(estimate.getByText('Accepted on 18 Nov 2026')).toBeVisible();
    const metrics = page.getByRole('region', { name: 'Metrics' });
    await expect(metrics).toContainText('over 12.5 h');

    await page.reload();
    await expect(estimate.getByText('Accepted on 18 Nov 2026')).toBeVisible();
    await expect(metrics).toContainText('over 12.5 h');
    await page.keyboard.press('Control+z');
    await expect(estimate.getByText('Draft')).toBeVisible();
    await expect(metrics).not.toContainText('over 12.5 h');
  },
);

test('the totals by person, by project and in Performance are the same to the cent', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, '/dashboard/admin/reports/monthly?on=2026-10-01', 'Monthly report');
  const rowOf = (table: string) =>
    page
      .getByRole('table', { name: `Amount, cost and margin by ${table}` })
      .getByRole('row', { name: /^Total / });
  await expect(rowOf('person')).toBeVisible();
  const total = await rowOf('person').textContent();
  await expect(rowOf('project')).toHaveText(total!);
  await openScreen(
    page,
    '/dashboard/admin/analytics/performance?period=month&on=2026-10-01&by=project',
    'Performance',
  );
  await expect(rowOf('project')).toHaveText(total!);
});
