import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve';
import { workerPath } from '../../src/lib/worker-message';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes } from '../../src/routes/portal-table';
import { nightly } from './nightly';
import { goOn, shown, signedIn } from './portal';
import { expect, live, test as base } from './site';

const workerFile = join(import.meta.dirname, '../../dist', workerPath);

/** The site on a host of its own: each test has a browser's storage and a deployment to itself. */
interface Host {
  url: string;
  /** Publishes the same site as a new version. */
  deploy: () => void;
  /** Answers a path only after a pause, in ms. */
  slowDown: (path: string, pause: number) => void;
  /** Shares the portal: the server of its records is at `/parse`, and answers with the token of the request. */
  share: () => void;
  close: () => void;
}

async function startHost(): Promise<Host> {
  const site = createSiteServer();
  let isNew = false;
  let isShared = false;
  const pauses = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const answer = () => void site.emit('request', request, response);
    if (isShared && request.url!.startsWith('/parse/')) {
      response.end(request.headers['x-parse-session-token']);
      return;
    }
    if (request.url !== workerPath || !(isNew || isShared)) {
      setTimeout(answer, pauses.get(request.url ?? '') ?? 0);
      return;
    }
    const own = readFileSync(workerFile, 'utf8').replace(/"version":"\w+"/, '"version":"next"');
    const code = isShared
      ? own.replace('"server":null', `"server":"http://${request.headers.host}/parse"`)
      : own;
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(code);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => (isNew = true),
    slowDown: (path, pause) => pauses.set(path, pause),
    share: () => (isShared = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  host: async ({}, give) => {
    const host = await startHost();
    await give(host);
    host.close();
  },
  baseURL: ({ host }, give) => give(host.url),
});

test.use({ serviceWorkers: 'allow' });

/** Opens a page and acts, which brings the service worker. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await live(page);
  await page.mouse.move(3, 3);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** The paths that a cache holds. */
const cached = (page: Page, name: RegExp) =>
  page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((each) => new RegExp(pattern).test(each));
    const lists = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  }, name.source);

/** How many files the build names for the portal. */
const portalFiles = (
  JSON.parse(/self\.files=(.*);/.exec(readFileSync(workerFile, 'utf8'))![1]!) as { portal: string[] }
).portal.length;

test('the first act links the web manifest, which no first view waits for', async ({ page }) => {
  const manifest = page.locator('link[rel="manifest"]');
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(manifest).toHaveCount(0);
  await page.mouse.move(3, 3);
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
});

const looksForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => {}));

test('pages that were visited open without a network, and every other one says so', async ({
  page,
  context,
  noise,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => cached(page, /^pages$/)).toEqual(expect.arrayContaining(['/', '/about']));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await page.goto('/?utm_source=letter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Digital');

  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Pages you can open offline' });
  await expect(kept.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '');

  noise.forget();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
});

test(
  'a page that is followed to without a network says so, and comes when there is one',
  nightly,
  async ({ page, context, noise }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    // A file that was asked for without a network may be reported after it is back.
    noise.forget();
  },
);

test('a page in Arabic that was not visited says so in Arabic', nightly, async ({ page, context, noise }) => {
  await visit(page, '/ar');
  await expect.poll(() => cached(page, /offline/)).toContain('/ar/offline');
  await context.setOffline(true);
  await page.goto('/ar/services/consulting');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'أنت غير متصل' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'أنت غير متصل' })).toBeHidden();
  noise.forget();
});

test('a cached page holds no text that users typed', nightly, async ({ page }) => {
  await visit(page, '/search?q=secret');
  await expect.poll(() => cached(page, /^pages$/)).toContain('/search');
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
  expect(addresses.filter((address) => address.includes('secret'))).toEqual([]);
});

test('a visitor of the public pages fetches nothing of the portal', async ({ page }) => {
  await visit(page, '/about');
  await expect.poll(() => cached(page, /^pages$/)).toContain('/about');
  expect((await cached(page, /./)).filter((path) => path.startsWith('/portal/'))).toEqual([]);
});

