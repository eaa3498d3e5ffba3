/**
 * Measures the portal of an agency with 200 projects, 60 people and 120,000 time entries over two years, and with
 * 300,000 over five, with the CPU slowed down four times: its start, every screen, and presses that read many
 * records. A time entry changes before the first of two visits, so that no figure of an earlier visit is left.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { homeOf, portalPath, profileOf } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, type PortalRouteId, type Role } from '../../src/routes/portal-table';
import { createAgency } from './agency-records';
import { openDesktopPage, signInAs, slowDown, slower, withBrowser, visit } from './browser';
import { timesFigure, type Figure, type Section } from './figures';
import { fillPortal } from './fill-portal';
import { agencyGoals, pressGoal } from './goals';
import { listen, press } from './presses';

const sizes = [120_000, 300_000];
const rounds = 5;
/** A start that takes longer, in ms, shows its progress. */
const progressFrom = 1000;

/** Notes when the start says that it reads, and when the first screen is drawn. Runs in the page. */
const watchStart = `
  globalThis.startTimes = { progress: 0, drawn: 0 };
  (function look() {
    const main = document.querySelector('main');
    const label = main?.querySelector('[aria-busy=true] p');
    if (!startTimes.progress && label?.checkVisibility({ opacityProperty: true })) startTimes.progress = performance.now();
    const isDrawn =
      document.documentElement?.dataset.live !== undefined &&
      main?.querySelector('h1') && !main.querySelector('[aria-busy=true]');
    if (isDrawn) requestAnimationFrame(() => setTimeout(() => (startTimes.drawn = performance.now())));
    else requestAnimationFrame(look);
  })();
`;

async function start(page: Page, origin: string, role: Role) {
  await page.goto(origin + portalPath(homeOf(role)), { waitUntil: 'commit' });
  const times = await page.waitForFunction(
    () => {
      const { startTimes } = globalThis as unknown as { startTimes?: { progress: number; drawn: number } };
      return startTimes?.drawn ? startTimes : null;
    },
    null,
    { timeout: 120_000 },
  );
  return (await times.jsonValue())!;
}

/** From the navigation to the first screen with its records, and to the sentence about reading: 0 if it never shows. */
async function measureStart(page: Page, session: CDPSession, origin: string, role: Role): Promise<Figure[]> {
  const [drawn, progress]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    await slowDown(session);
    const times = await start(page, origin, role);
    await slowDown(session, 1);
    // After the first start the portal writes the copies that the next ones read.
    await page.waitForTimeout(round === 0 ? 15_000 : 300);
    if (round === 0) continue;
    drawn.push(times.drawn);
    progress.push(times.progress);
  }
  const silent = drawn.filter((time, round) => time > progressFrom && progress[round] === 0);
  return [
    timesFigure(`start ${role}`, drawn, agencyGoals.start),
    {
      name: `start ${role}: over ${progressFrom} ms without progress`,
      unit: 'count',
      value: silent.length,
      ...agencyGoals.silentStarts,
    },
  ];
}

/** Reads a time entry again, as after a change in another tab. Runs in the page. */
async function touch(id: string) {
  const channel = new BroadcastChannel('portal');
  const keys = [{ collection: 'timeEntries', id }];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is same-origin
  channel.postMessage({ type: 'changed', keys, operationIds: [] });
  channel.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** From the navigation to the painted screen, after a time entry has changed, and without a change. */
async function measureScreen(
  page: Page,
  session: CDPSession,
  role: Role,
  route: PortalRouteId,
): Promise<Figure[]> {
  const [changed, again]: [number[], number[]] = [[], []];
  const leave = async () => {
    await slowDown(session, 1);
    await visit(page, profileOf(role));
    await page.waitForTimeout(150);
  };
  // The first visit loads the screen's code and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await leave();
    await page.evaluate(touch, `entry-${round}`);
    await slowDown(session);
    const first = await visit(page, route);
    await leave();
    await slowDown(session);
    const second = await visit(page, route);
    if (round === 0) continue;
    changed.push(first);
    again.push(second);
  }
  await leave();
  return [
    timesFigure(`${route} after a change`, changed, agencyGoals.screen),
    timesFigure(`${route} again`, again, agencyGoals.screen),
  ];
}

