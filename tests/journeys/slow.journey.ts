import type { Page } from '@playwright/test';
import { nightly } from './nightly';
import { expect, live, test } from './site';

test.use({ reducedMotion: 'no-preference' });

/** A slow line: 400 kbit/s each way, 400 ms to the server and back. */
async function onSlowLine(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

const early = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-live');

test.describe('on a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => onSlowLine(page));

  test(
    'a message typed before the page is alive is kept, and sent as soon as it is',
    nightly,
    async ({ page }) => {
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.getByLabel('Name').fill('Ada Marsh');
      await page.getByLabel('Email', { exact: true }).fill('ada@harbour.example');
      await page.getByLabel('Message').fill('A loom that weaves algebra.');
      await early(page);
      await live(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('One step is left: send it by email.')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('A loom that weaves algebra.');
      await expect(page).toHaveURL('/contact');
    },
  );

  test('a section that is pressed before its code is there answers once it is', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await live(page);
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a link leads on before any script is there', nightly, async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/contact');
    await early(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an early press signs in as soon as the page is hydrated', nightly, async ({ page }) => {
    await page.goto('/Authentication/login', { waitUntil: 'commit' });
    await page.getByLabel('Role').selectOption('Employee');
    await page.getByLabel('Email').fill('ada@harbour.example');
    await page.getByLabel('Password', { exact: true }).fill('a secret');
    await early(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard/employee');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });
});

const pictures = /\.(?:avif|webp)$/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a page shows a sketch, its largest paint, until its picture is there', async ({ page }) => {
    for (const path of [
      '/about',
      '/services/consulting',
      '/team',
      '/team/noor-adair',
      '/blog',
      '/blog/one-line-many-pictures',
      '/portfolio',
      '/portfolio/grid-monitor',
      '/projects/web-development',
    ]) {
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(pictures, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const sketch = page.locator('main img[src^="data:"]');
      const picture = page.locator('main img[src^="data:"] + picture > img');
      const isThere = () =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await expect(sketch, path).toBeVisible();
      await live(page);
      await expect.soft(sketch, path).toHaveJSProperty('naturalWidth', 480);
      expect.soft(await isThere(), path).toBe(false);
      letThrough();
      await expect.poll(isThere, path).toBe(true);
      const largest = await page.evaluate(async () => {
        let url = '';
        new PerformanceObserver((list) => {
          ({ url } = list.getEntries().at(-1) as LargestContentfulPaint);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // The picture is painted by then.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return url;
      });
      expect.soft(largest, path).toMatch(/^data:/);
      await page.unroute(pictures);
    }
  });
});
