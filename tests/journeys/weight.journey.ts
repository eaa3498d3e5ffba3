import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles } from '../../src/routes/portal-table';
import { nightlyUnless } from './nightly';
import { signedInToday } from './portal';
import { exampleKinds, expect, kinds, test } from './site';

const KiB = 1024;

/**
 * Of any public page before the visitor does anything, on a phone, with headers. The document and the shared stylesheet
 * fit into the ten segments of 1,460 bytes that a server sends before it waits for an answer (RFC 6928). The page's own
 * stylesheet arrives beside three other files: Lighthouse's model gives it five segments of a round trip.
 */
const page = {
  all: 180 * KiB,
  script: 70 * KiB,
  document: 10 * 1460,
  sharedSheet: 10 * 1460,
  ownSheet: 5 * 1460,
};
/** Of the portal’s first screen on a phone, with what a server says before each file. */
const firstScript = 110 * KiB;
/** Of every further screen, over what the first one brought and beside the rules of what recurs, which load where something does. */
const furtherScript = 60 * KiB;

test.use({
  reducedMotion: 'no-preference',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // It runs scripts in the page, which counts as a sign of the visitor.
  trace: 'off',
});

/** Of a page that rests, without a request or an answer, in ms. */
const rest = 1000;

/** What pages bring over the wire from here on. */
async function watchTraffic(visitor: Page) {
  const session = await visitor.context().newCDPSession(visitor);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  const sheets = new Map<string, string>();
  let documentId = '';
  let document = 0;
  /** In bytes, by address; what came out of the cache later counts as it did at first. */
  const weights = new Map<string, number>();
  /** Not on the wire: a part of a sheet or of the page. */
  const inline = new Set<string>();
  let all = 0;
  let lastEvent = 0;
  session.on('Network.requestWillBeSent', () => void (lastEvent = performance.now()));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
    if (type === 'Stylesheet') sheets.set(requestId, response.url);
    if (type === 'Document') documentId = requestId;
    if (response.url.startsWith('data:')) inline.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEvent = performance.now();
    if (!inline.has(requestId)) all += encodedDataLength;
    if (requestId === documentId) document = encodedDataLength;
    const url = scripts.get(requestId) ?? sheets.get(requestId);
    if (url && !weights.has(url)) weights.set(url, encodedDataLength);
  });
  return {
    /**
     * Opens a page and lets it rest. Nothing is asked of it meanwhile, which would count as a sign of the visitor.
     * @param isComplete - of the scripts' addresses: on a busy machine a page also rests between two files
     */
    weigh: async (path: string, isComplete: (script: string) => boolean) => {
      scripts.clear();
      sheets.clear();
      all = 0;
      await visitor.goto(path);
      await expect
        .poll(() => [...scripts.values()].some(isComplete) && performance.now() - lastEvent > rest, {
          intervals: [100],
        })
        .toBe(true);
      const weighed = (urls: Map<string, string>) =>
        new Map([...urls.values()].map((url) => [url, weights.get(url) ?? 0]));
      return { all, document, scripts: weighed(scripts), sheets: weighed(sheets) };
    },
  };
}

/** The largest thing that was painted, where that is a picture which the browser was told to fetch when it comes near. */
const lateLargest = (visitor: Page) =>
  visitor.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          const isLate = element instanceof HTMLImageElement && element.loading === 'lazy';
          resolve(isLate ? element.currentSrc : null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Fails above a budget. `npm test` prints the fullest use of each (`scripts/test/`). Sizes in bytes. */
function expectWithin(budget: string, limit: number, used: number, where: string) {
  expect(used, `${budget} of ${where}`).toBeGreaterThan(0);
  const text = `${(used / KiB).toFixed(1)} of ${Number((limit / KiB).toFixed(1))} KiB`;
  test
    .info()
    .annotations.push({ type: 'budget', description: `${budget}|${used / limit}|${text}, ${where}` });
  expect.soft(used, `${budget} of ${where}: ${text}`).toBeLessThanOrEqual(limit);
}

const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0);

