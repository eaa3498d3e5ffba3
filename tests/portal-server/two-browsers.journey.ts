import type { Page } from '@playwright/test';
import { put } from '@/dashboard/model/change';
import { composePath, portalPath } from '../../src/routes/portal-paths';
import { openScreen, shown } from '../journeys/portal';
import { expect, test } from '../journeys/site';
import { emailOf } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import { signIn } from './portal-server';
import { enter, openAs } from './visit';

/** The started server, and the password that it printed for the admin. */
const { PORTAL_SERVER = '', PORTAL_PASSWORD = '' } = process.env;

const connection = (page: Page, title: string | RegExp) => page.getByRole('button', { name: title });
const saved = (page: Page) => expect(connection(page, 'All changes saved')).toBeVisible();

/** Opens a task and gives it another title, without saving. */
async function retitle(page: Page, from: string, to: string) {
  await page.getByRole('link', { name: from, exact: true }).click();
  const panel = page.getByRole('dialog', { name: from });
  await panel.getByRole('textbox', { name: 'Title' }).fill(to);
}

async function saveTask(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The names of the databases that a device has. */
const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('two people with accounts work together: assign, log, submit, approve, write, and disagree offline', async ({
  browser,
}) => {
  const admin = await signIn(PORTAL_SERVER, emailOf('ada'), PORTAL_PASSWORD);
  await admin.commit([
    put(
      'people',
      blankRecord('people', { id: 'emma', kind: 'employee', name: 'Emma Lind', email: emailOf('emma') }),
    ),
    put(
      'projects',
      blankRecord('projects', { id: 'ferry', name: 'Ferry', status: 'active', memberIds: ['emma'] }),
    ),
  ]);
  const [ada, emma] = [await openAs(browser), await openAs(browser)];

  await ada.goto('/Authentication/login');
  await enter(ada, emailOf('ada'), 'a wrong password');
  await expect(ada.getByRole('alert')).toHaveText(
    'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.',
  );
  await enter(ada, emailOf('ada'), PORTAL_PASSWORD);
  await shown(ada, 'Dashboard');
  await expect(ada.getByRole('heading', { name: 'This screen could not be shown' })).toHaveCount(0);
  await saved(ada);

  // The admin invites. The password is shown once, and Emma chooses an own one with it.
  await openScreen(ada, portalPath('employees'), 'Employees');
  await ada.getByRole('button', { name: 'Actions for Emma Lind' }).click();
  await ada.getByRole('menuitem', { name: 'Create a password' }).click();
  await ada.getByRole('button', { name: 'Create a password' }).click();
  const invited = (await ada
    .getByRole('dialog', { name: 'Password for Emma Lind' })
    .locator('code')
    .textContent())!;
  const password = 'the own password of Emma';
  await ada.getByRole('button', { name: 'Done' }).click();
  await emma.goto('/Authentication/login');
  await enter(emma, emailOf('emma'), invited);
  await expect(emma.getByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible();
  await emma.getByLabel('New password').fill(password);
  await emma.getByRole('button', { name: 'Save and sign in' }).click();
  await shown(emma, 'Dashboard');

  // Assign.
  await openScreen(emma, portalPath('active-tasks', { view: 'list' }), 'Active Tasks');
  await openScreen(ada, portalPath('admin-tasks'), 'Tasks');
  const form = ada.getByRole('form', { name: 'New task' });
  await form.getByRole('textbox', { name: 'New task' }).fill('Draw the map');
  await form.getByRole('combobox', { name: 'Person of the new task' }).selectOption('Emma Lind');
  await form.getByRole('button', { name: 'Add task' }).click();
  await expect(emma.getByRole('link', { name: 'Draw the map' })).toBeVisible();

  // Log time and submit it.
  await openScreen(emma, portalPath('timesheet'), 'Time Sheet');
  await emma.getByRole('combobox', { name: 'Add project' }).selectOption('Ferry');
  const cell = emma.getByRole('textbox', { name: /^Ferry, Monday/ });
  await cell.fill('2:00');
  await cell.press('Enter');
  await expect(cell).toHaveValue('2:00');
  await emma.getByRole('button', { name: 'Submit week' }).click();
  const question = emma.getByRole('dialog', { name: /^Submit the week of/ });
  await question.getByRole('button', { name: 'Submit week' }).click();
  await expect(emma.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  // Approve.
  await openScreen(ada, portalPath('approvals', { kind: 'week' }), 'Approvals');
  await ada.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(emma.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();

  // Write.
  await openScreen(ada, composePath('admin', 'emma'), 'Sent');
  await ada.getByRole('textbox', { name: 'Subject' }).fill('Well done');
  await ada.getByRole('textbox', { name: 'Message' }).fill('The map looks good.');
  await ada.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(emma.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();

  // Offline, both change the same: the later one decides, with both versions side by side.
  await openScreen(ada, portalPath('admin-tasks'), 'Tasks');
  await ada.getByRole('combobox', { name: 'Whose tasks' }).selectOption('Emma Lind');
  await openScreen(emma, portalPath('active-tasks', { view: 'list' }), 'Active Tasks');
  await retitle(emma, 'Draw the map', 'Draw the harbour');
  await retitle(ada, 'Draw the map', 'Draw the coast');
  await emma.context().setOffline(true);
  await saveTask(emma);
  await expect(connection(emma, 'Offline, 1 change to send')).toBeVisible();
  await saveTask(ada);
  await saved(ada);
  await emma.context().setOffline(false);
  await connection(emma, '1 change to decide').click();
  const decision = emma.getByRole('dialog', { name: '1 change to decide' });
  await expect(decision.getByRole('row', { name: 'Title Draw the harbour Draw the coast' })).toBeVisible();
  await decision.getByRole('button', { name: 'Keep mine' }).click();
  await expect(emma.getByRole('dialog', { name: 'All changes saved' })).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Draw the harbour' })).toBeVisible();
  await emma.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // What a device has is deleted, and comes back with a new sign-in.
  await emma.goto(portalPath('recovery'));
  await emma.getByRole('button', { name: 'Delete and start over' }).click();
  const deletion = emma.getByRole('dialog', { name: 'Delete the stored records?' });
  await deletion.getByRole('button', { name: 'Delete and start over' }).click();
  await expect(emma.getByRole('status')).toContainText('Sign in to read it from the server again.');
  await emma.getByRole('button', { name: 'Open the portal' }).click();
  await enter(emma, emailOf('emma'), password);
  await shown(emma, 'Dashboard');
  await saved(emma);

  // Suspended: out at once with a reason, as at the next try, and without the records on the device.
  await openScreen(ada, portalPath('employees'), 'Employees');
  await ada.getByRole('button', { name: 'Actions for Emma Lind' }).click();
  await ada.getByRole('menuitem', { name: 'Suspend' }).click();
  await expect(emma.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const suspended = 'Your account is suspended. Ask an admin.';
  await expect(emma.getByRole('alert')).toHaveText(suspended);
  await expect.poll(() => databasesOf(emma)).toEqual([]);
  await enter(emma, emailOf('emma'), 'a wrong password');
  await expect(emma.getByRole('alert')).toHaveText(
    'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.',
  );
  await enter(emma, emailOf('emma'), password);
  await expect(emma.getByRole('alert')).toHaveText(suspended);

  // Signing out empties the device.
  await ada.getByRole('button', { name: 'Sign Out' }).click();
  await expect(ada.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await databasesOf(ada)).toEqual([]);
});
