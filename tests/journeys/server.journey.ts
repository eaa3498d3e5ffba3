import { expect, test } from '@playwright/test';

test('sends strict headers with every document', async ({ request }) => {
  for (const path of ['/', '/about', '/nowhere', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    for (const name of [
      'strict-transport-security',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(headers[name], `${name} on ${path}`).toBeTruthy();
    }
  }
});

test('has the icon that browsers ask for where no page names one', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/x-icon');
});

test('sends with a script only the headers that a script obeys', async ({ request }) => {
  const script = /src="(\/[^"]+\.js)"/.exec(await (await request.get('/')).text())![1]!;
  const headers = (await request.get(script)).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toBeUndefined();
});

test('compresses pages, keeps hashed files for a year and asks again for pages', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/[^"]+\.js)"/.exec(await page.text())?.[1];
  expect(script).toBeTruthy();
  const answer = await request.get(script!, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding']).toBe('gzip');
  expect(answer.headers()['cache-control']).toContain('immutable');
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag! } });
  expect(again.status()).toBe(304);
});

test('answers 404 to a missing file, never HTML with 200', async ({ request }) => {
  for (const path of [
    '/missing.js',
    '/plates/none.avif',
    '/about/more',
    '/services/none',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('leads to one address a page and never off the site', async ({ request, baseURL }) => {
  const slash = await request.get('/about/?a=1', { maxRedirects: 0 });
  expect(slash.status()).toBe(308);
  expect(slash.headers().location).toBe('/about?a=1');
  const elsewhere = await request.get(`${baseURL}//evil.example/`, { maxRedirects: 0 });
  expect(elsewhere.headers().location ?? '/').toMatch(/^\/[^/]/);
});

test('takes only requests that read', async ({ request }) => {
  expect((await request.post('/', { data: 'x' })).status()).toBe(405);
});
