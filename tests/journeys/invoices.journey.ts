import { portalPath } from '../../src/routes/portal-paths';
import { openScreen, portalDay, shown, signInAs, typeDay } from './portal';
import { expect, test } from './site';

/** An amount such as $1,234.50 in cents. */
const cents = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test('approved time becomes a paid invoice, right to the cent, and is locked', async ({ page }) => {
  await page.clock.setFixedTime(portalDay);
  await page.goto('/Authentication/login');
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  const cell = page.getByRole('textbox', { name: 'Harbour Ferry, Monday 16 November' });
  await cell.fill('0:47');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveValue('0:47');
  await expect(cell).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Submit week' }).click();
  const question = page.getByRole('dialog', { name: /^Submit the week of/ });
  await question.getByRole('button', { name: 'Submit week' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  await signInAs(page, 'admin');
  await openScreen(page, portalPath('approvals'), 'Approvals');
  await page.getByRole('link', { name: /^Test Employee 16 to 22 Nov/ }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^Test Employee: 16 to 22 Nov/ })).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Test Employee 16 to 22 Nov/ })).toHaveCount(0);

  await openScreen(page, portalPath('invoices'), 'Invoices');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await page.getByRole('button', { name: 'New invoice' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByRole('combobox', { name: 'Client' }).selectOption({ label: 'Avery Crossings' });
  await typeDay(dialog.getByRole('group', { name: /^First day/ }), '2026-11-16');
  await typeDay(dialog.getByRole('group', { name: /^Last day/ }), '2026-11-22');
  await expect(dialog.getByText(/in \d+ lines?: .* before tax\.$/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Tax' }).fill('8.25');
  await dialog.getByRole('combobox', { name: 'One line for each' }).selectOption('person');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await shown(page, 'Draft for Avery Crossings');

  // One more line, with a cent that rounding must not lose.
  await page.getByRole('button', { name: 'Add line' }).click();
  const line = page.getByRole('dialog', { name: 'New line' });
  await line.getByRole('textbox', { name: 'Description' }).fill('Hosting');
  await line.getByRole('textbox', { name: 'Amount' }).fill('19.99');
  await line.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByRole('row', { name: /^Hosting/ })).toContainText('$19.99');

  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await shown(page, 'Invoice 2026-001');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  // Each line is hours × rate, and the total is their sum with tax.
  const rows = await page.getByRole('table', { name: 'Lines' }).locator('tbody tr').all();
  let net = 0;
  for (const row of rows) {
    const [hours = '', rate = '', amount = ''] = await row.getByRole('cell').allInnerTexts();
    net += cents(amount);
    const [whole = 0, minutes = 0] = hours.split(':').map(Number);
    if (hours !== '') expect(cents(amount)).toBe(Math.round(((whole * 60 + minutes) * cents(rate)) / 60));
  }
  expect(rows).toHaveLength(2);
  const totals = page.getByRole('region', { name: 'Invoice 2026-001' }).getByRole('definition');
  await expect(totals).toHaveCount(6);
  expect(cents(await totals.nth(3).textContent())).toBe(net);
  const tax = Math.round((net * 825) / 10_000);
  expect(cents(await totals.nth(4).textContent())).toBe(tax);
  expect(cents(await totals.nth(5).textContent())).toBe(net + tax);

  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText(/Paid on 18 November 2026/)).toBeVisible();
  await page.reload();
  await shown(page, 'Invoice 2026-001');
  await expect(page.getByText(/Paid on 18 November 2026/)).toBeVisible();

  // Even with its week open again, the time on the invoice stays as it is.
  await openScreen(page, portalPath('usage'), 'Usage');
  await page.getByRole('button', { name: /^Undo: Approved/ }).click();
  await expect(page.getByRole('button', { name: /^Undo: Approved/ })).toHaveCount(0);
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Submit week' })).toBeVisible();
  await cell.fill('2:00');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText('This time is on invoice 2026-001, so it is locked. Ask an admin to void the invoice.')
      .first(),
  ).toBeVisible();
});
