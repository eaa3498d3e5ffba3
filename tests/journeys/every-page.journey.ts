import type { Page } from '@playwright/test';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roleNames, roles } from '../../src/routes/portal-table';
import { nightlyUnless } from './nightly';
import { faint, lengthenWords, overlaps, sideways, tooWide, turn, unseen } from './page-checks';
import { goOn, openScreen, signedIn } from './portal';
import { faultsOf, readTree, strayStops, tabStops } from './read-order';
import { axeFaults, exampleKinds, expect, kinds, live, readThrough, strangeTypefaces, test } from './site';

/*
 * What must hold on every page and screen, in one visit each: a load costs more than most checks. The checks are soft, so
 * that one visit names everything that is wrong.
 */

test.use({ colorScheme: 'light', viewport: { width: 1280, height: 800 } });

const wide = { width: 1280, height: 800 };
const narrow = { width: 375, height: 800 };
/** As wide as 1280 px at 400 %. */
const narrowest = { width: 320, height: 700 };

/** Names, landmarks, headings and the order of the Tab key. */
async function checkReading(page: Page, isPublic: boolean, path: string) {
  // The browser names the sections below the first view (`content-visibility: auto`) some frames after the others.
  const faults = async () => faultsOf(await readTree(page), { isPublic });
  await expect.soft.poll(faults, `${path}: read aloud`).toEqual([]);
  // The bar of every public page is that of the home page, and each press of the key takes as long as a check.
  const stops = await (isPublic && path !== '/'
    ? tabStops(page, 15, 'main')
    : tabStops(page, isPublic ? 30 : 40));
  expect.soft(stops.length, `${path}: stops of the Tab key`).toBeGreaterThan(10);
  expect.soft(strayStops(stops), `${path}: order of the Tab key`).toEqual([]);
}

/** What the browser left out although nothing hides it, and pictures that did not come, once the page is read. */
const missingPictures = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('main *, section *, footer *')]
      .filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
    ...[...document.querySelectorAll<HTMLImageElement>('picture img')]
      .filter((image) => image.checkVisibility() && (!image.complete || !image.naturalWidth))
      .map((image) => image.currentSrc || image.outerHTML.slice(0, 80)),
  ]);

/** Takes every picture away, as where none can be fetched. */
const removePictures = (page: Page) =>
  page.evaluate(() => {
    for (const source of document.querySelectorAll('picture source')) source.remove();
    for (const image of document.querySelectorAll('img')) {
      image.removeAttribute('srcset');
      image.src = 'data:,';
    }
  });

for (const path of kinds)
  test(
    `${path} is accessible, in its typefaces, and whole at any width, direction and medium`,
    nightlyUnless(exampleKinds.includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await live(page);
      await page.mouse.move(2, 2);
      await page.waitForLoadState('networkidle');
      // Results come after the page has been drawn.
      if (path.startsWith('/search'))
        await expect(
          page
            .getByRole('main')
            .getByText(/results? for/)
            .first(),
        ).toBeVisible();
      await checkReading(page, true, path);
      await readThrough(page);
      // Light and wide, axe looks at every page in its stories: here at what surrounds them.
      if (path === '/') expect.soft(await axeFaults(page), 'axe at 1280 px').toEqual([]);
      await expect.soft.poll(() => strangeTypefaces(page), 'other typefaces').toEqual([]);
      await expect.soft.poll(() => missingPictures(page), 'pictures that did not come').toEqual([]);

      await page.setViewportSize(narrow);
      await readThrough(page);
      // The bar, the banner and the footer are those of the home page.
      const within = path === '/' ? ':root' : 'main';
      expect.soft(await axeFaults(page, { within }), 'axe at 375 px').toEqual([]);

      await page.setViewportSize(narrowest);
      expect.soft(await sideways(page), 'at 320 px').toBe(0);
      await removePictures(page);
      expect.soft(await sideways(page), 'at 320 px without pictures').toBe(0);
      expect.soft(await overlaps(page), 'left to right at 320 px').toEqual([]);
      await turn(page, 'rtl');
      expect.soft(await sideways(page), 'right to left at 320 px').toBe(0);
      expect.soft(await overlaps(page), 'right to left at 320 px').toEqual([]);
      await page.setViewportSize(wide);
      expect.soft(await sideways(page), 'right to left at 1280 px').toBe(0);
      expect.soft(await overlaps(page), 'right to left at 1280 px').toEqual([]);
      await turn(page, 'ltr');

      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await faint(page), 'forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      expect.soft(await unseen(page), 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });

      await page.setViewportSize(narrow);
      await lengthenWords(page, 'main, section, footer');
      expect.soft(await tooWide(page), 'words of forty letters at 375 px').toEqual([]);
      expect.soft(await sideways(page), 'words of forty letters at 375 px').toBe(0);
    },
  );

interface Screen {
  path: string;
  title: string;
  isHome: boolean;
}

/** Checks one screen of the role that is signed in. */
async function checkScreen(page: Page, { path, title, isHome }: Screen, portal: string) {
  await goOn(page, path, title);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading).toHaveCount(1);
  // The heading of a further screen takes the focus, before the Tab key is tried.
  if (!isHome) await expect(heading).toBeFocused();
  await expect.soft(page).toHaveTitle(new RegExp(`^${title} `));
  await expect.soft(page.getByText(portal).first()).toBeVisible();
  expect.soft(await sideways(page), `${path} at 1280 px`).toBe(0);
  // Light and wide, axe looks at every screen in its stories: here at what surrounds them.
  if (isHome) expect.soft(await axeFaults(page), `${path}: axe, light at 1280 px`).toEqual([]);
  await checkReading(page, false, path);
  await expect.soft.poll(() => strangeTypefaces(page), `${path}: other typefaces`).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(narrow);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  // A chart is as wide as its panel is by then, a moment later.
  await expect.soft.poll(() => sideways(page), `${path} at 375 px`).toBe(0);
  // The bar and the sidebar are those of the home screen.
  const within = isHome ? ':root' : 'main';
  expect.soft(await axeFaults(page, { within }), `${path}: axe, dark at 375 px`).toEqual([]);
  if (!isHome) return;
  await lengthenWords(page, 'main :is(p, dt, dd, h1, h2, h3, h4, blockquote)');
  expect.soft(await tooWide(page), `${path}: words of forty letters at 375 px`).toEqual([]);
}

for (const role of roles) {
  const home = homeOf(role);
  for (const isHome of [true, false]) {
    const screens = portalRouteIds
      .filter((id) => portalRoutes[id].role === role && (id === home) === isHome)
      .map((id): Screen => ({ ...portalRoutes[id], isHome }));
    // Further screens have the frame of the home screen around what their stories look at, at each width.
    test(
      `the ${role}'s ${isHome ? 'home screen is' : 'further screens are'} accessible and in their typefaces, light and wide, dark and narrow`,
      nightlyUnless(isHome),
      async ({ page }) => {
        test.setTimeout(900_000);
        await signedIn(page, role);
        // Without loading the page again, which `weight.journey.ts` does for each screen.
        await openScreen(page, portalPath(home), portalRoutes[home].title);
        // As a press on a link does, it loads what moves the focus to the heading.
        await page.keyboard.press('Shift');
        for (const screen of screens)
          await test.step(screen.path, async () => {
            await page.emulateMedia({ colorScheme: 'light' });
            await page.setViewportSize(wide);
            await checkScreen(page, screen, `${roleNames[role]} Portal`);
          });
      },
    );
  }
}
