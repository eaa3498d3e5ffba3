import type { Page } from '@playwright/test';
import { nightly } from './nightly';
import { expect, kinds, open, readThrough, test } from './site';

test.use({ reducedMotion: 'no-preference' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a loop of pictures, which nothing could pause, rests', async ({ page }) => {
    await page.goto('/portfolio/harbour-ferry');
    const loop = page.getByRole('figure').filter({ has: page.getByAltText(/^The app from 11:50 to 19:10/) });
    await loop.scrollIntoViewIfNeeded();
    const states = () =>
      loop.evaluate((figure) => figure.getAnimations({ subtree: true }).map(({ playState }) => playState));
    await expect.poll(states).toEqual(['paused']);
  });

  test('every text of the home page can be seen and every link works', nightly, async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'Elevate Your Digital Presence',
      'Discover Unlimited Possibilities Beyond Imagination',
      'Meet Our Innovators',
      'Our Services',
      'Why Choose Us',
      'Our Projects',
      'Crafting Digital Experiences That Inspire',
      'Get in Touch',
      "Let's Talk with us",
    ]) {
      const heading = page.getByRole('heading', { name });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading, name).toBeVisible();
      await expect(heading, name).toHaveCSS('opacity', '1');
    }
    for (const member of ['Noor Adair', 'Ilan Voss', 'Mara Quist']) {
      await expect(page.getByRole('heading', { name: member })).toBeVisible();
    }
    await page.getByRole('link', { name: 'View More' }).click();
    await expect(page).toHaveURL('/portfolio');
  });

  test('the pages of the menus can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^View Details/ }).first()).toHaveAttribute(
      'href',
      /^\/portfolio\/./,
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consulting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Consulting' })).toBeVisible();
  });

  test('every kind of page is there', nightly, async ({ page }) => {
    for (const path of kinds) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });
});

test('a client that cannot be fetched leaves a page that reads', async ({ page, noise }) => {
  await page.route(/\/client\..*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  // The client runs at the first input.
  let x = 2;
  await expect
    .poll(async () => {
      await page.mouse.move((x = 5 - x), 2);
      return page.locator('html').getAttribute('data-motion');
    })
    .toBeNull();
  await expect(page.getByRole('heading', { name: 'Elevate Your Digital Presence' })).toHaveCSS(
    'opacity',
    '1',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  noise.forget();
});

test('pictures that fail leave every text readable', nightly, async ({ page, noise }) => {
  await page.route(/\/plates\//, (route) => route.abort());
  await open(page);
  await readThrough(page);
  await expect(
    page.getByRole('heading', { name: 'Crafting Digital Experiences That Inspire' }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /Two phones/ })).toBeVisible();
  noise.forget();
});

test('storage that throws changes nothing', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page);
  await readThrough(page);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('One step is left: send it by email.')).toBeVisible();
});

/** Requests for the live field of a page that asked the graphics card and then had an idle moment. */
async function fieldRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // What was asked for before this file is in the list when this file is.
  await page.evaluate(() => void fetch('/robots.txt'));
  await expect.poll(() => asked).toContain('/robots.txt');
  return asked.filter((path) => /\/live-field\.\w+\.js$/.test(path));
}

test('a browser without WebGL keeps the still hero', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = function none() {
      this.ownerDocument.documentElement.dataset.asked = '';
      return null;
    };
  });
  expect(await fieldRequests(page)).toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /background motion/ })).toHaveCount(0);
});

test('a software graphics card keeps the still hero', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function watched(this: HTMLCanvasElement, ...given: unknown[]) {
      document.documentElement.dataset.asked = '';
      return getContext.apply(this, given as never) as never;
    };
  });
  expect(await fieldRequests(page)).toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('an unknown address is a 404 with the words of the specification', async ({ page, noise }) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, looks like the page is lost.');
  await expect(
    page.getByText('This is not a fault, just an accident that was not intentional.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO HOME' }).click();
  await expect(page).toHaveURL('/');
  noise.forget();
});
