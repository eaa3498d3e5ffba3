import type { Page } from '@playwright/test';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roleNames, roles, type Role } from '../../src/routes/portal-table';
import { nightlyUnless } from './nightly';
import { signIn, signInAs } from './portal';
import { expect, live, quiet, test } from './site';

/** Opens a screen as a role, without the form. Signing out stays possible, unlike with `signedIn`. */
async function enter(page: Page, role: Role, path: string) {
  await page.goto('/robots.txt');
  await signInAs(page, role);
  return page.goto(path);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user'));

test.describe('the sign-in', () => {
  for (const role of roles)
    test(`opens the ${role} portal and keeps the user`, nightlyUnless(role === 'admin'), async ({ page }) => {
      await signIn(page, role);
      await expect(page.getByText(`${roleNames[role]} Portal`).first()).toBeVisible();
      const user = JSON.parse((await stored(page))!) as Record<string, string>;
      expect(Object.keys(user).sort()).toEqual(['id', 'name', 'role']);
      expect(user).toMatchObject({ role, name: `Test ${roleNames[role]}` });
    });

  test('signs nobody in without a role and says why', async ({ page }) => {
    await page.goto('/Authentication/login');
    await live(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@harbour.example');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/Authentication/login');
    await expect(page.getByText(/Choose a role/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Role' })).toBeFocused();
    expect(await stored(page)).toBeNull();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@harbour.example');
  });

  test('works by the keyboard alone', async ({ page }) => {
    await page.goto('/Authentication/login');
    await live(page);
    await page.getByRole('combobox', { name: 'Role' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/intern');
  });

  test('sends nothing and writes nothing typed into the address', async ({ page }) => {
    const asked: string[] = [];
    await page.goto('/Authentication/register');
    await live(page);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => void asked.push(request.url()));
    await page.getByRole('textbox', { name: 'Username' }).fill('ada');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@harbour.example');
    await page.getByLabel('Password', { exact: true }).fill('a secret');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('status')).toContainText('No account was created');
    expect(asked).toEqual([]);
    expect(page.url()).not.toContain('ada');
    expect(await stored(page)).toBeNull();
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await expect(page).toHaveURL('/Authentication/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

test.describe('the guard', () => {
  const deep = [
    ...portalRouteIds.filter((id) => portalRoutes[id].role).map((id) => portalRoutes[id].path),
    '/dashboard',
  ];

  test('is in the page of every screen, and sends who is signed out to the login', async ({
    page,
    noise,
  }) => {
    const guardOf = async (path: string) => {
      const html = await (await page.request.get(path)).text();
      return /<script src="\/portal\/portal\.[^"]+"[^>]*>/.exec(html)?.[0];
    };
    const guard = await guardOf('/dashboard');
    expect(guard).toBeDefined();
    for (const path of deep) expect.soft(await guardOf(path), path).toBe(guard);
    for (const path of [
      ...roles.map((role) => portalPath(homeOf(role))),
      portalPath('approvals'),
      '/dashboard',
    ]) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL('/Authentication/login');
    }
    noise.forget();
  });

  test('follows a link into the portal after the sign-in where it belongs to the role', async ({ page }) => {
    const submit = async (role: Role) => {
      await live(page);
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: roleNames[role] }).click();
      await page.getByRole('button', { name: 'Sign In' }).click();
    };
    const link = '/dashboard/admin/analytics/performance?by=team';
    await page.goto(link);
    await expect(page).toHaveURL('/Authentication/login');
    await submit('admin');
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();

    // Signing out ends it: the next sign-in lands on the dashboard.
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/Authentication/login');
    await submit('admin');
    await expect(page).toHaveURL('/dashboard/admin');

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.goto(link);
    await expect(page).toHaveURL('/Authentication/login');
    await submit('employee');
    await expect(page).toHaveURL('/dashboard/employee');
  });

  test('stays signed in when a deep path is reloaded, without the login screen', async ({ page }) => {
    const path = '/dashboard/admin/reports/monthly';
    await enter(page, 'admin', path);
    await live(page);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Monthly');
    expect(new Set(visited)).toEqual(new Set([path]));
  });

  test('leads /dashboard to the home of the role', async ({ page }) => {
    await enter(page, 'intern', '/dashboard');
    await expect(page).toHaveURL('/dashboard/intern');
  });

  test('says whose page it is where another role asks, with a way home', async ({ page }) => {
    await enter(page, 'employee', '/dashboard/admin/settings');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('admin portal', { ignoreCase: true });
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/dashboard/employee');
  });

  test('takes a broken or hostile user for signed out and removes it', async ({ page, noise }) => {
    for (const value of ['{', '[]', '{"id":"a","role":"owner","name":"x"}', '{"id":1,"role":"admin"}']) {
      await page.goto('/Authentication/login');
      await page.evaluate((text) => localStorage.setItem('user', text), value);
      await page.goto('/dashboard/admin');
      await expect(page).toHaveURL('/Authentication/login');
      await live(page);
      expect(await stored(page), value).toBeNull();
    }
    noise.forget();
  });

  test('shows markup in a stored name as text', async ({ page }) => {
    await page.goto('/Authentication/login');
    await page.evaluate(() =>
      localStorage.setItem(
        'user',
        JSON.stringify({ id: 'a', role: 'admin', name: '<img src=x onerror=document.title=1>' }),
      ),
    );
    await page.goto('/dashboard/admin');
    await live(page);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });

  test('never leaves the origin for a target in the address', async ({ page }) => {
    for (const query of [
      '?next=https://evil.example',
      '?redirect=//evil.example',
      '?returnTo=/\\evil.example',
    ]) {
      await page.goto(`/Authentication/login${query}`);
      await live(page);
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Admin' }).click();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/dashboard/admin');
    }
  });
});

test.describe('signing out', () => {
  test('goes to the login in every open tab', async ({ page, context }) => {
    await signIn(page, 'admin');
    const other = await context.newPage();
    await other.goto('/dashboard/admin/settings');
    await live(other);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/Authentication/login');
    await expect(other).toHaveURL('/Authentication/login');
    expect(await stored(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/Authentication/login');
  });

  test('follows a storage that another tab cleared', async ({ page, context }) => {
    await enter(page, 'employee', '/dashboard/employee');
    const other = await context.newPage();
    await other.goto('/privacy');
    await other.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/Authentication/login');
  });
});

test('an unknown path below the portal is a 404 inside the shell', async ({ page, noise }) => {
  const answer = await enter(page, 'admin', '/dashboard/admin/nothing-here');
  expect(answer!.status()).toBe(404);
  await expect(page.getByText('Oops, looks like the page is lost.')).toBeVisible();
  await expect(
    page.getByText('This is not a fault, just an accident that was not intentional.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  noise.forget();
});

test('public pages ask for nothing of the portal', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await live(page);
  await page.mouse.move(5, 5);
  await quiet(page);
  expect(asked.filter((path) => path.startsWith('/portal/'))).toEqual([]);
});
