import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightlyUnless } from './nightly';
import { goOn, openScreen, signedIn, typeDay } from './portal';
import { expect, test } from './site';

/** How somebody sets a control off. */
type Act = (control: Locator) => Promise<void>;

const byPointer: Act = (control) => control.click();
const byKeyboard: Act = async (control) => {
  await control.focus();
  await control.press('Enter');
};

const head = 'Name,Work email,Team,Position,Start date,Hours a week';
const thirty = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return `Harbour Hand ${number},hand.${number}@undula.example,Engineering,Engineer,2026-12-01,32`;
});

async function addPeople(page: Page, act: Act) {
  await openScreen(page, portalPath('add-employee'), 'Add Employee');
  const fill = async (name: string, email: string) => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Work email' }).fill(email);
    await page.getByRole('combobox', { name: 'Team' }).fill('Design');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Position' }).fill('Letter painter');
    await page.keyboard.press('Escape');
    await typeDay(page.getByRole('group', { name: 'Start date' }), '2026-12-01');
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('37,5');
  };
  await fill('Ada Quill', 'ada.quill@undula.example');
  await act(page.getByRole('button', { name: 'Add and start another' }));
  await expect(page.getByText('Ada Quill is now in the list.')).toBeVisible();
  await fill('Ben Ōta', 'ben.ota@undula.example');
  await act(page.getByRole('button', { name: 'Add employee', exact: true }));
  await expect(page.getByText('Added Ben Ōta')).toBeVisible();
}

async function importThirty(page: Page, act: Act) {
  await goOn(page, portalPath('employees'), 'Employees');
  await act(page.getByRole('button', { name: 'Import' }));
  const dialog = page.getByRole('dialog', { name: 'Import employees' });
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...thirty].join('\r\n')),
  });
  await act(dialog.getByRole('button', { name: 'Import 30' }));
  await expect(page.getByText('Imported 30 employees from people.csv')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function suspendOneAndUndoIt(page: Page, act: Act) {
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('hand 07');
  await expect(page.getByText('1 of 56 employees')).toBeAttached();
  const select = page.getByRole('checkbox', { name: 'Select Harbour Hand 07' });
  await select.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected employees' });
  await act(bar.getByRole('button', { name: 'Set status' }));
  await act(page.getByRole('menuitem', { name: 'Suspended' }));
  const status = page.getByRole('table').getByText('Suspended', { exact: true });
  await expect(status).toBeVisible();
  const updates = page.getByRole('region', { name: 'Updates' });
  await expect(updates.getByText('Harbour Hand 07')).toBeVisible();
  await act(updates.getByRole('button', { name: 'Undo' }).last());
  await expect(status).toBeHidden();
  await expect(page.getByRole('table').getByText('Invited', { exact: true })).toBeVisible();
}

async function readPrintAndExportTheMonth(page: Page, act: Act) {
  await goOn(page, portalPath('monthly-report'), 'Monthly report');
  const row = page.getByRole('row', { name: /^Noor Adair / });
  const hours = await row
    .getByRole('cell')
    .filter({ hasText: /^\d+\.\d\d$/ })
    .first()
    .textContent();
  expect(Number(hours)).toBeGreaterThan(1);

  const saved = page.waitForEvent('download');
  await act(page.getByRole('button', { name: 'Export CSV' }));
  await act(page.getByRole('menuitem', { name: 'By person', exact: true }));
  const file = await saved;
  const lines = (await readFile(await file.path(), 'utf8')).split(/\r?\n/);
  expect(lines.find((line) => line.startsWith('Noor Adair,'))).toContain(`,${hours},`);

  // Five where its first page holds the head alone.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
}

async function backUpResetAndRestore(page: Page, act: Act) {
  await goOn(page, portalPath('settings'), 'Settings');
  const saved = page.waitForEvent('download');
  await act(page.getByRole('button', { name: 'Download backup' }));
  const backup = await (await saved).path();

  await act(page.getByRole('button', { name: 'Reset to sample agency' }));
  await act(page.getByRole('button', { name: 'Replace all records' }));
  await expect(page.getByText('Reset to the sample agency', { exact: true })).toBeVisible();
  await goOn(page, portalPath('employees', { q: 'hand 07' }), 'Employees');
  await expect(page.getByText(/match your filters$/)).toBeVisible();

  await goOn(page, portalPath('settings'), 'Settings');
  await page.getByLabel('Restore a backup').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: await readFile(backup),
  });
  await act(page.getByRole('button', { name: 'Replace all records' }));
  await expect(page.getByText('Restored “backup.json”')).toBeVisible();
  await openScreen(page, portalPath('employees', { q: 'hand 07' }), 'Employees');
  await expect(page.getByText('1 of 56 employees')).toBeAttached();
}

const ways = [
  { name: 'with a mouse at a desk', act: byPointer, viewport: { width: 1440, height: 900 } },
  { name: 'by keyboard alone, as narrow as a phone', act: byKeyboard, viewport: { width: 390, height: 844 } },
];

for (const { name, act, viewport } of ways)
  test.describe(name, () => {
    test.use({ viewport });

    test(
      'an admin adds, imports, suspends, undoes, reads, prints, exports, backs up and restores',
      nightlyUnless(act === byPointer),
      async ({ page }) => {
        await signedIn(page, 'admin');
        await addPeople(page, act);
        await importThirty(page, act);
        await suspendOneAndUndoIt(page, act);
        await readPrintAndExportTheMonth(page, act);
        await backUpResetAndRestore(page, act);
      },
    );
  });
