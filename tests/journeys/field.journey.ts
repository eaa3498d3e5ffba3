import type { Page } from '@playwright/test';
import { nightly } from './nightly';
import { expect, open, test } from './site';

test.use({ reducedMotion: 'no-preference' });

/** The WebGL contexts of the page, which no canvas in the document has. */
interface Watched {
  contexts: WebGLRenderingContext[];
  losing?: WEBGL_lose_context;
}

const field = (page: Page) => page.locator('canvas').first();
const control = (page: Page) => page.getByRole('button', { name: /background motion/ });

/** Lets the browser's software drawing pass for a graphics card: the site asks for its name and would refuse it. */
const withGraphicsCard = (page: Page) =>
  page.addInitScript(() => {
    const nameOf = WebGLRenderingContext.prototype.getParameter;
    WebGLRenderingContext.prototype.getParameter = function (this: WebGLRenderingContext, name: number) {
      const found: unknown = nameOf.call(this, name);
      return typeof found === 'string' && /swiftshader/i.test(found) ? 'A graphics card' : found;
    };
    const watched = window as unknown as Watched;
    watched.contexts = [];
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: [string]) {
      const context = getContext.apply(this, asked);
      if (context instanceof WebGLRenderingContext && !watched.contexts.includes(context))
        watched.contexts.push(context);
      return context;
    } as typeof getContext;
    // The frames of a graphics card come in time: after slow ones the hero goes back to the still picture.
    const request = window.requestAnimationFrame.bind(window);
    let now = 0;
    window.requestAnimationFrame = (callback) => request(() => callback((now += 16)));
  });

/** Does to the field's context what a sleeping computer, a driver or too many tabs do. */
const withContext = (page: Page, act: 'loseContext' | 'restoreContext') =>
  page.evaluate((name) => {
    const watched = window as unknown as Watched;
    watched.losing ??= watched.contexts.at(-1)!.getExtension('WEBGL_lose_context')!;
    watched.losing[name]();
  }, act);

/** The WebGL contexts that the page holds. */
const heldContexts = (page: Page) =>
  page.evaluate(
    () => (window as unknown as Watched).contexts.filter((context) => !context.isContextLost()).length,
  );

test.beforeEach(async ({ page }) => {
  await withGraphicsCard(page);
  await open(page);
  await expect(field(page)).toHaveAttribute('data-state', 'live');
  await expect(control(page)).toBeVisible();
});

test.afterEach(({ noise }) => {
  // The browser itself tells what drawing on the processor costs, and that a context let go for good does not come back,
  // and that the 404 page is one.
  const ours = noise.all.filter(
    (line) => !/GL Driver Message|context restoration not allowed|status of 404/.test(line),
  );
  expect(ours).toEqual([]);
  noise.forget();
});

test(
  'a field whose graphics card is taken away is replaced by the still picture, and its control goes',
  nightly,
  async ({ page }) => {
    await control(page).click();
    await expect(page.getByRole('button', { name: 'Play background motion' })).toBeVisible();
    await withContext(page, 'loseContext');
    await expect(field(page)).toHaveAttribute('data-state', 'waiting');
    await expect(field(page)).toHaveCSS('opacity', '0');
    await expect(control(page)).toHaveCount(0);
    const still = page.locator('section', { has: field(page) }).locator('picture img');
    await expect(still).toBeVisible();
    expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  },
);

test(
  'a graphics card that comes back, a new size and a tab looked at again do no harm',
  nightly,
  async ({ page }) => {
    await withContext(page, 'loseContext');
    await expect(control(page)).toHaveCount(0);
    await withContext(page, 'restoreContext');
    await page.setViewportSize({ width: 700, height: 900 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.mouse.move(300, 300);
    await expect(field(page)).toHaveAttribute('data-state', 'waiting');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /We Create/ })).toBeVisible();
  },
);

test(
  'the numerals of the 404 and the wordmark of the footer move in one context',
  nightly,
  async ({ page }) => {
    await page.goto('/nowhere');
    // Nothing is asked of the visitor: the numerals are the first view.
    await expect(field(page)).toHaveAttribute('data-state', 'live');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    const wordmark = page.locator('footer canvas');
    await expect(wordmark).toHaveAttribute('data-state', 'live');
    expect(await heldContexts(page)).toBe(1);
    const colours = () =>
      wordmark.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, canvas.height / 2, canvas.width, 1);
        return new Set(Array.from({ length: canvas.width }, (_, x) => data.slice(4 * x, 4 * x + 3).join(' ')))
          .size;
      });
    await expect.poll(colours).toBeGreaterThan(20);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(wordmark).toHaveCSS('opacity', '0');
    await expect(page.locator('footer picture img')).toBeVisible();
  },
);
