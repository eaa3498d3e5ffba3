import type { Page } from '@playwright/test';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles, type Role } from '../../src/routes/portal-table';
import { createSample } from '../../src/dashboard/sample/create-sample';
import { nightly } from './nightly';
import { fill, goOn, openScreen, portalDay, shown, signedIn } from './portal';
import { expect, test } from './site';

const setupTitle = portalRoutes.setup.title;

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillAgency(page: Page) {
  await fill(page, {
    'Agency name': 'Harbour Works',
    'Agency email': 'hello@harbour.example',
    Currency: 'eur',
    'Your name': 'Mina Lund',
    'Your work email': 'mina@harbour.example',
  });
}

/** Starts an agency without records in Settings. */
async function startEmpty(page: Page) {
  await openScreen(page, portalPath('settings'), 'Settings');
  await page.getByRole('button', { name: 'Reset to an empty agency' }).click();
  await page.getByRole('button', { name: 'Replace all records' }).click();
  await expect(page.getByRole('button', { name: 'Try the sample agency' })).toBeVisible();
}

/** Another tab of the same browser. */
async function tabOf(page: Page, role: Role, path: string, title: string): Promise<Page> {
  const tab = await page.context().newPage();
  await signedIn(tab, role);
  await openScreen(tab, path, title);
  return tab;
}

test('the set-up starts an agency of one’s own, over a reload, and the other tab follows', async ({
  page,
}) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('admin-home'), 'Dashboard');
  const other = await tabOf(page, 'admin', portalPath('employees'), 'Employees');
  await expect(other.getByRole('link', { name: 'Noor Adair', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Start with your own' }).click();
  await shown(page, setupTitle);
  await fillAgency(page);
  await next(page);
  await expect(page.getByText('Step 2 of 5')).toBeFocused();
  await next(page);
  await page.getByRole('button', { name: 'Add employee' }).click();
  await fill(page, {
    Name: 'Ada Sund',
    'Work email': 'mina@harbour.example',
    Team: 'Design',
    Position: 'Designer',
  });
  await next(page);
  const email = page.getByLabel('Work email');
  await expect(email).toBeFocused();
  await expect(page.getByText(/^Mina Lund already has this email address/)).toBeVisible();
  await email.fill('ada@harbour.example');
  // The draft and the step are still there after a reload.
  await page.reload();
  await shown(page, setupTitle);
  await expect(page.getByLabel('Work email')).toHaveValue('ada@harbour.example');
  await next(page);
  await fill(page, { Client: 'Kiln & Sons', Project: 'Spring catalogue', Budget: '120' });
  await next(page);
  await expect(page.getByText(/^Start removes the sample agency/)).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).dblclick();
  await shown(page, 'Dashboard');
  await expect(page.getByText('Spring catalogue').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with your own' })).toHaveCount(0);

  await expect(other.getByRole('link', { name: 'Ada Sund', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Noor Adair', exact: true })).toHaveCount(0);

  await page.reload();
  await shown(page, 'Dashboard');
  await expect(page.getByText('Mina Lund').first()).toBeVisible();
  await openScreen(page, portalPath('settings'), 'Settings');
  await expect(page.getByRole('form', { name: 'Agency' }).getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Harbour Works',
  );
  await openScreen(page, portalPath('setup'), setupTitle);
  await expect(page.getByLabel('Your name')).toHaveValue('');

  const employee = await tabOf(page, 'employee', portalPath('employee-home'), 'Dashboard');
  await expect(employee.getByText('Ada Sund').first()).toBeVisible();
  const intern = await tabOf(page, 'intern', portalPath('intern-home'), 'Dashboard');
  await expect(intern.getByText(/^Nobody uses this account yet/)).toBeVisible();
});

test('“Try the sample agency” ends the offer on this device', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('admin-home'), 'Dashboard');
  await page.getByRole('button', { name: 'Try the sample agency' }).click();
  await expect(page.getByRole('link', { name: 'Start with your own' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await shown(page, 'Dashboard');
  await page.mouse.move(3, 3);
  await expect(page.getByText('Recent activity')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with your own' })).toHaveCount(0);
});

test('a removal of the sample keeps a task that was added, with its project', nightly, async ({ page }) => {
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('active-tasks'), 'Active Tasks');
  const field = page.getByRole('textbox', { name: 'New task' });
  await field.fill('Count the masts');
  await field.press('Enter');
  await expect(page.getByText('Count the masts').first()).toBeVisible();
  const admin = await tabOf(page, 'admin', portalPath('settings'), 'Settings');
  await admin.getByRole('button', { name: 'Remove sample agency' }).click();
  const question = admin.getByRole('dialog', { name: 'Remove sample agency?' });
  await expect(question.getByRole('row', { name: /^Tasks \d+ 1 0/ })).toBeVisible();
  await question.getByRole('button', { name: 'Remove sample agency' }).click();
  await expect(admin.getByRole('button', { name: 'Try the sample agency' })).toBeVisible();
  await page.reload();
  await shown(page, 'Active Tasks');
  await expect(page.getByText('Count the masts').first()).toBeVisible();
});

/** Names of the sample that no screen of an empty agency may contain. */
function sampleNames(): string[] {
  const { people = [], projects = [], courses = [], clients = [] } = createSample(portalDay.slice(0, 10));
  const names = [...people, ...projects, ...clients].map(({ name }) => name);
  return [...names, ...courses.map(({ title }) => title)].filter((name) => !name.startsWith('Test '));
}

for (const role of roles)
  test(`every screen of the ${role} works in an empty agency`, nightly, async ({ page }) => {
    await signedIn(page, 'admin');
    await startEmpty(page);
    const visitor = await page.context().newPage();
    await signedIn(visitor, role);
    const problems: string[] = [];
    visitor.on('pageerror', (error) => problems.push(error.message));
    visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const names = sampleNames();
    const home = homeOf(role);
    await openScreen(visitor, portalPath(home), portalRoutes[home].title);
    for (const route of portalRouteIds) {
      if (portalRoutes[route].role !== role) continue;
      await goOn(visitor, portalPath(route), portalRoutes[route].title);
      const text = await visitor.locator('body').innerText();
      const wrong = [
        ...names.filter((name) => text.includes(name)),
        ...(/NaN|undefined|Infinity|\b0 of 0\b|Invalid Date/.exec(text) ?? []),
      ];
      expect.soft(wrong, route).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
