import { sidebar } from '../../src/routes/portal-menu';
import { homeOf, notificationsOf, portalPath, profileOf } from '../../src/routes/portal-paths';
import { portalRoutes, roleNames, roles } from '../../src/routes/portal-table';
import { nightlyUnless } from './nightly';
import { openScreen, shown, signedIn } from './portal';
import { expect, steppedBack, test } from './site';

for (const role of roles)
  test.describe(`the ${role} portal`, () => {
    const details = nightlyUnless(role === 'admin');
    test('has the menu of the specification, each entry leading to its screen', details, async ({ page }) => {
      await signedIn(page, role);
      await openScreen(page, portalPath(homeOf(role)), 'Dashboard');
      const menu = page.getByRole('navigation', { name: 'Portal' });
      for (const entry of sidebar[role])
        if ('items' in entry) {
          const group = menu.getByRole('button', { name: entry.label });
          if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
        }
      const links = sidebar[role].flatMap((entry) => ('items' in entry ? entry.items : [entry]));
      await expect(menu.getByRole('link')).toHaveCount(links.length);
      for (const { label, route } of links) {
        await menu.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(portalPath(route));
        await shown(page, portalRoutes[route].title);
      }
    });

    test(
      'reports the notifications of the specification, and remembers which were read',
      details,
      async ({ page }) => {
        await signedIn(page, role);
        await openScreen(page, portalPath(homeOf(role)), 'Dashboard');
        const told = [
          ...(role === 'admin' ? ['New employee onboarding pending'] : []),
          'Team meeting scheduled for tomorrow',
          'Project deadline reminder',
        ];
        await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click();
        const panel = page.getByRole('region', { name: 'Notifications' });
        for (const words of told) await expect(panel.getByText(words)).toBeVisible();
        await panel.getByRole('link', { name: 'View all notifications' }).click();
        await expect(page).toHaveURL(portalPath(notificationsOf(role)));
        await shown(page, 'Notifications');
        await page.getByRole('button', { name: 'Mark all as read' }).click();
        await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
        await page.reload();
        await shown(page, 'Notifications');
        await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      },
    );

    test(
      'keeps a changed profile over a reload, and forgets a cancelled one',
      nightlyUnless(role === 'employee'),
      async ({ page }) => {
        await signedIn(page, role);
        await openScreen(page, portalPath(profileOf(role)), 'My Profile');
        const name = page.getByRole('textbox', { name: 'Name' });
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await name.fill('Ada Nobody');
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await expect(name).toHaveValue(`Test ${roleNames[role]}`);
        await name.fill('Ada Harbour');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
        await steppedBack(page);
        await page.reload();
        await shown(page, 'My Profile');
        await expect(page.getByRole('main').getByText('Ada Harbour').first()).toBeVisible();
      },
    );
  });

test('a deep path opens its own group of the menu and no other', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('usage'), 'Usage');
  const menu = page.getByRole('navigation', { name: 'Portal' });
  await expect(menu.getByRole('button', { name: 'Analytics' })).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.locator('button[aria-expanded=true]')).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Usage' })).toHaveAttribute('aria-current', 'page');
});

test('on a phone the menu lies over the page, holds the quick actions, and goes with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('active-tasks'), 'Active Tasks');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Time Sheet', 'Schedule'])
    await expect(menu.getByRole('link', { name }).first()).toBeVisible();
  // Its code comes with the first press, and takes the focus.
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Time Sheet' }).click();
  await shown(page, 'Time Sheet');
  await expect(menu).toBeHidden();
});
