import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { held } from '../../scripts/bench/memory';
import { chromiumFlags } from '../../scripts/chromium';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { roles } from '../../src/routes/portal-table';
import { nightly, nightlyUnless } from './nightly';
import { openScreen, shown, signedInToday } from './portal';
import { expect, live, open, scrollToPx, test } from './site';

/** Ends a tab's process as a browser short of memory does: no event tells the page. @returns the tab that is brought back */
async function discarded(context: BrowserContext, page: Page): Promise<Page> {
  const url = page.url();
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  const devtools = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crash;
  const back = await context.newPage();
  await back.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, session);
  await back.goto(url);
  return back;
}

/** Waits until what was typed lies in the browser's storage, which no page gets a second chance for. */
const keptOf = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain(words);

test.describe('a tab that was discarded', () => {
  const words = 'Tides of the harbour';

  test('has the message that was being written', nightly, async ({ page, context }) => {
    await open(page, '/contact');
    await page.getByLabel('Message').fill(words);
    await keptOf(page, words);
    const back = await discarded(context, page);
    await live(back);
    await back.mouse.move(3, 3);
    await expect(back.getByLabel('Message')).toHaveValue(words);
  });

  const forms = [
    {
      what: 'an event',
      role: 'employee',
      path: portalPath('schedule', { new: '2026-11-18T09:00' }),
      field: (page: Page) => page.getByRole('textbox', { name: 'Title' }),
    },
    {
      what: 'a message',
      role: 'employee',
      path: portalPath('employee-inbox', { compose: 'new' }),
      field: (page: Page) => page.getByRole('textbox', { name: 'Message' }),
      // A message is a record as soon as it is stored.
      saved: 'Saved as a draft.',
    },
    {
      what: 'a comment on a task',
      role: 'employee',
      path: portalPath('active-tasks', { id: 'harbour-ferry-1' }),
      field: (page: Page) => page.getByRole('textbox', { name: 'New comment' }),
    },
    {
      what: 'a fact of the agency',
      role: 'admin',
      path: portalPath('settings'),
      field: (page: Page) =>
        page.getByRole('form', { name: 'Agency' }).getByRole('textbox', { name: 'Address' }),
    },
    {
      what: 'a new person',
      role: 'admin',
      path: portalPath('add-employee'),
      field: (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }),
    },
    {
      what: 'a goal',
      role: 'intern',
      path: portalPath('mentorship'),
      opener: 'Add goal',
      field: (page: Page) => page.getByRole('textbox', { name: 'What you want to reach' }),
    },
  ] as const;

  for (const { what, role, path, field, ...form } of forms)
    test(
      `has ${what} that was being typed`,
      nightlyUnless(what === 'a message'),
      async ({ page, context }) => {
        await signedInToday(page, role);
        await page.goto(path);
        const show = (tab: Page) =>
          'opener' in form && tab.getByRole('button', { name: form.opener }).click();
        await show(page);
        await field(page).fill(words);
        if ('saved' in form) await expect(page.getByText(form.saved)).toBeVisible();
        else await keptOf(page, words);
        const back = await discarded(context, page);
        await show(back);
        await expect(field(back)).toHaveValue(words);
      },
    );

  test(
    'has its timer, its sign-in that ends with the browser, and what was saved',
    nightly,
    async ({ page, context }) => {
      await page.goto(portalPath('login'));
      await live(page);
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Employee' }).click();
      await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await shown(page, 'Dashboard');
      await openScreen(page, portalPath('timesheet'), 'Time Sheet');
      await page.getByRole('textbox', { name: 'Note of the timer' }).fill(words);
      await page.getByRole('button', { name: 'Start timer' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      const back = await discarded(context, page);
      await shown(back, 'Time Sheet');
      await expect(back.getByRole('timer')).toBeVisible();
      await expect(back.getByRole('textbox', { name: 'Note of the timer' })).toHaveValue(words);
    },
  );

  test('is read on where it was left', nightly, async ({ page }) => {
    await open(page, '/blog/one-line-many-pictures');
    await scrollToPx(page, 900);
    // Brought back, a browser loads the tab's entry of the history again.
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(60);
  });
});

/** A whole Chromium: the one without a window keeps no page to go back to. */
const wholeChromium = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path) && !path.includes('headless'));

