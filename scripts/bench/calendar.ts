/**
 * Measures every screen with calendar occurrences in Chromium on the production build, with the CPU slowed
 * down four times. The imported calendar has 3,000 weekly events and 300 rules that never occur or are
 * expensive to expand.
 */
import type { Page } from 'playwright-core';
import { homeOf, portalPath, profileOf } from '../../src/routes/portal-paths';
import { portalRoutes } from '../../src/routes/portal-table';
import { openDesktopPage, slowDown, slower, withBrowser } from './browser';
import { timesFigure, type Figure, type Section } from './figures';
import { taskGoal } from './goals';

const rounds = 5;

const codes = ['MO', 'TU', 'WE', 'TH', 'FR'];
const hostileRules = [
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366;COUNT=9999',
  'FREQ=MONTHLY;INTERVAL=97;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=32;COUNT=999',
  'FREQ=DAILY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30;COUNT=9999',
  'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;COUNT=99',
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The content of the .ics file. */
function hostileCalendar(): string {
  const event = (uid: string, hour: number, minute: number, rule: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    `SUMMARY:Measured ${uid}`,
    `DTSTART;TZID=Europe/Berlin:20260105T${twoDigits(hour)}${twoDigits(minute)}00`,
    'DURATION:PT45M',
    `RRULE:${rule}`,
    'END:VEVENT',
  ];
  const weekly = Array.from({ length: 3000 }, (_, index) =>
    event(`weekly-${index}`, index % 23, (index * 5) % 60, `FREQ=WEEKLY;BYDAY=${codes[index % 5]}`),
  );
  const hostile = Array.from({ length: 300 }, (_, index) =>
    event(`hostile-${index}`, 9, 0, hostileRules[index % hostileRules.length]!),
  );
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bench//calendar//EN',
    ...[...weekly, ...hostile].flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

interface Visit {
  screen: string;
  path: string;
  /** Selector of an element that exists only when the result is rendered. */
  answer: string;
}

const visits: readonly Visit[] = [
  {
    screen: 'month',
    path: portalPath('schedule', { view: 'month' }),
    answer: 'main [role=grid] [data-week] a',
  },
  {
    screen: 'week',
    path: portalPath('schedule', { view: 'week' }),
    answer: 'main [role=grid] ~ * [data-column] a',
  },
  {
    screen: 'agenda',
    path: portalPath('schedule', { view: 'agenda' }),
    answer: 'main section[aria-label] li a[data-key]',
  },
  { screen: 'home', path: portalPath(homeOf('employee')), answer: 'main a[href*="event="]' },
];

/** Records long tasks. Runs in the page. */
const listen = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
`;

interface Answer {
  /** From the navigation to the painted result. */
  ms: number;
  /** The longest task of the main thread in that time. */
  task: number;
}

/** Navigates like a click on a link, and waits until the result is painted. Runs in the page. */
async function visit({ path, answer }: { path: string; answer: string }): Promise<Answer> {
  const page = globalThis as unknown as { longTasks: number[] };
  page.longTasks.length = 0;
  const began = performance.now();
  history.pushState(null, '', path);
  const isThere = () => document.querySelector(answer) && !document.querySelector('main [aria-busy=true]');
  while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const ms = performance.now() - began;
  // The performance entry of a task arrives some time after the task.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { ms, task: Math.max(0, ...page.longTasks) };
}

/** Opens the command palette and searches for the imported events. */
async function openPalette(page: Page): Promise<Answer> {
  const begin = () => {
    const held = globalThis as unknown as { longTasks: number[]; began: number };
    held.longTasks.length = 0;
    held.began = performance.now();
  };
  await page.evaluate(begin);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('measured');
  await page.locator('dialog [role=option]').first().waitFor();
  const ms = await page.evaluate(
    () => performance.now() - (globalThis as unknown as { began: number }).began,
  );
  await page.waitForTimeout(500);
  const task = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  );
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  return { ms, task };
}

const away = profileOf('employee');

async function openAway(page: Page, origin: string) {
  await page.goto(origin + portalPath(away));
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.mouse.move(2, 2);
  await page.waitForTimeout(2500);
}

async function importCalendar(page: Page, origin: string) {
  await page.goto(origin + portalPath('schedule', { import: '1' }));
  await page.getByLabel('Calendar file (.ics)').setInputFiles({
    name: 'hostile.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(hostileCalendar()),
  });
  await page.getByRole('button', { name: /^Import [\d,]+ events/ }).click({ timeout: 60_000 });
  await page.getByText(/^Imported /).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
}

/**
 * Measures all screens with occurrences in three minutes: the first visit after a load (cold) and later visits (warm).
 * @param origin - of the served production build.
 */
export async function measureCalendar(origin: string): Promise<Section[]> {
  return withBrowser(async (browser) => {
    const page = await openDesktopPage(browser, 'employee');
    await page.addInitScript(listen);
    const session = await page.context().newCDPSession(page);
    await importCalendar(page, origin);
    const figures: Figure[] = [];
    const open: { screen: string; answer: () => Promise<Answer> }[] = [
      ...visits.map(({ screen, ...place }) => ({ screen, answer: () => page.evaluate(visit, place) })),
      { screen: 'palette', answer: () => openPalette(page) },
    ];
    for (const { screen, answer } of open) {
      const answers: Record<'cold' | 'warm', Answer[]> = { cold: [], warm: [] };
      for (let round = 0; round < rounds; round += 1) {
        await slowDown(session, 1);
        await openAway(page, origin);
        await slowDown(session);
        answers.cold.push(await answer());
        await page.evaluate(visit, {
          path: portalPath(away),
          answer: `main form, main [aria-label="${portalRoutes[away].title}"], main h2`,
        });
        answers.warm.push(await answer());
      }
      for (const [name, all] of Object.entries(answers)) {
        const times = all.map(({ ms }) => ms);
        const tasks = all.map(({ task }) => task);
        figures.push(
          timesFigure(`${screen}, ${name}`, times),
          timesFigure(`${screen}, ${name}: longest task`, tasks, taskGoal),
        );
      }
    }
    const title = `3,000 weekly events and 300 hostile rules, ${slower} times slower (medians of ${rounds})`;
    return [{ title, figures }];
  });
}
