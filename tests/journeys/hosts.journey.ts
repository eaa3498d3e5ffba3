import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { cacheControl, contentType, securityHeaders } from '../../scripts/headers';
import { writePlainCopies } from '../../scripts/hosts/plain-copies';
import { ask } from '../hosts/ask';
import { startBareHost } from '../hosts/bare-host';
import { addressOf, expectations } from '../hosts/expectations';
import { startApache } from '../hosts/apache-server';
import { startNginx } from '../hosts/nginx-server';
import type { RealServer } from '../hosts/real-server';

const dist = join(import.meta.dirname, '../../dist');
const contentOf = (file: string) => readFileSync(join(dist, file));

/** The build's files, without the compressed copies and what is there for hosts. */
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length))
  .filter((file) => !/\.(br|gz)$|^\/[_.]/.test(file));

/** A file of every ending and folder: all of them would say nothing more. */
const oneOfEach = [
  ...new Map(
    files.map((file) => [
      file
        .replace(/[^/]+\.(?=\w+$)/, '*.')
        .split('/')
        .slice(-2)
        .join('/'),
      file,
    ]),
  ).values(),
];

/** Every security header that there is: what a file is not to have is looked for too. */
const securityNames = Object.keys(securityHeaders('/'));

// One worker, so that each server is looked for and started once.
test.describe.configure({ mode: 'default' });

const servers: Record<string, RealServer | null> = {};

test.beforeAll(async () => {
  for (const [name, start] of [
    ['nginx', startNginx],
    ['Apache', startApache],
  ] as const)
    servers[name] = await start();
});

test.afterAll(async () => {
  for (const server of Object.values(servers)) await server?.stop();
});

for (const name of ['our own server', 'nginx', 'Apache'] as const) {
  test.describe(name, () => {
    let url = '';

    test.beforeEach(({ baseURL }) => {
      const isOwn = name === 'our own server';
      test.skip(!isOwn && !servers[name], `No ${name} here, and apt-get brings none: not tested.`);
      url = isOwn ? baseURL! : servers[name]!.url;
    });

    test('gives every address its one answer', async () => {
      for (const [address, wanted] of Object.entries(expectations)) {
        const { status, headers, body } = await ask(url, address);
        // Apache names its own origin in a redirect.
        expect({ status, location: headers.location?.replace(url, '') }, address).toEqual({
          status: wanted.status,
          location: wanted.location,
        });
        if (wanted.file) expect(body.equals(contentOf(wanted.file)), `${address}: ${wanted.file}`).toBe(true);
        // Whatever is not a file is a document, and as strict as one.
        if (!wanted.file || wanted.status === 404)
          expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
      }
    });

    test('leads nowhere outside the site', async () => {
      for (const address of [
        '/..%2f..%2fetc/passwd',
        '/../../etc/passwd',
        '/%E0%A4%A',
        '/%00',
        '/about%00',
      ]) {
        const { status, headers, body } = await ask(url, address);
        expect([400, 404], address).toContain(status);
        // Apache refuses these before it reads the site's rules.
        if (name !== 'Apache')
          expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
        expect(body.toString(), address).not.toContain('root:');
      }
    });

    test('sends each kind of file its headers, and no others', async () => {
      expect(oneOfEach.length).toBeGreaterThan(20);
      for (const file of oneOfEach) {
        const { status, headers } = await ask(url, addressOf(file));
        expect(status, file).toBe(200);
        const wanted = securityHeaders(file);
        for (const each of securityNames)
          expect(headers[each.toLowerCase()], `${each} of ${file}`).toBe(wanted[each]);
        expect(headers['cache-control'], file).toBe(cacheControl(file));
        const type = contentType(file);
        if (type) expect(headers['content-type'], file).toBe(type);
        else expect(headers['content-type'], file).toMatch(/^(text|application|image|font)\/(?!octet)/);
        expect(headers['server'] ?? '', file).not.toMatch(/\d/);
      }
    });

    test('sends compressed copies, or the whole file to a client without compression', async () => {
      for (const file of ['/index.html', '/about.html', '/robots.txt', '/feed.xml', '/content/about.json']) {
        const whole = contentOf(file);
        const askFor = (encoding: string) =>
          ask(url, addressOf(file), { headers: { 'Accept-Encoding': encoding } });
        const brotli = await askFor('gzip, deflate, br');
        expect(brotli.headers['content-encoding'], file).toBe('br');
        expect(brotli.body.equals(contentOf(`${file}.br`)), file).toBe(true);
        expect(brotliDecompressSync(brotli.body).equals(whole), file).toBe(true);
        const gzip = await askFor('gzip');
        expect(gzip.headers['content-encoding'], file).toBe('gzip');
        expect(gunzipSync(gzip.body).equals(whole), file).toBe(true);
        const plain = await askFor('identity');
        expect(plain.headers['content-encoding'], file).toBeUndefined();
        expect(plain.body.equals(whole), file).toBe(true);
        const refused = await askFor('br;q=0, gzip');
        expect(refused.headers['content-encoding'], file).toBe('gzip');
        for (const { headers } of [brotli, gzip, plain]) expect(headers.vary, file).toBe('Accept-Encoding');
      }
    });

    test('answers 304 to a client that has the file', async () => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const accepts = { 'Accept-Encoding': encoding };
        const { etag } = (await ask(url, '/about', { headers: accepts })).headers;
        const again = await ask(url, '/about', { headers: { ...accepts, 'If-None-Match': etag! } });
        expect(again.status, encoding).toBe(304);
        for (const [header, value] of Object.entries(securityHeaders('/about')))
          expect(again.headers[header.toLowerCase()], `${header} with ${encoding}`).toBe(value);
        expect(again.body.length, encoding).toBe(0);
      }
    });

    test('sends the part of a file that is asked for, to players and downloads', async () => {
      const whole = contentOf('/robots.txt');
      for (const [range, part] of [
        ['0-0', whole.subarray(0, 1)],
        ['-5', whole.subarray(-5)],
        ['7-', whole.subarray(7)],
      ] as const) {
        const { status, body } = await ask(url, '/robots.txt', { headers: { Range: `bytes=${range}` } });
        expect(status, range).toBe(206);
        expect(body.equals(part), range).toBe(true);
      }
      const none = await ask(url, '/robots.txt', { headers: { Range: `bytes=${whole.length}-` } });
      expect(none.status).toBe(416);
      // Apache leaves the length out.
      if (name !== 'Apache') expect(none.headers['content-range']).toBe(`bytes */${whole.length}`);
      expect(none.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });

    test('takes only requests that read', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await ask(url, '/about', { method });
        expect(status, method).toBe(405);
        // Apache adds what it takes itself.
        expect(headers.allow, method).toBe(name === 'Apache' ? 'GET, HEAD, TRACE' : 'GET, HEAD');
      }
      const head = await ask(url, '/about', { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body.length).toBe(0);
    });
  });
}