test.describe('the browser’s cache of pages to go back to', () => {
  test.skip(!wholeChromium, 'needs a whole Chromium');
  test.use({ reducedMotion: 'no-preference' });
  let browser: Browser;

  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: wholeChromium!,
      headless: false,
      args: [...chromiumFlags, '--headless=new'],
      // The runner turns the cache off in every browser that it starts.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser?.close());

  /** A tab of that browser, and whether it came back from the cache. What it logs is an error of the test. */
  async function openTab(baseURL: string) {
    const page = await (await browser.newContext({ baseURL })).newPage();
    const devtools = await page.context().newCDPSession(page);
    const log: string[] = [];
    await devtools.send('Page.enable');
    const restored: string[] = [];
    devtools.on('Page.frameNavigated', ({ type, frame }) => {
      if (type === 'BackForwardCacheRestore') restored.push(new URL(frame.url).pathname);
    });
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      restored.push(...notRestoredExplanations.map(({ reason }) => `not: ${reason}`)),
    );
    page.on('pageerror', ({ message }) => log.push(message));
    /** Leaves the site for a while, and goes back to where it stood. */
    const awayAndBack = async () => {
      const { pathname } = new URL(page.url());
      restored.length = 0;
      await page.goto('/robots.txt');
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect.poll(() => restored).toEqual([pathname]);
    };
    /** The same, with something done meanwhile: the browser may give the page up then. */
    const awayAndBackAfter = async (meanwhile: () => Promise<void>) => {
      await page.goto('/robots.txt');
      await meanwhile();
      await page.evaluate(() => void setTimeout(() => history.back()));
    };
    return { page, log, awayAndBack, awayAndBackAfter };
  }

  test('takes every kind of page, and each first screen of the portal', nightly, async ({ baseURL }) => {
    const { page, log, awayAndBack } = await openTab(baseURL!);
    for (const path of ['/', '/contact', '/team', '/blog', '/search?q=ferry', '/portfolio/grid-monitor']) {
      await open(page, path);
      await awayAndBack();
    }
    for (const role of roles) {
      await page.goto('/robots.txt');
      await signedInToday(page, role);
      await openScreen(page, portalPath(homeOf(role)), 'Dashboard');
      await awayAndBack();
    }
    expect(log).toEqual([]);
  });

  test('restores a home page that works: carousel, menu, scroll position', nightly, async ({ baseURL }) => {
    const { page, log, awayAndBack } = await openTab(baseURL!);
    await open(page);
    const team = page.getByRole('region', { name: 'Meet Our Innovators' });
    await team.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(team.getByRole('button', { name: 'Pause carousel' })).toBeVisible();
    // All of them stand in a row until the carousel's own code has run.
    const shownSlide = team.locator('[aria-roledescription=slide]:not([inert])');
    await expect(shownSlide).toHaveCount(1);
    const top = await page.evaluate(() => window.scrollY);
    await awayAndBack();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(140);
    const current = () => shownSlide.getAttribute('aria-label');
    const before = await current();
    await expect.poll(current).not.toBe(before);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Projects' }).click();
    await expect(menu.getByRole('link', { name: 'Mobile Apps' })).toBeVisible();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(log).toEqual([]);
  });

  test('brings back a screen that reads what another tab has written, and writes on', async ({ baseURL }) => {
    const { page, log, awayAndBackAfter } = await openTab(baseURL!);
    await signedInToday(page, 'employee');
    await openScreen(page, portalPath('timesheet'), 'Time Sheet');
    await awayAndBackAfter(async () => {
      const other = await page.context().newPage();
      await signedInToday(other, 'employee');
      await openScreen(other, portalPath('timesheet'), 'Time Sheet');
      await other.getByRole('button', { name: 'Start timer' }).click();
      await expect(other.getByRole('timer')).toBeVisible();
      await other.close();
    });
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('timer')).toBeHidden();
    await page.reload();
    await shown(page, 'Time Sheet');
    await expect(page.getByRole('button', { name: 'Start timer' })).toBeVisible();
    expect(log).toEqual([]);
  });

  test('brings nobody back who has signed out meanwhile', nightly, async ({ baseURL }) => {
    const { page, awayAndBackAfter } = await openTab(baseURL!);
    await page.goto('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem('user', JSON.stringify({ id: 'a', role: 'employee', name: 'Test Employee' })),
    );
    await openScreen(page, portalPath('employee-home'), 'Dashboard');
    await awayAndBackAfter(() => page.evaluate(() => localStorage.clear()));
    await expect(page).toHaveURL(portalPath('login'));
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

test('a page that was left is freed', nightly, async ({ page }) => {
  await open(page, '/privacy');
  await page.keyboard.press('Shift');
  const homeAndBack = async () => {
    for (const [path, title] of [
      ['/', 'We Create Digital Excellence'],
      ['/privacy', 'Privacy Policy'],
    ] as const) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      // Both stand for a moment while one fades into the other.
      await expect(page.locator('h1')).toHaveText(title);
    }
  };
  for (let visit = 0; visit < 3; visit += 1) await homeAndBack();
  const { nodes } = await held(page);
  for (let visit = 0; visit < 4; visit += 1) await homeAndBack();
  await expect.poll(async () => (await held(page)).nodes).toBeLessThan(nodes + 50);
});
