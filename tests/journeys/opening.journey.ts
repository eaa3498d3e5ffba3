import type { Page } from '@playwright/test';
import { nightly, nightlyUnless } from './nightly';
import { expect, hold, live, test } from './site';

test.use({ reducedMotion: 'no-preference' });

/** Where the headline stood, in px from the top, in each frame that was drawn. */
const headlineTops = (page: Page) => page.evaluate(() => (window as unknown as { tops: number[] }).tops);

/** How opaque each picture was in the first frame after it was there, by its address. */
const firstFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { pictures: Record<string, number> }).pictures);

/** Notes both in every frame from the first on. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { tops: [] as number[], pictures: {} as Record<string, number> });
    const look = () => {
      const line = document.querySelector('h1 span > span');
      if (line) seen.tops.push(line.getBoundingClientRect().top);
      for (const image of document.querySelectorAll<HTMLImageElement>('picture > img'))
        if (image.complete && image.naturalWidth > 0 && image.checkVisibility())
          seen.pictures[image.currentSrc] ??= Number(getComputedStyle(image).opacity);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const pictures = /\.(avif|webp)$/;

const painted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

for (const path of ['/', '/Authentication/login'])
  test(`${path}: no element is there before its style`, async ({ page }) => {
    const release = await hold(page, /\.css$/);
    const script = page.waitForResponse(/\.js$/);
    const response = await page.goto(path, { waitUntil: 'commit' });
    await response?.finished();
    await script;
    expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBe(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test.describe('the headline of the home page', () => {
  for (const width of [1440, 390])
    test(
      `only rises, also where the script comes late, at ${width} px`,
      nightlyUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const release = await hold(page, /\.js$/);
        await watchFrames(page);
        await page.goto('/', { waitUntil: 'commit' });
        await painted(page);
        await expect.poll(async () => (await headlineTops(page)).length).toBeGreaterThan(5);
        release();
        await live(page);
        await page
          .locator('h1')
          .evaluate((title) =>
            Promise.all(title.getAnimations({ subtree: true }).map(({ finished }) => finished)),
          );
        const tops = await headlineTops(page);
        const falls = tops.filter((top, index) => index > 0 && top > tops[index - 1]! + 0.5);
        expect(falls, `${tops.map(Math.round).join(' ')}`).toEqual([]);
        expect(tops.at(-1)!, 'it has risen').toBeLessThan(tops[0]!);
      },
    );

  test('waits at its start in a frame that is drawn before its animation begins', async ({ page }) => {
    await page.goto('/');
    for (const line of await page.locator('h1 span > span').all()) {
      await line.evaluate((element: HTMLElement) => {
        // Restarted, as it may have ended on a busy machine.
        element.style.animation = 'none';
        element.getBoundingClientRect();
        element.style.animation = '';
        const [rise] = element.getAnimations();
        rise!.pause();
        rise!.currentTime = -1;
      });
      await expect(line).not.toHaveCSS('translate', '0px');
    }
  });

  test('stands where it ends without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    const line = page.locator('h1 span > span').last();
    await expect(line).toHaveCSS('translate', '0px');
    await expect(page.locator('h1 > span').last()).toHaveCSS('clip-path', 'none');
    await context.close();
  });

  test('has a mask around it only while it rises', nightly, async ({ page }) => {
    await page.goto('/');
    await live(page);
    for (const line of await page.locator('h1 > span').all())
      await expect(line).toHaveCSS('clip-path', 'none');
  });

  test('stands still from the first frame where motion is reduced', nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchFrames(page);
    await page.goto('/');
    await live(page);
    expect(new Set(await headlineTops(page)).size).toBe(1);
  });
});

test.describe('the lines of the hero', () => {
  for (const width of [1440, 390])
    test(
      `are there before any picture and any script, at ${width} px`,
      nightlyUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const releases = [await hold(page, /\.js$/), await hold(page, pictures)];
        await page.goto('/', { waitUntil: 'commit' });
        await painted(page);
        const lines = page
          .locator('h1')
          .locator('xpath=ancestor::section')
          .locator('svg[data-artboard]:visible');
        await expect(lines).toHaveCount(1);
        // As far as the picture reaches, which takes their place.
        const [drawn, picture] = await lines.evaluate((svg) => [
          svg.querySelector('path')!.getBoundingClientRect().toJSON(),
          svg.parentElement!.parentElement!.getBoundingClientRect().toJSON(),
        ]);
        expect(drawn.width).toBeGreaterThan(0.98 * picture.width);
        expect(drawn.bottom).toBeGreaterThan(0.95 * picture.bottom);
        for (const release of releases) release();
        await live(page);
      },
    );
});

test.describe('a picture', () => {
  test('fades in when it comes late', nightly, async ({ page }) => {
    await watchFrames(page);
    for (const path of [
      '/',
      '/about',
      '/team',
      '/blog',
      '/portfolio/grid-monitor',
      '/Authentication/login',
    ]) {
      const release = await hold(page, pictures);
      await page.goto(path, { waitUntil: 'commit' });
      await painted(page);
      await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
      await expect
        .poll(() => page.evaluate(() => [...document.images].some((image) => image.style.opacity === '0')))
        .toBe(true);
      release();
      await expect.poll(async () => Object.keys(await firstFrames(page)).length).toBeGreaterThan(0);
      for (const [address, opacity] of Object.entries(await firstFrames(page)))
        expect.soft(opacity, address).toBeLessThan(0.5);
      for (const image of await page.locator('picture > img').all())
        if (await image.evaluate((each: HTMLImageElement) => each.complete))
          await expect.soft(image, path).toHaveCSS('opacity', '1');
      await page.unroute(pictures);
    }
  });

  test('is simply there where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, pictures);
    await watchFrames(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await painted(page);
    release();
    await expect.poll(async () => Object.keys(await firstFrames(page)).length).toBeGreaterThan(0);
    expect(Object.values(await firstFrames(page)).every((opacity) => opacity === 1)).toBe(true);
  });

  test('that cannot be had shows its words', async ({ page, noise }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto('/team');
    await live(page);
    await expect(page.getByRole('img').first()).toHaveCSS('opacity', '1');
    noise.forget();
  });
});