test('nginx lets a message through to a contact server', async () => {
  const { nginx } = servers;
  test.skip(!nginx, 'No nginx here, and apt-get brings none: not tested.');
  expect((await ask(nginx!.url, '/contact-message', { method: 'POST' })).status).toBe(204);
});

test.describe('GitHub Pages', () => {
  test('finds the portal’s own 404, and pages with a slash behind, by the script of its one 404', async ({
    page,
  }) => {
    const { url, stop } = await startBareHost(dist, 'github-pages');
    try {
      await page.goto(`${url}/about/?from=mail#main`);
      await expect(page).toHaveURL(`${url}/about?from=mail#main`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');

      await page.evaluate(() =>
        localStorage.setItem('user', JSON.stringify({ id: 'u-1', role: 'admin', name: 'Ada Marsh' })),
      );
      await page.goto(`${url}/dashboard/admin/nothing-here`);
      await expect(page).toHaveURL(`${url}/dashboard/404`);
      await expect(page.getByText('Oops, looks like the page is lost.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

      await page.goto(`${url}/nowhere/at/all`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, looks like the page is lost.');
      await expect(page).toHaveURL(`${url}/nowhere/at/all`);
    } finally {
      stop();
    }
  });

  test('keeps the policy that a page carries itself', async ({ page }) => {
    const { url, stop } = await startBareHost(dist, 'github-pages');
    try {
      await page.goto(url);
      const refused = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const image = document.createElement('img');
            image.src = 'http://127.0.0.1:1/elsewhere.png';
            document.body.append(image);
          }),
      );
      expect(await refused).toBe('img-src');
    } finally {
      stop();
    }
  });
});

test.describe('a host that knows folders only', () => {
  test.use({ serviceWorkers: 'allow' });

  test('has every page of a plain build at its own address, also without a network', async ({
    page,
    context,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'plain-'));
    cpSync(dist, folder, { recursive: true });
    writePlainCopies(folder);
    const { url, stop } = await startBareHost(folder, 'folders');
    try {
      const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
      for (const file of pages) expect((await fetch(url + addressOf(file))).status, file).toBe(200);

      await page.goto(`${url}/about?from=mail#values`);
      await expect(page).toHaveURL(`${url}/about?from=mail#values`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
      await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
      await expect(page).toHaveURL(`${url}/contact`);
      await page.reload();
      await expect(page).toHaveURL(`${url}/contact`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');

      await page.evaluate(() =>
        localStorage.setItem('user', JSON.stringify({ id: 'u-1', role: 'admin', name: 'Ada Marsh' })),
      );
      await page.goto(`${url}/dashboard/admin`);
      await expect(page).toHaveURL(`${url}/dashboard/admin`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await expect(async () => {
        // Offline support starts with the visitor's first input.
        await page.keyboard.press('Shift');
        const isKept = () => caches.match('/dashboard/admin/projects').then(Boolean);
        expect(await page.evaluate(isKept)).toBe(true);
      }).toPass();
      await context.setOffline(true);
      await page.reload();
      await expect(page).toHaveURL(`${url}/dashboard/admin`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await page.goto(`${url}/never-visited`).catch(() => {});
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await context.setOffline(false);
      stop();
      rmSync(folder, { recursive: true });
    }
  });
});
