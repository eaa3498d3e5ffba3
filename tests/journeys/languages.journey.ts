import type { Page } from '@playwright/test';
import { nightlyUnless } from './nightly';
import { axeFaults, expect, open, test, readThrough } from './site';

/*
 * The site in a further language is the same code with other words: these journeys follow what only several languages
 * have. `crawl.journey.ts` reads every page of all of them.
 */

const languages = (page: Page, name: string) => page.getByRole('navigation', { name });

test.describe('German', () => {
  test('is reached from the same page in English, and back', async ({ page }) => {
    await open(page, '/services/consulting');
    const german = languages(page, 'Languages').getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('lang', 'de');
    await german.click();
    await expect(page).toHaveURL('/de/services/consulting');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const switched = languages(page, 'Sprachen');
    await expect(switched.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await switched.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/services/consulting');
  });

  test('shows the same search as the English page', async ({ page }) => {
    await open(page, '/search?q=ferry');
    await languages(page, 'Languages').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/search?q=ferry');
  });

  test('keeps its language from page to page, and the switch follows', async ({ page }) => {
    await open(page, '/de');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/de/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kontakt');
    // Without a new document.
    expect(requests).not.toContain('/de/contact');
    await expect(languages(page, 'Sprachen').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('searches German words', async ({ page }) => {
    await open(page, '/de/search?q=Markenstrategie');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Markenstrategie/ })
        .first(),
    ).toHaveAttribute('href', '/de/services/brand-strategy');
  });

  test('says in German what is missing from the contact form', async ({ page }) => {
    await open(page, '/de/contact');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/\p{L}/u);
    await expect(name).not.toHaveAccessibleDescription(/Enter/);
  });
});

test('letters of the large German titles do not run into the line below', async ({ page }) => {
  await open(page, '/de');
  for (const title of ['Digitales, richtig gut gemacht', 'Digitale Erlebnisse, die begeistern']) {
    const { ink, line } = await page.getByRole('heading', { name: title }).evaluate((heading) => {
      const style = getComputedStyle(heading);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const deepest = context.measureText('g').actualBoundingBoxDescent;
      return {
        ink: deepest + context.measureText('h').actualBoundingBoxAscent,
        line: parseFloat(style.lineHeight),
      };
    });
    expect.soft(line, title).toBeGreaterThan(ink);
  }
});

test.describe('Arabic', () => {
  for (const path of ['/ar', '/ar/service', '/ar/contact'])
    test(
      `${path} is written from right to left, and axe finds nothing`,
      nightlyUnless(path === '/ar'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await readThrough(page);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await axeFaults(page), `at ${width} px`).toEqual([]);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(wider, `at ${width} px: sideways`).toBeLessThanOrEqual(0);
        }
      },
    );

  test('has no edge of the picture in the opening of the home page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/ar');
    const gap = await page
      .locator('main picture')
      .first()
      .evaluate((picture) => {
        const opening = picture.closest('section')!.getBoundingClientRect();
        return picture.getBoundingClientRect().top - opening.top;
      });
    expect(gap).toBeLessThanOrEqual(0);
  });

  test('leads to the English page where it has none', async ({ page }) => {
    await open(page, '/ar');
    const careers = page.getByRole('banner').getByRole('link', { name: 'الوظائف' });
    await expect(careers).toHaveAttribute('hreflang', 'en');
    await careers.click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    await expect(languages(page, 'Languages').getByRole('link', { name: 'العربية' })).toHaveAttribute(
      'href',
      '/ar',
    );
  });
});
