import { expect, test } from '@playwright/test';

// What all hosts are asked is in `hosts.journey.ts`.

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
