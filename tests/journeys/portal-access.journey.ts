import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRoutes, roles } from '../../src/routes/portal-table';
import { nightlyUnless } from './nightly';
import { openScreen, signedIn } from './portal';
import { axeFaults, expect, test, wideSpacing } from './site';

for (const role of roles)
  test(
    `the ${role}'s targets are 24 px wide and high, and wide text spacing (WCAG 1.4.12) cuts off no text of the bar and the sidebar`,
    nightlyUnless(role === 'admin'),
    async ({ page }) => {
      await signedIn(page, role);
      const home = homeOf(role);
      await openScreen(page, portalPath(home), portalRoutes[home].title);
      const bell = page.getByRole('button', { name: /^Notifications/ });
      const all = page.getByRole('link', { name: 'View all notifications' });
      for (const width of [1440, 1100, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const smallTargets = () => axeFaults(page, { only: ['target-size'] });
        expect(await smallTargets(), `${width} px, notifications closed`).toEqual([]);
        await bell.click();
        await expect(all).toBeVisible();
        expect(await smallTargets(), `${width} px, notifications open`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(all).toBeHidden();
      }

      await wideSpacing(page);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        if (width < 1024) await menu.click();
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('body :not(main, main *)')]
            .filter((element) => {
              const { overflowX } = getComputedStyle(element);
              const wide = element.scrollWidth > element.clientWidth + 1;
              return element.clientWidth > 2 && wide && (overflowX === 'hidden' || overflowX === 'clip');
            })
            .map(({ textContent }) => textContent),
        );
        expect(cut, `at ${width} px`).toEqual([]);
        if (width < 1024) await page.keyboard.press('Escape');
      }
    },
  );

test('a press beside the notifications closes them and follows no link', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('admin-home'), portalRoutes['admin-home'].title);
  const link = page.getByRole('main').getByRole('link', { name: 'Active projects' });
  const box = (await link.boundingBox())!;
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const all = page.getByRole('link', { name: 'View all notifications' });
  await expect(all).toBeVisible();
  await page.mouse.click(box.x + 20, box.y + 8);
  await expect(all).toBeHidden();
  await expect(page).toHaveURL(portalPath('admin-home'));
  await page.mouse.click(box.x + 20, box.y + 8);
  await expect(page).not.toHaveURL(portalPath('admin-home'));
});
