/**
 * Measures the portal's screens with 500, 5,000 and 50,000 additional tasks, messages and time entries. The
 * time runs from the navigation to the painted screen, at full CPU speed, in Chromium on the production
 * build.
 */
import type { CDPSession, Page } from 'playwright-core';
import { personIdOf } from '../../src/dashboard/model/records/records';
import { homeOf, portalPath, profileOf } from '../../src/routes/portal-paths';
import { portalRoutes, type PortalRouteId, type Role } from '../../src/routes/portal-table';
import { openDesktopPage, withBrowser, visit } from './browser';
import { printFigure, timesOf, type Times } from './times';

/** Numbers of additional records of each kind. */
const sizes = [500, 5000, 50_000];
/** Number of visits to each screen. */
const rounds = 3;
/** Limit of script time until the paint, in ms, at the middle size. */
const scriptGoal = 100;

/** The screens that show these records. */
const screens: Readonly<Record<Role, readonly PortalRouteId[]>> = {
  employee: [
    'employee-home',
    'active-tasks',
    'completed-tasks',
    'schedule',
    'employee-inbox',
    'employee-sent',
    'timesheet',
  ],
  intern: [
    'intern-home',
    'courses',
    'assignments',
    'timelog',
    'resources',
    'intern-tasks',
    'mentorship',
    'intern-inbox',
    'intern-sent',
  ],
  admin: ['admin-home', 'performance', 'monthly-report', 'annual-report', 'approvals'],
};

export interface ScreenBench {
  records: number;
  route: PortalRouteId;
  /** Time until the paint. */
  painted: Times;
  /** Script time within it. */
  script: Times;
}

/** Writes records spread over two years to the portal's database. Runs in the page. */
async function fill({ count, me }: { count: number; me: string }) {
  const day = 86_400_000;
  const now = Date.now();
  const people = [me, 'noor-adair', 'ilan-voss', 'mara-quist', 'ruth-halden'];
  const projects = ['harbour-ferry', 'ceramics-studio', 'grid-monitor'];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('portal');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The portal’s database did not open.')));
  });
  const transaction = database.transaction('rows', 'readwrite');
  const rows = transaction.objectStore('rows');
  const keep = (collection: string, record: { id: string; [field: string]: unknown }) =>
    rows.put({ collection, id: record.id, revision: 1, record: { revision: 1, ...record } });
  for (let index = 0; index < count; index += 1) {
    const at = new Date(now - ((index * 730) / count) * day).toISOString();
    const person = people[index % people.length]!;
    const project = projects[index % projects.length]!;
    const done = index % 10 !== 0;
    keep('tasks', {
      id: `bench-${index}`,
      title: `Measured task ${index}`,
      notes: '',
      projectId: project,
      assigneeId: person,
      order: index,
      status: done ? 'done' : 'todo',
      priority: 'normal',
      subtasks: [],
      comments: [],
      dueOn: at.slice(0, 10),
      createdOn: at.slice(0, 10),
      completedOn: done ? at.slice(0, 10) : null,
    });
    const from = index % 2 ? me : person;
    const to = from === me ? 'noor-adair' : me;
    keep('messages', {
      id: `bench-${index}`,
      threadId: `bench-${index - (index % 4)}`,
      fromId: from,
      toIds: [to],
      sentAt: at,
      subject: `Measured message ${index}`,
      body: 'Words for the measure.',
      readByIds: [from, ...(index % 7 ? [to] : [])],
      archivedByIds: [],
    });
    keep('timeEntries', {
      id: `bench-${index}`,
      personId: person,
      projectId: project,
      taskId: null,
      day: at.slice(0, 10),
      minutes: 30,
      startedAt: null,
      endedAt: null,
      note: '',
      billable: true,
    });
  }
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(new Error('The records could not be written.')));
  });
  database.close();
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
}

async function openPortal(page: Page, origin: string, role: Role) {
  await page.goto(origin + portalPath(homeOf(role)));
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, {
    timeout: 120_000,
  });
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1000);
}

async function measure(page: Page, origin: string, role: Role, records: number): Promise<ScreenBench[]> {
  await openPortal(page, origin, role);
  await page.evaluate(fill, { count: records, me: personIdOf[role] });
  await openPortal(page, origin, role);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const away = profileOf(role);
  const results: ScreenBench[] = [];
  for (const route of screens[role]) {
    const [painted, script]: [number[], number[]] = [[], []];
    // The first visit loads the screen's code and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      await page.evaluate(visit, { path: portalPath(away), title: portalRoutes[away].title });
      await page.waitForTimeout(200);
      const before = await scriptTime(session);
      const wait = await page.evaluate(visit, { path: portalPath(route), title: portalRoutes[route].title });
      if (round === 0) continue;
      painted.push(wait);
      script.push((await scriptTime(session)) - before);
    }
    results.push({ records, route, painted: timesOf(painted), script: timesOf(script) });
  }
  return results;
}

/** Measures every screen at every size, in a few minutes. @param origin - of the served production build. */
export async function measureScreens(origin: string): Promise<ScreenBench[]> {
  return withBrowser(async (browser) => {
    const results: ScreenBench[] = [];
    for (const records of sizes)
      for (const role of Object.keys(screens) as Role[]) {
        const page = await openDesktopPage(browser, role);
        results.push(...(await measure(page, origin, role, records)));
        await page.close();
      }
    return results;
  });
}

/** @returns a line for each missed goal. */
export function printScreens(results: readonly ScreenBench[]): string[] {
  console.log(
    `\nScreens with more records than the sample (medians of ${rounds}, goal ≤ ${scriptGoal} ms of script at 5,000)`,
  );
  return results.flatMap(({ records, route, painted, script }) => {
    const isMissed = records <= 5000 && script.median > scriptGoal;
    const ms = (value: number) => `${Math.round(value)} ms`.padStart(8);
    return printFigure(
      `${String(records).padStart(6)}  ${route.padEnd(18)} painted ${ms(painted.median)}  script ${ms(script.median)}`,
      isMissed,
    );
  });
}