/** All screens of a role but the one that its screens are opened from. */
const screensOf = (role: Role) =>
  portalRouteIds.filter((id) => portalRoutes[id].role === role && id !== profileOf(role));

interface MeasuredPress {
  label: string;
  route: PortalRouteId;
  control: (page: Page) => Locator;
}

/** Presses of the admin that read many records. */
const measuredPresses: readonly MeasuredPress[] = [
  {
    label: 'sort employees',
    route: 'employees',
    control: (page) => page.locator('main thead').getByRole('button', { name: 'Name' }),
  },
  {
    label: 'sort projects',
    route: 'projects',
    control: (page) => page.locator('main thead').getByRole('button').first(),
  },
  {
    label: 'previous month',
    route: 'monthly-report',
    control: (page) => page.getByRole('link', { name: /^Previous: / }),
  },
  {
    label: 'previous year',
    route: 'annual-report',
    control: (page) => page.getByRole('link', { name: /^Previous: / }),
  },
  {
    label: 'next four weeks',
    route: 'capacity',
    control: (page) => page.getByRole('link', { name: 'Next four weeks' }),
  },
  {
    label: 'list of tasks',
    route: 'admin-tasks',
    control: (page) => page.getByRole('link', { name: 'List', exact: true }),
  },
  {
    label: 'new invoice',
    route: 'invoices',
    control: (page) => page.getByRole('button', { name: 'New invoice' }).first(),
  },
];

async function measurePress(
  page: Page,
  session: CDPSession,
  { label, route, control }: MeasuredPress,
): Promise<Figure> {
  const answers: number[] = [];
  // The first press loads code and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await slowDown(session, 1);
    await page.keyboard.press('Escape');
    await visit(page, profileOf('admin'));
    await visit(page, route);
    await page.waitForTimeout(500);
    await slowDown(session);
    const answer = await press(page, control(page), 30_000);
    if (round > 0) answers.push(answer);
  }
  await slowDown(session, 1);
  return timesFigure(`press: ${label}`, answers, pressGoal);
}

async function measureRole(page: Page, origin: string, role: Role): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await signInAs(page, role);
  const figures = await measureStart(page, session, origin, role);

  // Loads the code of the other screens.
  await page.mouse.move(2, 2);
  await page.waitForTimeout(2000);
  for (const route of screensOf(role)) figures.push(...(await measureScreen(page, session, role, route)));
  if (role === 'admin')
    for (const one of measuredPresses) figures.push(await measurePress(page, session, one));
  await session.detach();
  return figures;
}

const withoutGoal = ({ name, unit, value, worst }: Figure): Figure => ({ name, unit, value, worst });

/** Measures the agency at both sizes. The goals hold for the first one. @param origin - of the served production build. */
export async function measureAgency(origin: string): Promise<Section[]> {
  const results: Section[] = [];
  for (const entries of sizes)
    await withBrowser(async (browser) => {
      const page = await openDesktopPage(browser, 'admin');
      await page.addInitScript(watchStart);
      await page.addInitScript(listen);
      await fillPortal(page, origin, (today) => createAgency({ entries, today }));
      const figures: Figure[] = [];
      for (const role of ['admin', 'employee', 'intern'] as const)
        figures.push(...(await measureRole(page, origin, role)));
      results.push({
        title: `An agency with 200 projects, 60 people and ${entries} time entries, ${slower} times slower (medians of ${rounds})`,
        figures: entries === sizes[0] ? figures : figures.map(withoutGoal),
      });
    });
  return results;
}