test('the portal opens without a network, and keeps what is done', async ({ page, context, noise }) => {
  await signedIn(page, 'employee');
  await visit(page, portalPath('employee-home'));
  await expect.poll(() => cached(page, /^portal-/).then((all) => all.length)).toBe(portalFiles);

  const screens = portalRouteIds.filter((id) => portalRoutes[id].role === 'employee');
  expect(await cached(page, /^portal-/)).toEqual(expect.arrayContaining(screens.map((id) => portalPath(id))));

  await context.setOffline(true);
  await page.goto(portalPath('timesheet'));
  await shown(page, portalRoutes.timesheet.title);
  for (const id of screens) await goOn(page, portalPath(id), portalRoutes[id].title);
  await page.goto(portalPath('employee-profile'));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Harbour');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('Ada Harbour').first()).toBeVisible();
  await page.goto(`${portalPath('employee-home')}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lost');
  noise.forget();
});

test('a new version is announced, and loading it loses nothing typed', nightly, async ({ page, host }) => {
  await visit(page, '/contact');
  await page.getByLabel('Message').fill('Half a sentence that');
  host.deploy();
  await looksForUpdate(page);
  await expect(page.getByText('This site was just updated.')).toBeVisible();
  // It stays for as long as it is true.
  await page.waitForTimeout(5500);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await live(page);
  await page.mouse.move(9, 9);
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence that');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
});

test('a new version of the portal asks before unsaved words are lost, and comes whole', async ({
  page,
  host,
}) => {
  await signedIn(page, 'admin');
  await visit(page, portalPath('add-employee'));
  await expect.poll(() => cached(page, /^portal-/).then((all) => all.length)).toBe(portalFiles);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ines');
  host.deploy();
  await looksForUpdate(page);
  await expect(page.getByText('A new version of the portal is ready.')).toBeVisible();
  expect(await cached(page, /^portal-next$/)).toHaveLength(portalFiles);

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Ines');
});

for (const state of ['waits', 'has taken over'])
  test(
    `the newest version of the portal opens without a network when it ${state}`,
    nightly,
    async ({ page, host, context }) => {
      await signedIn(page, 'admin');
      await visit(page, portalPath('admin-home'));
      await expect.poll(() => cached(page, /^portal-/).then((all) => all.length)).toBe(portalFiles);
      host.deploy();
      await looksForUpdate(page);
      const reload = page.getByRole('button', { name: 'Reload' });
      await expect(reload).toBeVisible();
      if (state === 'has taken over') {
        const loaded = page.waitForEvent('load');
        await reload.click();
        await loaded;
      }
      const settings = portalPath('settings');
      await page.evaluate(async (path) => {
        const html = new Response('<h1>Settings of the new version</h1>', {
          headers: { 'Content-Type': 'text/html' },
        });
        await (await caches.open('portal-next')).put(path, html);
      }, settings);
      await context.setOffline(true);
      await page.goto(settings);
      await expect(page.getByRole('heading', { name: 'Settings of the new version' })).toBeVisible();
    },
  );

test('records of a shared portal at the address of the site are never cached', async ({
  page,
  context,
  host,
  noise,
}) => {
  host.share();
  await visit(page, '/');
  const ask = (token: string) =>
    page.evaluate(
      (headers) =>
        fetch('/parse/classes/Leave', { headers }).then(
          (answer) => answer.text(),
          () => 'no answer',
        ),
      { 'X-Parse-Session-Token': token },
    );
  expect(await ask('first')).toBe('first');
  await context.setOffline(true);
  expect(await ask('second')).toBe('no answer');
  noise.forget();
});

test('a slow server opens the portal, which was never opened before', nightly, async ({ page, host }) => {
  await visit(page, '/');
  const login = portalPath('login');
  host.slowDown(login, 5000);
  await page.goto(login);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(portalRoutes.login.title);
});

test.describe('code that is gone after an update', () => {
  test.use({ serviceWorkers: 'block' });

  test('is fetched with the page again, once and unseen', nightly, async ({ page, noise }) => {
    await page.goto('/');
    await live(page);
    await page.mouse.move(3, 3);
    await page.waitForLoadState('networkidle');
    let isGone = true;
    await page.route(/\/about\.\w+\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    const loaded = page.waitForEvent('load');
    // As after a press that the page follows by itself.
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('header a[href="/about"]')!.click();
    });
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    noise.forget();
  });

  test(
    'of a screen is asked for again with the page, and then says what to do',
    nightly,
    async ({ page, noise }) => {
      await signedIn(page, 'admin');
      await page.goto(portalPath('admin-home'));
      await shown(page, portalRoutes['admin-home'].title);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route(/\/portal\/settings\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'This screen could not be shown' }),
      ).toBeVisible();
      expect(loads).toBe(1);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      noise.forget();
    },
  );
});
