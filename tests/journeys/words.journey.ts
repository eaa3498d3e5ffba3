import { createSample } from '../../src/dashboard/sample/create-sample';
import { faultOf } from '../../src/dashboard/model/fields/fault-of';
import type { CollectionName } from '../../src/dashboard/model/records/records';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles, type PortalRouteId } from '../../src/routes/portal-table';
import { nightly } from './nightly';
import { goOn, openScreen, portalDay, signedIn } from './portal';
import { faint, sideways, turn, unseen } from './page-checks';
import { expect, test } from './site';

test.use({ colorScheme: 'light' });

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
    version: 2,
    versions: {},
    exportedAt: portalDay,
    collections: Object.fromEntries(collections),
  });
}

/** Screens with a head of their own for paper, in place of the one on the screen. */
const printed: readonly PortalRouteId[] = ['monthly-report', 'annual-report'];
/** Where a list stands in its pages: on paper nobody turns them. */
const ofThePager = /^P \d+ to \d+ of \d+$/;

for (const role of roles)
  test(
    `the ${role} portal holds any word, at 320 px, from right to left, in forced colours and on paper`,
    nightly,
    async ({ page }) => {
      await signedIn(page, 'admin');
      await openScreen(page, portalPath('settings'), 'Settings');
      const backup = { name: 'hard.json', mimeType: 'application/json', buffer: Buffer.from(hardBackup()) };
      await page.getByLabel('Restore a backup').setInputFiles(backup);
      await page.getByRole('button', { name: 'Replace all records' }).click();
      await expect(page.getByText('Restored “hard.json”')).toBeVisible();
      await page.addInitScript(() => localStorage.removeItem('user'));
      await signedIn(page, role);
      await openScreen(page, portalPath(homeOf(role)), portalRoutes[homeOf(role)].title);
      for (const route of portalRouteIds) {
        const { path, title, role: owner } = portalRoutes[route];
        if (owner !== role) continue;
        await page.setViewportSize({ width: 320, height: 700 });
        await goOn(page, path, title);
        await expect.soft.poll(() => sideways(page), `${path} at 320 px`).toBe(0);
        await turn(page, 'rtl');
        await expect.soft.poll(() => sideways(page), `${path} at 320 px from right to left`).toBe(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect.soft.poll(() => sideways(page), `${path} at 1280 px from right to left`).toBe(0);
        await turn(page, 'ltr');
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await faint(page), `${path} in forced colours`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        // A list that stands in for a table on a phone, and the keys of a part without the focus.
        const notOnScreen = await unseen(page);
        await page.emulateMedia({ media: 'print' });
        const lost = (await unseen(page)).filter(
          (words) => !ofThePager.test(words) && !notOnScreen.includes(words),
        );
        if (!printed.includes(route)) expect.soft(lost, `${path} on paper`).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      }
    },
  );