/** The routes of screens that have no module of their own in `further-screens.ts`: an earlier one loads the same. */
function routesOfAlike(): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, '../../src/app/portal/further-screens.ts'), 'utf8');
  const constants = new Map<string, string | undefined>();
  const modules = new Set<string>();
  const found: string[] = [];
  const loaders = source.matchAll(/^(?:const (\w+) =|  '?([\w-]+)'?(?=[:,]))([^]*?)[,;]$/gm);
  for (const [, constant, route = '', loader = ''] of loaders) {
    const module = /import\('(.+?)'\)/.exec(loader)?.[1] ?? constants.get(loader.slice(': '.length) || route);
    if (constant) constants.set(constant, module);
    else if (module && modules.has(module)) found.push(route);
    else if (module) modules.add(module);
  }
  return found;
}

const alike = routesOfAlike();

// First, because they take longest: the last to end are short.
for (const role of roles)
  for (const isExample of [true, false])
    test(
      isExample
        ? `the ${role} portal is light on a phone, screen by screen`
        : `screens of the ${role} portal with the code of others are light on a phone`,
      nightlyUnless(isExample),
      async ({ page: visitor }) => {
        await signedInToday(visitor, role);
        const { weigh } = await watchTraffic(visitor);
        const home = homeOf(role);
        const first = (await weigh(portalPath(home), (script) => /-home\./.test(script))).scripts;
        expectWithin('script of a first screen', firstScript, sum(first.values()), home);
        for (const route of portalRouteIds) {
          if (portalRoutes[route].role !== role || route === home || alike.includes(route) === isExample)
            continue;
          const { scripts } = await weigh(
            portalPath(route),
            (script) => !first.has(script) && !/\/(?:further-screens|late|recurrence)\./.test(script),
          );
          const further = [...scripts].filter(([url]) => !first.has(url) && !/\/recurrence\./.test(url));
          expectWithin(
            'script of a further screen',
            furtherScript,
            sum(further.map(([, weight]) => weight)),
            route,
          );
        }
      },
    );

/** Pages with the heaviest pictures of their kinds, by the example of the kind: its script and stylesheets are the same. */
const heaviest: Readonly<Record<string, string>> = {
  '/portfolio/grid-monitor': '/portfolio/ceramics-studio',
  '/services/consulting': '/services/digital-products',
  '/team/noor-adair': '/team/ilan-voss',
};

// What an address asks for is a sign of the visitor, who is served at once: pages are weighed without one.
for (const kind of kinds) {
  const path = heaviest[kind] ?? kind.split('?')[0]!;
  test(
    `${path} is light on a phone`,
    nightlyUnless(exampleKinds.includes(kind)),
    async ({ page: visitor }) => {
      const { weigh } = await watchTraffic(visitor);
      const { all, document, scripts, sheets } = await weigh(path, (script) => /\/client\./.test(script));
      expectWithin('script of a public page', page.script, sum(scripts.values()), path);
      expectWithin('public page', page.all, all, path);
      expectWithin('document of a public page', page.document, document, path);
      for (const [url, size] of sheets) {
        const isShared = new URL(url).pathname.startsWith('/client.');
        expectWithin(
          isShared ? 'shared stylesheet' : 'stylesheet of a page',
          isShared ? page.sharedSheet : page.ownSheet,
          size,
          path,
        );
      }
      expect(await lateLargest(visitor), 'the largest picture is asked for at once').toBeNull();
    },
  );
}

interface TraceEvent {
  name: string;
  args: { beginData?: { frame?: string } };
}

test('the first view of the home page is laid out ten times at most', async ({ browser, page: visitor }) => {
  // The sections below are drawn in idle moments, each with a layout of its own. They wait here.
  await visitor.addInitScript(() => void (window.requestIdleCallback = () => 0));
  const session = await visitor.context().newCDPSession(visitor);
  const { frameTree } = await session.send('Page.getFrameTree');
  await browser.startTracing(visitor, { categories: ['devtools.timeline'] });
  await visitor.goto('/');
  // Not `expect`: what it says of a page lays the page out.
  await visitor.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 4,
  );
  await visitor.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('picture > img')!;
    await image.decode();
    const hero = image.closest('section')!;
    await Promise.all(hero.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  // Drawings in stylesheets have documents and layouts of their own.
  const layouts = traceEvents.filter(
    ({ name, args }) => name === 'Layout' && args.beginData?.frame === frameTree.frame.id,
  );
  expect(layouts.length, 'layouts in the trace').toBeGreaterThan(2);
  expect(layouts.length).toBeLessThanOrEqual(10);
});
