import type { Page } from '@playwright/test';
import { nightly, nightlyUnless } from './nightly';
import { expect, open, test } from './site';

test.use({ reducedMotion: 'no-preference' });

/** What was animated in each view transition, by pseudo-element: the name of the animation. */
type Change = Record<string, string>;

declare global {
  interface Window {
    changes: Change[];
  }
}

/** Notes what each change of page animates. */
const watchChanges = (page: Page) =>
  page.addInitScript(() => {
    window.changes = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => {
          const change: Change = {};
          for (const { animationName, effect } of document.getAnimations() as CSSAnimation[]) {
            const { pseudoElement } = effect as KeyframeEffect;
            if (pseudoElement) change[pseudoElement.replace('::view-transition-', '')] ??= animationName;
          }
          window.changes.push(change);
        },
        () => {},
      );
      return transition;
    };
  });

const changesOf = (page: Page) => page.evaluate(() => window.changes);

/** Opens a page and waits until its links are the application's: an earlier press loads a document. */
async function openLive(page: Page, path: string) {
  await open(page, path);
  await page.waitForFunction(() => {
    const link = document.querySelector('main [data-swell] a');
    return link && Object.keys(link).some((key) => key.startsWith('__react'));
  });
}

/** The last change is over, and nothing is left of it. */
async function settled(page: Page, count: number) {
  await expect.poll(async () => (await changesOf(page)).length).toBe(count);
  await expect(page.locator('html')).not.toHaveAttribute('data-turn');
  const named = page.locator('[data-picture]').filter({ visible: true });
  expect(
    await named.evaluateAll((all) =>
      all.filter((each) => getComputedStyle(each).viewTransitionName !== 'none').map((each) => each.id),
    ),
  ).toEqual([]);
}

/** Stops the next wave at a time in ms. */
const stopAt = (page: Page, time: number) =>
  page.evaluate((ms) => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          if (!pseudoElement?.startsWith('::view-transition')) continue;
          animation.pause();
          animation.currentTime = ms;
        }
        document.documentElement.dataset.stopped = '';
      });
      return transition;
    };
  }, time);

/** The share of the height that the new page's title ends at, and the wave's edge where it has uncovered the least and the most. */
const uncovered = (page: Page) =>
  page.evaluate(() => {
    const { clipPath } = getComputedStyle(document.documentElement, '::view-transition-new(root)');
    // The first two points are corners.
    const points = [...clipPath.matchAll(/-?[\d.]+(?:%|px) (-?[\d.]+)%/g)].slice(2);
    const heights = points.map(([, height]) => Number(height));
    const title = document.querySelector('h1')!.getBoundingClientRect();
    return {
      title: { top: (100 * title.top) / innerHeight, bottom: (100 * title.bottom) / innerHeight },
      edge: { least: Math.min(...heights), most: Math.max(...heights) },
    };
  });

test.beforeEach(({ page }) => watchChanges(page));

const pairs = [
  ['/portfolio', 'Harbour Ferry'],
  ['/blog', 'One line, many pictures'],
  ['/team', 'Noor Adair'],
] as const;

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [list, name] of pairs)
      test(
        `the picture of ${name} moves to its page and back`,
        nightlyUnless(width === 390 ? list === '/portfolio' : list === '/team'),
        async ({ page }) => {
          await openLive(page, list);
          await page.getByRole('link', { name }).first().click();
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          await settled(page, 1);
          await page.goBack();
          await expect(page).toHaveURL(list);
          await settled(page, 2);
          const [on, back] = await changesOf(page);
          expect(on).toMatchObject({ 'new(root)': 'page-opens', 'old(root)': 'page-closes' });
          expect(back).toMatchObject({ 'new(root)': 'page-returns', 'old(root)': 'page-leaves' });
          for (const change of [on, back]) {
            expect(change).toHaveProperty(['group(plate)']);
            expect(change).toHaveProperty(['new(plate)'], 'plate-engraved');
            // The logo of the new bar waves: it would be doubled by the picture of the old one.
            expect(change).not.toHaveProperty(['old(bar)']);
            expect(change).toHaveProperty(['group(bar)']);
          }
        },
      );

    test(
      'the title of the next page is uncovered 150 ms after the wave begins',
      nightlyUnless(width === 390),
      async ({ page }) => {
        await openLive(page, '/portfolio');
        await stopAt(page, 150);
        await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
        await expect(page.locator('html')).toHaveAttribute('data-stopped');
        const { title, edge } = await uncovered(page);
        expect(edge.least).toBeGreaterThan(title.bottom);
      },
    );

    test(
      'the title of the page before is uncovered 150 ms after the wave begins',
      nightlyUnless(width === 390),
      async ({ page }) => {
        await openLive(page, '/portfolio');
        await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
        await expect(page).toHaveURL('/portfolio/harbour-ferry');
        await settled(page, 1);
        await stopAt(page, 150);
        await page.goBack();
        await expect(page.locator('html')).toHaveAttribute('data-stopped');
        const { title, edge } = await uncovered(page);
        expect(edge.most).toBeLessThan(title.top);
      },
    );
  });

test('the bar of the home page has its own colours at once', async ({ page }) => {
  await openLive(page, '/portfolio');
  await page.evaluate(() => {
    const bar = document.querySelector('header')!;
    new MutationObserver(() => {
      document.documentElement.dataset.bar = getComputedStyle(bar).backgroundColor;
    }).observe(bar, { attributeFilter: ['data-state'] });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'rgba(0, 0, 0, 0)');
});

test('the picture is there while its larger one loads', async ({ page }) => {
  await openLive(page, '/portfolio');
  await page.route(/\.(avif|webp)$/, () => {});
  await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
  const picture = page.locator('main [data-picture="project-harbour-ferry"]').first();
  await expect(page).toHaveURL('/portfolio/harbour-ferry');
  await expect(picture).toHaveCSS('background-image', /\/plates\/project-harbour-ferry[.\w@-]*\.(avif|webp)/);
  await page.unrouteAll();
});

test.describe('while the wave runs', () => {
  test('a press on a link leads there', async ({ page }) => {
    await openLive(page, '/portfolio');
    await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).not.toHaveAttribute('data-turn');
  });

  test('Back returns to the page before', nightly, async ({ page }) => {
    await openLive(page, '/portfolio');
    await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
    await expect(page).toHaveURL('/portfolio/harbour-ferry');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    await expect(page).toHaveURL('/portfolio');
    await expect(page.locator('html')).not.toHaveAttribute('data-turn');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Ferry' })).toBeVisible();
  });

  test('the second press of a double click changes nothing', async ({ page }) => {
    await openLive(page, '/blog');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'One line, many pictures' }).first().dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'One line, many pictures' })).toBeVisible();
    await settled(page, 1);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

test('under reduced motion the new page fades in, and no picture moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/portfolio');
  await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Ferry' })).toBeVisible();
  await settled(page, 1);
  const [change] = await changesOf(page);
  expect(change).toHaveProperty(['new(root)'], 'page-fades');
  expect(Object.keys(change!).join()).not.toMatch(/plate|old\(root\)/);
});

test('without view transitions the page changes too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  await openLive(page, '/portfolio');
  await page.getByRole('link', { name: 'Harbour Ferry' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Ferry' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});
