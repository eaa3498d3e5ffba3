import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, signedIn } from './portal';
import { expect, live, open, readThrough, test } from './site';

/** Where a press on the middle of each picture inside `main` leads: the link's path, what it is labelled, or nothing. */
const answers = (page: Page, selector: string) =>
  page.evaluate(
    (pictures) =>
      [...document.querySelectorAll(pictures)].map((picture) => {
        picture.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = picture.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('a')?.getAttribute('href') ?? null;
      }),
    selector,
  );

test.describe('a picture leads where its card does', () => {
  test('on every kind of list', async ({ page }) => {
    for (const [path, count] of [
      ['/blog', 8],
      ['/team', 3],
      ['/portfolio', 3],
      ['/about', 3],
      ['/projects/web-development', 1],
      ['/services/graphic-design', 1],
    ] as const) {
      await page.goto(path);
      await live(page);
      const links = await answers(page, 'main :is(li, article):has(h2 a, h3 a, a[href]) picture');
      expect.soft(links.length, path).toBeGreaterThanOrEqual(count);
      expect
        .soft(
          links.filter((link) => link === null),
          path,
        )
        .toEqual([]);
    }
  });

  test('on the home page, which leads to the team, its people and all services as well', async ({ page }) => {
    await open(page, '/');
    const links = await answers(page, '#projects picture');
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toMatch(/^\/portfolio\/./);
    for (const path of ['/team', '/team/noor-adair', '/service'])
      await expect(page.locator(`main a[href="${path}"]`), path).toHaveCount(1);
  });

  test('and comes nearer under the pointer, but not where motion is reduced', nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/team');
    const picture = page.locator('main picture > img').first();
    await picture.hover({ force: true });
    await expect(picture).toHaveCSS('scale', '1.03');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(picture).toHaveCSS('scale', 'none');
  });

  test(
    'and sends a swell through its lines under the pointer and the focus, but not where motion is reduced',
    nightly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, '/blog');
      const [first, second] = [
        page.locator('main picture > img').first(),
        page.locator('main picture > img').nth(1),
      ];
      // The listeners come with the first input.
      await page.mouse.move(5, 5);
      await expect(page.locator('[data-cursor]')).toHaveCount(1);
      const clipOf = (image: typeof first) =>
        image.evaluate((element: HTMLElement) => element.style.clipPath);
      await first.hover({ force: true });
      await expect.poll(() => clipOf(first), { intervals: [20] }).toContain('path(');
      await expect.poll(() => clipOf(first)).toBe('');
      await page.locator('main h2 a').nth(1).scrollIntoViewIfNeeded();
      await page.locator('main h2 a').first().focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => clipOf(second), { intervals: [20] }).toContain('path(');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.mouse.move(5, 5);
      await expect.poll(() => clipOf(first)).toBe('');
      await first.hover({ force: true });
      // A swell would have begun by then.
      await page.waitForTimeout(100);
      expect(await clipOf(first)).toBe('');
    },
  );

  test('and to the person of the carousel', nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    await readThrough(page);
    const carousel = page.getByRole('region', { name: 'Team members' });
    await carousel.getByRole('img', { name: /Noor Adair/ }).hover({ force: true });
    await expect(page.locator('[data-cursor][data-word]')).toHaveText('Meet');
    const [path] = await answers(page, '[data-position=current] picture');
    expect(path).toMatch(/^\/team\//);
  });

  test('and opens the details of a project on the home page', nightly, async ({ page }) => {
    await open(page);
    await readThrough(page);
    // The link of the card lies over its picture.
    await page.getByRole('img', { name: /Two phones/ }).click({ force: true });
    await expect(page.getByRole('dialog', { name: /Harbour Ferry/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'View Details of Harbour Ferry' })).toBeFocused();
  });
});

test('a press on the bookmark of a resource sets it, and does not open the resource', async ({ page }) => {
  await signedIn(page, 'intern');
  await openScreen(page, portalPath('resources'), 'Resources');
  const bookmark = page.getByRole('button', { name: 'Bookmark Font loading' });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(portalPath('resources'));
});

test('the bar marks the entry of a page', async ({ page }) => {
  for (const [path, entry] of [
    ['/portfolio', 'Projects'],
    ['/portfolio/grid-monitor', 'Projects'],
    ['/projects/web-development', 'Projects'],
    ['/service', 'Services'],
    ['/services/consulting', 'Services'],
    ['/team', 'About Us'],
    ['/team/noor-adair', 'About Us'],
    ['/blog', 'Blog'],
  ] as const) {
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect.soft(bar.locator(':is(a, button)[aria-current]:not(ul ul *)'), path).toHaveText([entry]);
  }
});

test('links to no place holder', nightly, async ({ page }) => {
  for (const path of ['/', '/team/noor-adair', '/portfolio/grid-monitor', '/portfolio']) {
    await page.goto(path);
    await expect.soft(page.locator('a[href^="http"]'), path).toHaveCount(0);
  }
});
