import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, shown, signInAs, typeDay } from './portal';
import { expect, test } from './site';

/** An amount such as $1,234.50 in cents. */
const cents = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test('approved time becomes a paid invoice, right to the cent, and is locked', nightly, async ({ page }) => {
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

  // The invoice gets its tax and its number from the settings.
  await openScreen(page, portalPath('settings'), 'Settings');
  const form = page.getByRole('form', { name: 'Invoices' });
  await form.getByRole('textbox', { name: 'Invoice number' }).fill('INV-{year}-{number}');
  await form.getByRole('button', { name: 'Add tax rate' }).click();
  await form.getByRole('textbox', { name: 'Name' }).nth(1).fill('Sales tax');
  await form.getByRole('textbox', { name: 'Rate' }).nth(1).fill('8.25');
  await form.getByRole('button', { name: 'Save invoices' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();

  await openScreen(page, portalPath('invoices'), 'Invoices');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await page.getByRole('button', { name: 'New invoice' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByRole('combobox', { name: 'Client' }).selectOption({ label: 'Avery Crossings' });
  await typeDay(dialog.getByRole('group', { name: /^First day/ }), '2026-11-16');
  await typeDay(dialog.getByRole('group', { name: /^Last day/ }), '2026-11-22');
  await expect(dialog.getByText(/in \d+ lines?: .* before tax\.$/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Tax' }).selectOption({ label: 'Sales tax 8.25%' });
  await dialog.getByRole('combobox', { name: 'Lines' }).selectOption('person');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await shown(page, 'Draft for Avery Crossings');

  // One more line, with a cent that rounding must not lose.
  await page.getByRole('button', { name: 'Add line' }).click();
  const line = page.getByRole('dialog', { name: 'Add line' });
  await line.getByRole('textbox', { name: 'Description' }).fill('Hosting');
  await line.getByRole('textbox', { name: 'Amount' }).fill('19.99');
  await line.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByRole('row', { name: /^Hosting/ })).toContainText('$19.99');

  // The line without time has no tax, and the invoice has a discount of 10%.
  await page.getByRole('button', { name: 'Edit Hosting' }).click();
  const hosting = page.getByRole('dialog', { name: 'Edit Hosting' });
  await hosting.getByRole('combobox', { name: 'Tax' }).selectOption({ label: 'No tax' });
  await hosting.getByRole('button', { name: 'Save line' }).click();
  await expect(hosting).toHaveCount(0);
  const details = page.getByRole('form', { name: 'Details of the draft' });
  await details.getByRole('combobox', { name: 'Discount' }).selectOption({ label: 'Percentage' });
  await details.getByRole('textbox', { name: 'Discount in percent' }).fill('10');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(details.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await shown(page, 'Invoice INV-2026-001');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  // Each line is hours × rate.
  const rows = await page.getByRole('table', { name: 'Lines' }).locator('tbody tr').all();
  const amounts: number[] = [];
  for (const row of rows) {
    const [hours = '', rateText = '', , amount = ''] = await row.getByRole('cell').allInnerTexts();
    amounts.push(cents(amount));
    const [whole = 0, minutes = 0] = hours.split(':').map(Number);
    if (hours !== '') expect(cents(amount)).toBe(Math.round(((whole * 60 + minutes) * cents(rateText)) / 60));
  }
  // The discount is spread over both taxes, and the tax is computed on the rest.
  const [untaxed = 0, taxed = 0] = amounts[0] === 1_999 ? amounts : [...amounts].reverse();
  expect([rows.length, untaxed]).toEqual([2, 1_999]);
  const sum = untaxed + taxed;
  const discount = Math.round(sum / 10);
  const share = Math.round((taxed * discount) / sum);
  const tax = Math.round(((taxed - share) * 825) / 10_000);
  const totals = page.getByRole('region', { name: 'Invoice INV-2026-001' }).getByRole('definition');
  // Three facts come before the totals.
  await expect(totals).toHaveCount(9);
  expect((await totals.allTextContents()).slice(3).map(cents)).toEqual([
    sum,
    discount,
    sum - discount,
    tax,
    0,
    sum - discount + tax,
  ]);

  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/^Paid on 18 November 2026\. Its time/)).toBeVisible();
  await page.reload();
  await shown(page, 'Invoice INV-2026-001');
  await expect(page.getByText(/^Paid on 18 November 2026\. Its time/)).toBeVisible();

  // Even with its week open again, the time on the invoice stays as it is.
  await openScreen(page, portalPath('usage'), 'Usage');
  await page.getByRole('button', { name: /^Undo: Approved/ }).click();
  await expect(page.getByRole('button', { name: /^Undo: Approved/ })).toHaveCount(0);
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Submit week' })).toBeVisible();
  await expect(page.getByText(/^Some time of this week is on an invoice, so it is locked\./)).toBeVisible();
  await expect(cell).toHaveAttribute('readonly');
  await expect(cell).toHaveAccessibleName('Harbour Ferry, Monday 16 November, on an invoice');
  await expect(page.getByText('INV-2026-001')).toHaveCount(0);
});
