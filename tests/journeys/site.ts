import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions } from '../axe-rules';

/** One address of each kind of page that is made in a way of its own. */
export const exampleKinds: readonly string[] = [
  '/',
  '/about',
  '/contact?service=graphic-design',
  '/services/consulting',
  '/team/noor-adair',
  '/blog',
  '/blog/one-line-many-pictures',
  '/portfolio/grid-monitor',
  '/search?q=ferry',
];

/** One address of each further kind: lists are made as the blog, a category as the portfolio, a job and legal pages as an article. */
const alikeKinds = [
  '/blog/tag/type',
  '/careers',
  '/careers/product-designer',
  '/portfolio?tag=Maps',
  '/service',
  '/team',
  '/projects/web-development',
  '/privacy',
  '/accessibility',
];

/** One address of each kind of page. */
export const kinds: readonly string[] = [...exampleKinds, ...alikeKinds];

/** What the console, the network or the policy said that a clean page would not. */
export interface Noise {
  /** Everything so far. */
  readonly all: string[];
  /** Forgets what is expected of a fault that a test makes. */
  forget: () => void;
}

/** Requests of a page that are not answered yet, and when the last one began or ended. */
const traffic = new WeakMap<Page, { open: Set<Request>; changedAt: number }>();

function watchTraffic(page: Page) {
  const watched = { open: new Set<Request>(), changedAt: Date.now() };
  traffic.set(page, watched);
  const note = (change: () => void) => {
    change();
    watched.changedAt = Date.now();
  };
  page.on('request', (request) =>
    note(() => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watched.open.clear();
      watched.open.add(request);
    }),
  );
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => note(() => watched.open.delete(request)));
}

/**
 * Waits until the page has asked for nothing for 500 ms, before a test says that something was not asked for.
 * `networkidle` comes once for a document: a later wait for it waits for nothing.
 */
export const quiet = (page: Page) =>
  expect
    .poll(() => {
      const { open, changedAt } = traffic.get(page)!;
      return open.size === 0 && Date.now() - changedAt >= 500;
    })
    .toBe(true);

/** A page whose console is watched: a test fails where the console, the network or the policy complains. */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ page, baseURL }, use) => {
      const all: string[] = [];
      watchTraffic(page);
      page.on('console', (message) => {
        const said = ['error', 'warning'].includes(message.type());
        // What `serviceWorkers: 'block'` of the configuration says of itself.
        if (said && !message.text().includes('blocked by Playwright'))
          all.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => all.push(`thrown: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (baseURL && !url.startsWith(baseURL) && !/^(data|blob|about):/.test(url))
          all.push(`foreign: ${url}`);
      });
      await use({ all, forget: () => void (all.length = 0) });
      expect(all).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Holds back requests that match until the returned function is called. */
export async function hold(page: Page, pattern: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and waits until it is taken over. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await live(page);
  await page.waitForLoadState('networkidle');
}

/** Gives a page the first sign of a visitor, as often as its scripts take to hear it, and waits until it is hydrated. */
export async function live(page: Page) {
  let x = 2;
  await expect
    .poll(async () => {
      await page.mouse.move((x = 5 - x), 2);
      return page.locator('html').getAttribute('data-live');
    })
    .toBe('');
}

/** Scrolls to an exact distance from the top and lets two frames pass. */
export async function scrollToPx(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    top,
  );
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

/** Scrolls through the whole page, as a reader would, so that every section comes alive. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = document.documentElement.scrollHeight;
    for (let top = 0; top < height; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      // Observers of a section run after the frame that draws it.
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Sets every text as wide as WCAG 1.4.12 asks a page to bear. */
export const wideSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** A page takes half the time to read it as for `axe.source`. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands: rule and markup of each. `@axe-core/playwright` takes six times as long: it opens
 * a second page for the report of each.
 */
export async function axeFaults(
  page: Page,
  {
    only,
    within = ':root',
  }: {
    /** The rules to run. @default all */
    only?: readonly string[];
    /** A selector of the part to look at. @default the page */
    within?: string;
  } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = only ? { ...axeOptions, runOnly: [...only] } : axeOptions;
  return page.evaluate(
    async ([selector, given]) => {
      // Rows of a table are alike, and hundreds of them take seconds. Stories look at whole tables.
      const context = { include: [selector], exclude: ['tbody > tr:nth-child(n + 9)'] };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [within, options] as const,
  );
}

/** What the browser tells of a node of the page. */
interface PageNode {
  nodeId: number;
  nodeType: number;
  localName: string;
  attributes?: string[];
  children?: PageNode[];
  pseudoElements?: PageNode[];
}

const textNode = 3;

/** Nodes whose letters can be asked for: texts, what a style adds to them, and fields. */
function lettered({ nodeId, nodeType, localName, attributes, children, pseudoElements }: PageNode): number[] {
  if (nodeType === textNode) return [nodeId];
  if (['head', 'script', 'style', 'code', 'pre', 'option', 'kbd'].includes(localName)) return [];
  // The name of a language is written as its readers write it.
  if (attributes?.includes('hreflang')) return [];
  if (localName === 'input') return attributes?.includes('file') ? [] : [nodeId];
  return [
    ...(['textarea', 'select'].includes(localName) ? [nodeId] : []),
    ...(pseudoElements ?? []).map((pseudo) => pseudo.nodeId),
    ...(children ?? []).flatMap(lettered),
  ];
}

/** Texts whose letters, some or all, are drawn in another typeface than the house's two. Code has its own, and a choice of files the browser's. */
export async function strangeTypefaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const strange = async (nodeId: number): Promise<string[]> => {
    // What has gone meanwhile is set in nothing.
    const gone = { fonts: [] };
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => gone);
    const others = fonts.filter(({ familyName }) => !/^(Commissioner|Instrument Sans)/.test(familyName));
    if (others.length === 0) return [];
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    return [`${others.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 120)}`];
  };
  // Each question costs some ms, so only nodes with letters of their own are asked, and all of them at once.
  const found = await Promise.all(lettered(root).map(strange));
  await session.detach();
  return found.flat();
}

/** Waits until the page has gone back over its own entry of the history, which would abort a load that begins meanwhile. */
export const steppedBack = (page: Page) =>
  page.waitForFunction(() => !(history.state as { isDuplicate?: boolean } | null)?.isDuplicate);
