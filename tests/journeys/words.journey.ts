import type { Page } from '@playwright/test';
import { createSample } from '../../src/dashboard/data/sample/create-sample';
import { faultOf } from '../../src/dashboard/data/schemas';
import type { CollectionName } from '../../src/dashboard/data/records';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles, type PortalRouteId } from '../../src/routes/portal-table';
import { openScreen, portalDay, signedIn } from './portal';
import { expect, kinds, live, test } from './site';

/** Writing from right to left, as the language of a whole page sets it. */
const turn = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((to) => void (document.documentElement.dir = to), dir);

/** By how many px the page can be moved sideways, whichever way it is written. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls that lie over one another, of which one cannot be pressed. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true], [tabindex="-1"]'))
      // What floats over the page, or lies over it until it is pressed, is meant to.
      .filter((element) => {
        for (let node: Element | null = element; node; node = node.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(node).position)) return false;
        return true;
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const found: string[] = [];
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across <= 4 || down <= 4 || a.element.contains(b.element) || b.element.contains(a.element))
          continue;
        found.push(`${a.element.outerHTML.slice(0, 70)} and ${b.element.outerHTML.slice(0, 70)}`);
      }
    return found;
  });

/** Words of the page that the media of the moment leave out or make faint. */
const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, blockquote)')]
      .filter((element) => element.textContent.trim() !== '')
      .filter(
        (element) =>
          !element.closest('[hidden], dialog, details:not([open]), nav, [aria-hidden=true], [inert]'),
      )
      // What leads to other articles is left out of the paper on purpose.
      .filter((element) => element.closest('section')?.querySelector('h2')?.textContent !== 'Keep reading')
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return true;
        let opacity = 1;
        for (let node: Element | null = element; node; node = node.parentElement)
          opacity *= Number(getComputedStyle(node).opacity);
        return opacity < 0.99;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
  );

/** Words that hardly differ from their ground, by the colours that the browser computes while it forces its own. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element) => {
      for (let node: Element | null = element; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if ((channels(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [disabled], [aria-disabled=true]'))
      .filter((element) => {
        const [a, b] = [light(getComputedStyle(element).color), light(groundOf(element))];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

for (const path of kinds)
  test(`${path} holds without its pictures, from right to left, in forced colours and on paper`, async ({
    page,
    noise,
  }) => {
    await page.route(/\.(avif|webp|png|jpe?g|svg)$/, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await live(page);
    await page.mouse.move(2, 2);
    await page.waitForLoadState('networkidle');
    const before = await overlaps(page);
    await turn(page, 'rtl');
    expect(await sideways(page), 'at 320 px').toBe(0);
    expect((await overlaps(page)).slice(before.length), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await sideways(page), 'at 1280 px').toBe(0);
    expect(await overlaps(page), 'at 1280 px').toEqual([]);
    await turn(page, 'ltr');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await faint(page), 'in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await unseen(page), 'on paper').toEqual([]);
    noise.forget();
  });

/** Without a place to break it, from right to left, with marks that turn what follows, and with markup. */
const hardWords = [
  (length: number) => 'Donaudampfschifffahrt'.repeat(Math.ceil(length / 21)).slice(0, length),
  (length: number) => 'שלוםعالم'.repeat(Math.ceil(length / 8)).slice(0, length),
  (length: number) => `\u202E<b>&amp;</b>\u2067${'W'.repeat(length)}`,
];
const texts = new Set(
  (
    'name client title note notes place subject body bio address phone ' +
    'team position text reason description summary brief feedback location'
  ).split(' '),
);

/** The sample with a hard word in each of its texts; the first records of each kind have 300 letters. */
function hardBackup(): string {
  const harden = (value: unknown, place: number, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => harden(one, place, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, harden(inner, place, name)]),
      );
    if (typeof value !== 'string' || !texts.has(key)) return value;
    return hardWords[place % hardWords.length]!(place < 3 ? 300 : 60);
  };
  const sample = Object.entries(createSample(portalDay.slice(0, 10)));
  const collections = sample.map(([name, records]) => [
    name,
    (records as readonly unknown[]).map((record, place) => {
      const hard = harden(record, place);
      return faultOf(name as CollectionName, hard) === null ? hard : record;
    }),
  ]);
  return JSON.stringify({
    format: 'undula-portal',
    version: 1,
    exportedAt: portalDay,
    collections: Object.fromEntries(collections),
  });
}

/** Screens with a head of their own for paper, in place of the one on the screen. */
const printed: readonly PortalRouteId[] = ['monthly-report', 'annual-report'];
/** Where a list stands in its pages: on paper nobody turns them. */
const ofThePager = /^P \d+ to \d+ of \d+$/;

for (const role of roles)
  test(`the ${role} portal holds any word, at 320 px, from right to left, in forced colours and on paper`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await signedIn(page, 'admin');
    await openScreen(page, portalPath('settings'), 'Settings');
    const backup = { name: 'hard.json', mimeType: 'application/json', buffer: Buffer.from(hardBackup()) };
    await page.getByLabel('Restore a backup').setInputFiles(backup);
    await page.getByRole('button', { name: 'Replace everything' }).click();
    await expect(page.getByText('Restored “hard.json”')).toBeVisible();
    await page.addInitScript(() => localStorage.removeItem('user'));
    await signedIn(page, role);
    for (const route of portalRouteIds) {
      const { path, title, role: owner } = portalRoutes[route];
      if (owner !== role) continue;
      await page.setViewportSize({ width: 320, height: 700 });
      await openScreen(page, path, title);
      await expect.soft.poll(() => sideways(page), `${path} at 320 px`).toBe(0);
      await turn(page, 'rtl');
      await expect.soft.poll(() => sideways(page), `${path} at 320 px from right to left`).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.soft.poll(() => sideways(page), `${path} at 1280 px from right to left`).toBe(0);
      await turn(page, 'ltr');
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await faint(page), `${path} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      const lost = (await unseen(page)).filter((words) => !ofThePager.test(words));
      if (!printed.includes(route)) expect.soft(lost, `${path} on paper`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
