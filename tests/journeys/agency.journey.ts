import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { fill, openScreen, shown, signIn, signInAs, typeDay } from './portal';
import { expect, test } from './site';

/** Opens a screen of a role on a day. @param day - an ISO date */
async function on(
  page: Page,
  day: string,
  role: 'admin' | 'employee' | 'intern',
  path: string,
  title: string,
) {
  await page.clock.setFixedTime(`${day}T09:00:00Z`);
  await signInAs(page, role);
  await openScreen(page, path, title);
}

/** Types hours into cells of a week, each until it is stored. */
async function enterHours(page: Page, hours: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(hours)) {
    const cell = page.getByRole('textbox', { name });
    await cell.fill(value);
    await cell.press('Enter');
    await expect(cell).toHaveValue(value);
    await expect(cell).not.toHaveAttribute('aria-busy');
  }
}

async function submitWeek(page: Page) {
  await page.getByRole('button', { name: 'Submit week' }).click();
  const question = page.getByRole('dialog', { name: /^Submit the week of/ });
  await question.getByRole('button', { name: 'Submit week' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
}

test('an agency starts empty, works for two weeks, closes the month and is paid to the cent', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Start with your own' }).click();
  await shown(page, 'Set up your agency');
  await fill(page, {
    'Agency name': 'Kiln & Co',
    'Agency email': 'hello@kiln.example',
    Address: '4 Kiln Lane, Dresden, Germany',
    'Time zone': 'Europe/Berlin',
    Currency: 'EUR',
    'Your name': 'Mina Lund',
    'Your work email': 'mina@kiln.example',
  });
  await next(page, 2);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Sachsen');
  await next(page, 3);
  await page.getByRole('button', { name: 'Add employee' }).click();
  await fillPerson(page, 'Employee 1', {
    Name: 'Ada Sund',
    'Work email': 'ada@kiln.example',
    Team: 'Design',
    Position: 'Designer',
  });
  await page.getByRole('button', { name: 'Add employee' }).click();
  await fillPerson(page, 'Employee 2', {
    Name: 'Bo Reyes',
    'Work email': 'bo@kiln.example',
    Team: 'Build',
    Position: 'Developer',
  });
  await page.getByRole('button', { name: 'Add intern' }).click();
  await fillPerson(page, 'Intern 1', {
    Name: 'Ivo Park',
    'Work email': 'ivo@kiln.example',
    Team: 'Design',
    Programme: 'Design',
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await fill(page, { Client: 'Ferry Museum', Project: 'Opening site', Budget: '120' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await shown(page, 'Dashboard');

  await changeRate(page, '95.50');

  await on(page, '2026-11-06', 'employee', portalPath('employee-leave'), 'Leave');
  const request = page.getByRole('form', { name: 'Request leave' });
  await typeDay(request.getByRole('group', { name: /^First day/ }), '2026-11-13');
  await request.getByRole('button', { name: 'Request leave' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw 13 Nov' })).toBeVisible();

  await on(page, '2026-11-06', 'employee', portalPath('timesheet'), 'Time Sheet');
  await page.getByRole('combobox', { name: 'Add project' }).selectOption('Opening site');
  await enterHours(page, {
    'Opening site, Monday 2 November': '7:30',
    'Opening site, Tuesday 3 November': '8:15',
    'Opening site, Wednesday 4 November': '8:00',
  });
  await submitWeek(page);
  await on(page, '2026-11-12', 'employee', portalPath('timesheet'), 'Time Sheet');
  await page.getByRole('combobox', { name: 'Add project' }).selectOption('Opening site');
  await enterHours(page, {
    'Opening site, Monday 9 November': '6:50',
    'Opening site, Thursday 12 November': '4:20',
  });
  await submitWeek(page);
  await on(page, '2026-11-12', 'intern', portalPath('timelog'), 'Time Log');
  await page.getByRole('combobox', { name: 'Add project' }).selectOption('Opening site');
  await enterHours(page, { 'Opening site, Tuesday 10 November': '0:25' });
  await submitWeek(page);

  await on(page, '2026-11-16', 'admin', portalPath('approvals'), 'Approvals');
  await page.getByRole('link', { name: /^Ada Sund 2 to 8 Nov 2026/ }).click();
  await page.getByRole('button', { name: 'Correct time' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct Ada Sund, 2 to 8 Nov 2026' });
  await expect(correction.getByRole('textbox', { name: 'Time' })).toHaveValue('7:30');
  await correction.getByRole('textbox', { name: 'Time' }).fill('7:00');
  await correction.getByRole('textbox', { name: 'Reason' }).fill('The lunch was half an hour.');
  await correction.getByRole('button', { name: 'Save correction' }).click();
  await expect(
    page.getByText(/Opening site: 7:30 became 7:00\. The lunch was half an hour\.$/),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Approve 4 selected' }).click();
  await expect(page.getByText('Nothing to approve')).toBeVisible();
  // The address lets go of the week, which a navigation must not meet halfway.
  await expect(page).not.toHaveURL(/[?&]id=/);

  // Bo cannot sign in on this device, so nobody submits the week.
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('combobox', { name: 'Person' }).selectOption('Bo Reyes');
  await page.getByRole('link', { name: /^Bo Reyes 9 to 15 Nov 2026/ }).click();
  await page.getByRole('button', { name: 'Correct time' }).click();
  const added = page.getByRole('dialog', { name: 'Correct Bo Reyes, 9 to 15 Nov 2026' });
  await added.getByRole('textbox', { name: 'Time' }).fill('1:00');
  await added.getByRole('textbox', { name: 'Reason' }).fill('You told me on the phone.');
  await added.getByRole('button', { name: 'Save correction' }).click();
  await page.getByRole('button', { name: 'Approve without a submission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve week' }).click();
  await expect(page.getByText('Approved Bo Reyes, 9 to 15 Nov 2026, without a submission')).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]id=/);

  await on(page, '2026-11-16', 'employee', portalPath('timesheet', { week: '2026-11-02' }), 'Time Sheet');
  await expect(page.getByText(/7:30 became 7:00\. The lunch was half an hour\.$/)).toBeVisible();
  await openScreen(page, portalPath('employee-notifications'), 'Notifications');
  await expect(page.getByRole('link', { name: /Your time was corrected/ })).toBeVisible();

  await on(page, '2026-12-01', 'admin', portalPath('monthly-report', { on: '2026-11-01' }), 'Monthly report');
  const person = page.getByRole('row', { name: /^Ada Sund Design/ });
  // 2065 minutes of 19 working days of eight hours: of 21, one is leave and one a holiday of the region.
  await expect(person).toContainText('34.42152.0023%');
  await page.getByRole('button', { name: 'Sign off' }).click();
  const question = page.getByRole('dialog', { name: 'Sign off November 2026?' });
  await expect(question).toContainText('Bo Reyes');
  await question.getByRole('button', { name: 'Sign off anyway' }).click();
  await expect(page.getByText(/^Signed off by Mina Lund on/)).toBeVisible();
  await expect(page.getByText(/weeks were not approved at the sign-off\.$/)).toBeVisible();
  const closed = await page.getByRole('main').innerText();

  // Neither another rate nor fewer hours from a day before the month change anything in it.
  await changeRate(page, '120');
  await openScreen(page, portalPath('employees', { id: 'test-employee' }), 'Employees');
  const panel = page.getByRole('dialog', { name: 'Ada Sund' });
  await panel.getByRole('textbox', { name: 'Hours a week' }).fill('20');
  await page.keyboard.press('Tab');
  const from = panel.getByRole('group', { name: 'When do the new terms begin?' });
  await typeDay(from.getByRole('group', { name: /^Valid from/ }), '2026-11-02');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changed Ada Sund')).toBeVisible();
  await on(page, '2026-12-01', 'admin', portalPath('monthly-report', { on: '2026-11-01' }), 'Monthly report');
  expect(await page.getByRole('main').innerText()).toBe(closed);
  await changeRate(page, '95.50');

  await openScreen(page, portalPath('settings'), 'Settings');
  const invoicing = page.getByRole('form', { name: 'Invoices' });
  await invoicing.getByRole('button', { name: 'Add tax rate' }).click();
  await invoicing.getByRole('textbox', { name: 'Name' }).nth(1).fill('VAT');
  await invoicing.getByRole('textbox', { name: 'Rate' }).nth(1).fill('19');
  await invoicing.getByRole('button', { name: 'Save invoices' }).click();
  await expect(invoicing.getByText('Saved.')).toBeVisible();

  await openScreen(page, portalPath('invoices'), 'Invoices');
  await page.getByRole('button', { name: 'New invoice' }).first().click();
  const draft = page.getByRole('dialog', { name: 'New invoice' });
  await draft.getByRole('combobox', { name: 'Client' }).selectOption('Ferry Museum');
  await typeDay(draft.getByRole('group', { name: /^First day/ }), '2026-11-01');
  await typeDay(draft.getByRole('group', { name: /^Last day/ }), '2026-11-30');
  await draft.getByRole('combobox', { name: 'Tax' }).selectOption('VAT 19%');
  await draft.getByRole('combobox', { name: 'Lines' }).selectOption('person');
  await draft.getByRole('button', { name: 'Create draft' }).click();
  await shown(page, 'Draft for Ferry Museum');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await shown(page, 'Invoice 2026-001');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/^Paid on 1 December 2026\. Its time/)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Lines' }).getByRole('row');
  await expect(rows).toHaveText([
    'DescriptionHoursRateAmount',
    'Ada Sund34:25€95.50€3,286.79',
    'Bo Reyes1:00€95.50€95.50',
    'Ivo Park0:25€95.50€39.79',
  ]);
  const totals = page.getByRole('region', { name: 'Invoice 2026-001' }).getByRole('definition');
  await expect(totals.nth(3)).toHaveText('€3,422.08');
  await expect(totals.nth(4)).toHaveText('€650.20');
  await expect(totals.nth(5)).toHaveText('€4,072.28');

  // All of it is in this browser only, so the portal asks for a backup.
  await openScreen(page, portalPath('admin-home'), 'Dashboard');
  await page.getByRole('link', { name: 'Download backup' }).click();
  await shown(page, 'Settings');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  expect((await file).suggestedFilename()).toBe('portal-backup-2026-12-01.json');
  await expect(page.getByText('Last backup in this browser: 1 December 2026.')).toBeVisible();
  await openScreen(page, portalPath('admin-home'), 'Dashboard');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download backup' })).toHaveCount(0);
});

/** Changes the hourly rate of the project. */
async function changeRate(page: Page, rate: string) {
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await shown(page, 'Projects');
  await page.getByRole('link', { name: 'Opening site' }).click();
  await shown(page, 'Opening site');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Opening site' });
  const rates = dialog.getByRole('group', { name: 'Hourly rates' });
  await expect(rates).toBeVisible();
  if ((await rates.getByRole('listitem').count()) === 0)
    await rates.getByRole('button', { name: 'Add rate' }).click();
  await rates.getByRole('textbox', { name: 'Hourly rate' }).fill(rate);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  // The address lets go of the form, which a navigation must not meet halfway.
  await expect(page).not.toHaveURL(/[?&]edit=/);
}

async function fillPerson(page: Page, group: string, fields: Readonly<Record<string, string>>) {
  const person = page.getByRole('group', { name: group });
  for (const [label, value] of Object.entries(fields))
    await person.getByRole('textbox', { name: label, exact: true }).fill(value);
}

async function next(page: Page, step: number) {
  while (!(await page.getByText(`Step ${step} of 5`).isVisible()))
    await page.getByRole('button', { name: 'Next' }).click();
}
