import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { nightly } from './nightly';
import { shiftOf, watchShift } from './page-checks';
import { axeFaults, expect, test, open } from './site';

test.use({ reducedMotion: 'no-preference' });

/** Does something and waits until nothing is left for later: a few idle moments. */
async function drawn(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
}

/** What the browser leaves out although nothing hides it. Pictures are asked for when somebody reads on, and not before. */
const skipped = (page: Page, { pictures }: { pictures: boolean }) =>
  page.evaluate(
    (withPictures) =>
      [...document.querySelectorAll('main *, section *, footer *')]
        .filter((element) => withPictures || !element.closest('picture'))
        .filter(
          (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    pictures,
  );

test('draws all of a page soon after the first input, and moves nothing by it', async ({ page }) => {
  await watchShift(page);
  // A question in the address is answered after the page has been drawn.
  for (const path of [
    '/',
    '/team',
    '/services/consulting',
    '/search?q=ferry',
    '/search?q=nowhere-to-be-found',
  ]) {
    await page.goto(path);
    await drawn(page);
    await page.waitForLoadState('networkidle');
    expect.soft(await skipped(page, { pictures: false }), path).toEqual([]);
    expect.soft(await shiftOf(page), path).toBeLessThan(0.001);
  }
});

test(
  'shows the end of the home page in a picture of the whole, without a scroll',
  nightly,
  async ({ page }) => {
    await page.goto('/');
    for (const name of [
      "Let's Talk with us",
      'Get in Touch',
      'Our Services',
      'Elevate Your Digital Presence',
    ]) {
      const box = await page.getByRole('heading', { level: 2, name }).boundingBox();
      const picture = await page.screenshot({ fullPage: true, clip: box! });
      const { channels } = await sharp(picture).stats();
      // A ground without words has one colour.
      expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(20);
    }
  },
);

test('does not move the text in view while sections above it are drawn', nightly, async ({ page }) => {
  await page.goto('/#projects');
  await drawn(page);
  const { top, bar } = await page.locator('#projects').evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    bar: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
  }));
  expect(Math.abs(top - bar)).toBeLessThan(2);
});

/** The names of the headings that the browser gives a screen reader. */
async function headings(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
}

test('gives a screen reader the whole home page without an input', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => headings(page)).toContain('Get in Touch');
});

test('prints the words of a section whose entrance has not played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await expect(page.locator('#elevate')).toHaveAttribute('data-timeline', 'ready');
  await page.emulateMedia({ media: 'print' });
  const styles = await page
    .locator('#elevate [data-part]')
    .evaluateAll((parts) =>
      parts.map((part) => [getComputedStyle(part).opacity, getComputedStyle(part).transform]),
    );
  expect(styles.length).toBeGreaterThan(5);
  expect(new Set(styles.map(String))).toEqual(new Set(['1,none']));
});

test(
  'reckons with about the height that the home page has once it is drawn, at any width',
  nightly,
  async ({ page }) => {
    // No moment is idle, so nothing is drawn before the size of the window changes.
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [390, 600, 640, 768, 799, 800, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const reckoned = await heightOf();
      await page.evaluate(() => void (document.documentElement.dataset.drawn = ''));
      const drawnHeight = await heightOf();
      expect.soft(Math.abs(reckoned - drawnHeight) / drawnHeight, `at ${width} px`).toBeLessThan(0.025);
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('has a ground behind every text before anything is drawn', async ({ page }) => {
    // No moment is idle, so nothing is drawn.
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
    for (const path of ['/', '/careers']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(await axeFaults(page, { only: ['color-contrast'] }), path).toEqual([]);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('gives a screen reader the whole home page', async ({ page }) => {
    await page.goto('/');
    expect(await headings(page)).toContain('Get in Touch');
  });

  test('prints every section', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page, { pictures: true })).toEqual([]);
  });
});
