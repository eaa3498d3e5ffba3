import { expect, live, open, quiet, test } from './site';

test.describe('an inner page', () => {
  test('fetches neither its code nor its content before somebody acts, and both then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    // Nor does React run until then.
    expect(asked.filter((path) => /^\/client\.\w+\.js$/.test(path))).toHaveLength(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    const own = () =>
      asked.filter((path) => /^\/content\/about\.json$|^\/about\.[0-9a-f]{8}\.js$/.test(path));
    expect(own()).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => own().length).toBe(2);
  });

  test('stays as it was drawn where its content cannot be fetched', async ({ page, noise }) => {
    await page.route('**/content/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/services/consulting');
    await live(page);
    await failed;
    await quiet(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulting');
    await expect(page.getByRole('heading', { name: 'What you receive' })).toBeVisible();
    noise.forget();
  });

  test('is loaded as a document where a link leads to it and its content cannot be fetched', async ({
    page,
    noise,
  }) => {
    let asked = 0;
    await page.route('**/content/blog.json', (route) => {
      asked += 1;
      return route.abort();
    });
    await open(page, '/careers');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(asked).toBeLessThan(5);
    noise.forget();
  });

  test('that cannot be drawn is loaded again once, and then says so', async ({ page, noise }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // An address with a query starts without an input.
    await page.route('**/content/search.json', (route) => route.fulfill({ json: {} }));
    await page.goto('/search?q=ferry');
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await quiet(page);
    expect(loads).toBe(2);
    noise.forget();
  });

  test('is fetched as soon as a link to it is pointed at', async ({ page }) => {
    await open(page, '/careers');
    const content = page.waitForRequest('**/content/blog.json');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).hover();
    await content;
    await expect(page).toHaveURL('/careers');
  });
});

// Their addresses are those of pages with a tall banner, and the 404 page has none.
for (const path of ['/team/nobody', '/blog/page/9'])
  test(`${path} takes over the 404 page as it is drawn`, async ({ page, noise }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, path);
    await page.mouse.move(200, 200);
    await expect(page.locator('footer')).toBeVisible();
    await quiet(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consulting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Consulting' })).toBeVisible();
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    noise.forget();
  });

test('the address of a page that a language lacks takes over its 404 page as it is drawn', async ({
  page,
  noise,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/ar/projects/mobile-apps');
  await page.keyboard.press('Shift');
  await live(page);
  await quiet(page);
  expect(errors).toEqual([]);
  noise.forget();
});

test('a service leads into the form, which says what the message is about', async ({ page }) => {
  await open(page, '/services/graphic-design');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/contact?service=graphic-design');
  const forget = page.getByRole('button', { name: 'Not about Graphic Design' });
  await expect(forget).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Marsh');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@harbour.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('A mark for a boat.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: 'Open in your email app' })).toHaveAttribute(
    'href',
    /subject=Graphic%20Design%3A%20message%20from%20Ada%20Marsh/,
  );
  await forget.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A mark for a boat.');
});

test('an address that filters the portfolio shows what it names', async ({ page }) => {
  await page.goto('/portfolio?tag=Maps');
  await expect(page.getByRole('link', { name: /Ceramics Studio/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Harbour Ferry/ })).toBeVisible();
});
