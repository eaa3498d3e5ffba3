import type { Locator } from '@playwright/test';
import { nightly } from './nightly';
import { expect, open, readThrough, scrollToPx, test } from './site';

test.describe('the way back to the top', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('is hidden at 300 px, there past it, 50 px wide or 40 below 640 px, and returns to 0', async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await scrollToPx(page, 300);
    await expect(button).toBeHidden();
    await scrollToPx(page, 301);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await scrollToPx(page, 400);
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.width).toBe(50);
    await page.setViewportSize({ width: 639, height: 900 });
    expect((await button.boundingBox())?.width).toBe(40);
  });

  test('inverts its colours at the end of the page and back', nightly, async ({ page }) => {
    await open(page, '/about');
    await readThrough(page);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect.poll(colour).toBe('rgb(255, 75, 43)');
    await page.evaluate(() => window.scrollBy({ top: -120, behavior: 'instant' }));
    await expect.poll(colour).not.toBe('rgb(255, 75, 43)');
  });
});

test.describe('the banner', () => {
  test('leads to a visible #contact and #careers on every page', nightly, async ({ page }) => {
    const paths = [
      '/',
      '/about',
      '/portfolio/grid-monitor',
      '/contact',
      '/careers',
      '/privacy',
      '/services/consulting',
    ];
    for (const path of paths) {
      await open(page, path);
      await readThrough(page);
      for (const [name, id] of [
        ['Start a project', 'contact'],
        ['See careers', 'careers'],
      ] as const) {
        const link = page.getByRole('link', { name });
        // By keyboard, so that the second is followed while the page still glides to the first.
        await link.press('Enter');
        await expect.soft(page, path).toHaveURL(new RegExp(`#${id}$`));
        await expect.soft(page.locator(`#${id}`), path).toBeInViewport();
      }
    }
  });

  test('leads to the openings where they are listed', async ({ page }) => {
    await open(page, '/careers');
    const openings = page.locator('#careers');
    await expect(openings.getByRole('heading', { level: 2, name: 'Openings' })).toHaveCount(1);
    await expect(openings.getByRole('link', { name: 'Product designer' })).toBeVisible();
  });

  test('writes to the agency', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: 'hello@undula.example' }).first()).toHaveAttribute(
      'href',
      'mailto:hello@undula.example',
    );
  });
});

test.describe('the cursor', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('follows the mouse, grows over a link, and leaves the native pointer usable', async ({ page }) => {
    await open(page);
    await page.mouse.move(400, 300);
    const cursor = page.locator('[data-cursor]');
    await expect(cursor).toHaveCount(1);
    // Its code came with the first movement, so it follows from the next one.
    await page.mouse.move(420, 320);
    await expect(cursor).toHaveAttribute('data-visible', '');
    await expect(cursor).toHaveAttribute('data-state', 'rest');
    const [trail, dot] = [cursor.locator('> :first-child'), cursor.locator('> :last-child')];
    await expect(dot).toHaveCSS('translate', '420px 320px');
    await expect(trail).toHaveCSS('translate', '420px 320px');
    const widthOf = (place: Locator) =>
      place.evaluate((element) => element.firstElementChild!.getBoundingClientRect().width);
    expect(await widthOf(dot)).toBe(8);
    expect(await widthOf(trail)).toBe(15);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).hover();
    await expect(cursor).toHaveAttribute('data-state', 'over');
    await expect.poll(() => widthOf(trail)).toBeGreaterThan(3 * 15);
    await expect(page.locator('body')).toHaveCSS('cursor', 'auto');
    expect(await cursor.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  });

  test.describe('on touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('does not exist', async ({ page }) => {
      await open(page);
      await page.touchscreen.tap(200, 700);
      await expect(page.locator('[data-cursor]')).toHaveCount(0);
    });
  });
});

test.describe('moving between pages', () => {
  test('puts the focus on the new page’s h1 and announces its title', async ({ page }) => {
    await open(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Careers' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Careers/);
    await expect(page.getByText(/^Careers · Undula$/)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('returns to where a page was left on Back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    await readThrough(page);
    await scrollToPx(page, 3000);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/services/consulting"]')?.click(),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Consulting' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 3000))).toBeLessThan(140);
  });

  test('follows Back after a reload, before any other input', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await page.mouse.move(2, 2);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    // Playwright's own would wait for a document.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });

  test('leads to the top where a link names the page itself', async ({ page }) => {
    await open(page);
    await scrollToPx(page, 900);
    await page.getByRole('banner').getByRole('link', { name: 'Undula', exact: false }).first().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('begins with a skip link that leads into main', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Skip to main content/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});
