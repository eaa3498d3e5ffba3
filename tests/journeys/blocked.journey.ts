import type { BrowserContext, Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, shown, signedIn } from './portal';
import { expect, live, test } from './site';

// Half the pixels: a page is drawn many times here. What moves has files of its own, to be taken away too.
test.use({ viewport: { width: 1024, height: 600 }, reducedMotion: 'no-preference' });

/** What the browser itself says of a file that did not come. Anything else that is thrown is ours. */
const ofTheNetwork = /dynamically imported module|Failed to load resource|net::ERR_BLOCKED_BY_CLIENT/;

/** Looks at a page from its top to its end, so that all of its code is asked for. */
async function lookThrough(page: Page) {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  // What misses a part loads itself again, once: then from the top again.
  await expect(async () => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
  }).toPass();
}

/** Every script and stylesheet that a page asks for, by its path. */
async function filesOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(path);
  await live(page);
  // What comes alive on the first look asks for more on the next.
  for (let known = -1; known < files.size;) {
    known = files.size;
    await lookThrough(page);
    await page.waitForLoadState('networkidle');
  }
  await page.close();
  return [...files];
}

/**
 * What to take away from a page, a load each: every file that its HTML names, and the later ones four at a time. Those are
 * taken from all over the list, because one that does not come may be why its neighbour is never asked for.
 */
async function takenAway({ request }: BrowserContext, path: string, files: readonly string[]) {
  const html = await (await request.get(path)).text();
  const named = files.filter((file) => html.includes(file));
  const later = files.filter((file) => !html.includes(file));
  const groups = Math.ceil(later.length / 4);
  return [
    ...named.map((file) => [file]),
    ...Array.from({ length: groups }, (_, group) => later.filter((_, at) => at % groups === group)),
  ];
}

/** Opens a page without some of its files. `thrown` is what went wrong besides. */
async function openWithout(context: BrowserContext, path: string, files: readonly string[]) {
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => void (ofTheNetwork.test(message) || thrown.push(message)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheNetwork.test(message.text())) thrown.push(message.text());
  });
  // A route of the runner would turn off the cache, from which all other files come.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: files.map((file) => `*${file}`) });
  let hasFailed = false;
  page.once('requestfailed', () => void (hasFailed = true));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(async () => {
    await lookThrough(page);
    expect(hasFailed, `asks for ${files.join()}`).toBe(true);
  }).toPass({ timeout: 240_000 });
  return { page, thrown };
}

/** Headings and paragraphs that nobody can read although they are not meant to be hidden. */
const faint = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main h3, main p, footer a')]
      .filter(
        (element) => !element.closest('[inert], [aria-hidden=true], dialog, details:not([open]), [hidden]'),
      )
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          element.textContent.trim() !== '' &&
          (box.width === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

for (const [path, title] of [
  ['/', 'We Create Digital Excellence'],
  ['/services/consulting', 'Consulting'],
] as const)
  test(
    `${path} is readable and its links work without any one of its files`,
    nightly,
    async ({ context }) => {
      test.setTimeout(600_000);
      const files = await filesOf(context, path);
      expect(files.length).toBeGreaterThan(10);
      // What both share is taken away on home.
      const shared = path === '/' ? [] : await filesOf(context, '/');
      const own = files.filter((each) => !shared.includes(each));
      for (const away of await takenAway(context, path, own)) {
        const file = away.join();
        await test.step(file, async () => {
          const { page, thrown } = await openWithout(context, path, away);
          // The carousel may be on its way to another person.
          await expect
            .configure({ soft: true })
            .poll(() => faint(page), `not to be read without ${file}`)
            .toEqual([]);
          const itself = page.getByRole('heading', { level: 1, name: title });
          await expect.soft(itself, `gone without ${file}`).toBeVisible();
          await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
          await expect
            .soft(page.getByRole('heading', { level: 1 }), `led on without ${file}`)
            .toHaveText('About Us');
          expect.soft(thrown, `thrown without ${file}`).toEqual([]);
          await page.close();
        });
      }
    },
  );

test(
  'the first screen of the portal says what to do if one of its files fails to load',
  nightly,
  async ({ context }) => {
    test.setTimeout(600_000);
    await context.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ id: 'a', role: 'admin', name: 'Test Admin' }),
    );
    const home = portalPath('admin-home');
    const files = await filesOf(context, home);
    expect(files.length).toBeGreaterThan(8);
    for (const away of await takenAway(context, home, files)) {
      const file = away.join();
      await test.step(file, async () => {
        const { page, thrown } = await openWithout(context, home, away);
        const main = page.getByRole('main');
        const fallback = page
          .getByRole('alert')
          .filter({ hasText: 'could not be loaded', hasNotText: 'This part' });
        const signOut = page.getByRole('button', { name: 'Sign Out' });
        const signedOut = page.getByRole('heading', { level: 1, name: 'Sign in' });
        const stands = async () =>
          (await main.locator('h1').isVisible()) && (await main.locator('[aria-busy=true]').count()) === 0;
        await expect
          .poll(async () => (await fallback.isVisible()) || (await stands()), `waits without ${file}`)
          .toBe(true);
        // The page loads itself again, once: then all of it is looked at again.
        await expect(async () => {
          if ((await fallback.isVisible()) || (await signedOut.isVisible())) return;
          // It stands without, or tells and can be tried again.
          const whole = page.getByRole('heading', { level: 1, name: 'Dashboard' });
          const told = main.getByRole('button', { name: 'Try again' });
          await expect(whole.or(told).first(), `what to do without ${file}`).toBeVisible({ timeout: 5000 });
          for (const panel of await main.getByRole('region').all())
            await expect(panel, `empty without ${file}`).toHaveText(/\w{3}.*\w{3}/s, { timeout: 5000 });
          await signOut.click({ timeout: 5000 });
          await expect(signedOut, file).toBeVisible({ timeout: 5000 });
        }).toPass({ timeout: 60_000 });
        if (await fallback.isVisible()) {
          const again = fallback.getByRole('button', { name: 'Reload' });
          await expect.soft(again.or(fallback.getByRole('link', { name: 'Reload the page' }))).toBeVisible();
          return page.close();
        }
        expect
          .soft(
            thrown.filter((line) => line !== 'Event'),
            `thrown without ${file}`,
          )
          .toEqual([]);
        await page.close();
      });
    }
  },
);

test('a change whose code does not come says so, keeps what was typed, and is made once it comes', async ({
  page,
  noise,
}) => {
  await signedIn(page, 'employee');
  await page.route('**/writing.*.js', (route) => route.abort());
  await openScreen(page, portalPath('employee-profile'), 'My Profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('+43 1 555 01 99');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Updates' })).toContainText('Your change was not saved');
  await expect(phone).toHaveValue('+43 1 555 01 99');

  await page.unroute('**/writing.*.js');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('+43 1 555 01 99');
  noise.forget();
});

test('a screen whose code did not come is shown by Try again, once it comes', async ({ page, noise }) => {
  await signedIn(page, 'employee');
  await page.route('**/completed.*.js', (route) => route.abort());
  await page.goto(portalPath('completed-tasks'));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/completed.*.js');
  await again.click();
  await shown(page, 'Completed Tasks');
  noise.forget();
});
