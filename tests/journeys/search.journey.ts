import type { Page } from '@playwright/test';
import { nightly, nightlyUnless } from './nightly';
import { expect, live, open, quiet, readThrough, test } from './site';

/** The engine and the index: everything that only the search needs. */
const searchFiles = /\/engine\.[0-9a-f]{8}\.js$|\/search-index\.json$/;
const bar = (page: Page) => page.getByRole('banner');
const box = (page: Page) => bar(page).getByRole('combobox', { name: 'Search...' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const ferry = (page: Page) => page.getByRole('option', { name: /Harbour Ferry/ });

async function delay(page: Page, file: RegExp, ms = 1500) {
  await page.route(file, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

test('nothing of the search is loaded before somebody turns to it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (searchFiles.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await open(page);
  await readThrough(page);
  await quiet(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('/');
  await expect.poll(() => asked.length).toBe(2);
  await page.keyboard.type('ferry');
  await expect(ferry(page)).toBeVisible();
  expect(asked).toContain('/search-index.json');
  expect(asked).toHaveLength(2);
});

test.describe('the search box', () => {
  test('forgives a slip, says so when nothing is found, and goes to a page by keyboard alone', async ({
    page,
  }) => {
    await open(page, '/about');
    await box(page).fill('cosnulting');
    await expect(page.getByRole('option', { name: /^Consulting/ })).toBeVisible();
    await box(page).fill('zzzz <b>');
    await expect(
      bar(page)
        .getByText(/Nothing found for/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('option', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await box(page).fill('');
    await box(page).blur();
    await page.keyboard.press('/');
    await page.keyboard.type('harbour fer');
    await expect(ferry(page)).toBeVisible();
    await expect(ferry(page).locator('mark')).toHaveText(['Harbour', 'Fer']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/portfolio/harbour-ferry');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('answers what was typed before its code was there', nightly, async ({ page }) => {
    await delay(page, /\/layout-start\..*\.js$/);
    await page.goto('/');
    await live(page);
    await box(page).fill('ferry');
    await expect(ferry(page)).toBeVisible();
  });

  for (const late of ['layout-start', 'client']) {
    test(
      `takes the very first key, while ${late} is on its way`,
      nightlyUnless(late === 'client'),
      async ({ page }) => {
        await delay(page, new RegExp(`/${late}\\..*\\.js$`));
        await page.goto('/');
        await page.keyboard.press('/');
        await expect(box(page)).toBeFocused();
        await page.keyboard.type('ferry');
        await expect(ferry(page)).toBeVisible();
        await expect(box(page)).toHaveValue('ferry');
      },
    );
  }

  test('leads to all results on Enter, also from a page of results', nightly, async ({ page }) => {
    await open(page, '/about');
    await box(page).fill('design');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=design');
    await expect(field(page)).toHaveValue('design');
    await expect(page.getByRole('region', { name: /^Services/ })).toBeVisible();
    await box(page).fill('ferry');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=ferry');
    await expect(field(page)).toHaveValue('ferry');
    await page.goBack();
    await expect(field(page)).toHaveValue('design');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('says that it could not be loaded, and tries again', async ({ page, noise }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await open(page, '/about');
    await box(page).fill('ferry');
    const again = bar(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/search-index.json');
    await again.click();
    await expect(ferry(page)).toBeVisible();
    noise.forget();
  });
});

test.describe('the page of results', () => {
  test('answers its address and follows what is typed, in one step of the history', async ({ page }) => {
    await open(page, '/about');
    await page.goto('/search?q=ferry');
    await expect(field(page)).toHaveValue('ferry');
    // Not that of the bar.
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('link', { name: 'Harbour Ferry' }).first()).toBeVisible();
    await field(page).fill('');
    await field(page).pressSequentially('consult', { delay: 40 });
    await expect(page).toHaveURL('/search?q=consult');
    const result = page.getByRole('main').getByRole('link', { name: 'Consulting', exact: true }).first();
    await result.click();
    await expect(page).toHaveURL('/services/consulting');
    await page.goBack();
    await expect(field(page)).toHaveValue('consult');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('answers what was typed before its code was there', async ({ page }) => {
    await delay(page, /\/client\..*\.js$/);
    await page.goto('/search');
    await field(page).fill('ferry');
    await expect(page.getByRole('main').getByRole('link', { name: 'Harbour Ferry' }).first()).toBeVisible({
      timeout: 10_000,
    });
  });

  test('keeps the query when a result is clicked before the pause', async ({ page }) => {
    await open(page, '/search');
    await field(page).fill('consulting');
    await page
      .getByRole('region', { name: /Services/ })
      .getByRole('link', { name: 'Consulting' })
      .click();
    await expect(page).toHaveURL('/services/consulting');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=consulting');
    await expect(field(page)).toHaveValue('consulting');
  });

  test('survives any question and an address that cannot be decoded', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [name, query] of [
      ['10 kB', 'long '.repeat(2000)],
      ['one word of 10 kB', 'x'.repeat(10_000)],
      ['markup', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
      ['emoji', '🌊🌊👩‍👩‍👧‍👦'],
      ['two directions', 'שלום ferry مرحبا \u202e'],
      ['no Unicode', '%ff%fe\u0000\ufffd'],
    ] as const) {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      const outcome = page
        .getByRole('main')
        .getByText(/Nothing found for|results? for/)
        .first();
      await expect.soft(outcome, name).toBeVisible();
      expect.soft((await field(page).inputValue()).length, name).toBeLessThanOrEqual(200);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    }
    await open(page, '/search?q=%E0%A4%A&q=%');
    await expect(field(page)).toBeVisible();
  });

  test('keeps its results until the page of one is there', async ({ page }) => {
    await open(page, '/search?q=ferry');
    const result = page
      .getByRole('main')
      .getByRole('link', { name: /Harbour Ferry/ })
      .first();
    await expect(result).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/harbour-ferry\.json$/, async (route) => {
      await released;
      await route.continue();
    });
    await result.click();
    await expect(page).toHaveURL('/portfolio/harbour-ferry');
    await expect(field(page)).toHaveValue('ferry');
    await expect(result).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Ferry');
    // Back finds the place, although the results come later than the page.
    await page.goBack();
    await expect(result).toBeVisible();
  });

  test('offers the main pages while nothing is asked', async ({ page }) => {
    await open(page, '/search');
    const map = page.getByRole('navigation', { name: 'Or go straight to' });
    await map.getByRole('link', { name: 'Consulting' }).click();
    await expect(page).toHaveURL('/services/consulting');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the menu’s box finds a page and the menu closes', nightly, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const search = page.getByRole('combobox', { name: 'Search...' }).filter({ visible: true });
    await search.fill('ferry');
    await ferry(page).tap();
    await expect(page).toHaveURL('/portfolio/harbour-ferry');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box leads to a page that says so and offers the main pages', async ({ page }) => {
    await page.goto('/about');
    await box(page).fill('ferry');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=ferry');
    await expect(page.locator('main noscript p')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Or go straight to' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await expect(page).toHaveURL('/contact');
  });
});
