import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, signedIn } from './portal';
import { expect, test } from './site';

interface Planned {
  title: string;
  /** Lines of its VEVENT. */
  lines: readonly string[];
  /** The days of the shown week that it takes place on. */
  days: readonly string[];
}

const allDay = (title: string, first: string, end: string, days: readonly string[], ...more: string[]) => ({
  title,
  lines: [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`, ...more],
  days,
});

const timed = (title: string, start: string, end: string, days: readonly string[]) => ({
  title,
  lines: [`DTSTART${start}`, `DTEND${end}`],
  days,
});

/** A week before the first event of the sample: with those of the sample a day would have more than the month has lines for. */
const week = [
  '2026-01-12',
  '2026-01-13',
  '2026-01-14',
  '2026-01-15',
  '2026-01-16',
  '2026-01-17',
  '2026-01-18',
];
const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = week as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const holiday = allDay('Holiday', '20260116', '20260117', [friday]);
const market = allDay('Market', '20250104', '20250105', [saturday], 'RRULE:FREQ=WEEKLY;BYDAY=SA');

/** Each by itself, as days without an event may move those of the days after them. */
const sets: Readonly<Record<string, readonly Planned[]>> = {
  'one day late in the week, and a series that began long before': [holiday, market],
  'days across the borders of the week, and two on one day': [
    allDay('Fair', '20260110', '20260114', [monday, tuesday]),
    allDay('Offsite', '20260118', '20260121', [sunday]),
    allDay('Inventory', '20260115', '20260116', [thursday]),
    allDay('Visit', '20260115', '20260117', [thursday, friday]),
    timed('Night shift', ';TZID=Europe/Berlin:20260113T220000', ';TZID=Europe/Berlin:20260114T020000', [
      tuesday,
      wednesday,
    ]),
    timed(
      'West coast call',
      ';TZID=America/Los_Angeles:20260115T180000',
      ';TZID=America/Los_Angeles:20260115T190000',
      [friday],
    ),
    timed('Launch', ':20260116T233000Z', ':20260117T003000Z', [saturday]),
  ],
  'an event on each weekday': week.map((day, index) => {
    const first = day.replaceAll('-', '');
    return allDay(`Day ${index + 1}`, first, String(Number(first) + 1), [day]);
  }),
};

const file = (events: readonly Planned[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//journey//calendar//EN',
    ...events.flatMap(({ title, lines }) => [
      'BEGIN:VEVENT',
      `UID:${title}`,
      'DTSTAMP:20261101T000000Z',
      `SUMMARY:Plan ${title}`,
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const count = (events: readonly Planned[]) => (events.length === 1 ? '1 event' : `${events.length} events`);

async function importEvents(page: Page, events: readonly Planned[]) {
  await openScreen(page, portalPath('schedule', { import: '1', view: 'week' }), 'Schedule');
  await page.getByLabel('Calendar file (.ics)').setInputFiles({
    name: 'plans.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(file(events)),
  });
  await page.getByRole('button', { name: `Import ${count(events)}` }).click();
  await expect(page.getByText(/^Imported /)).toBeVisible();
}

/** The days over whose part of the screen each event is drawn, by title, as somebody reads them who looks. */
const drawn = (page: Page, heads: string) =>
  page.evaluate((selector) => {
    const columns = [...document.querySelectorAll<HTMLElement>(selector)].map((head) => ({
      day: (head.getAttribute('aria-label') ?? head.dataset.day)!,
      box: head.getBoundingClientRect(),
    }));
    const byMonth = selector.includes('gridcell');
    const found: Record<string, string[]> = {};
    for (const link of document.querySelectorAll<HTMLElement>('main a[data-key]')) {
      const title = /Plan ([^,]+)/.exec(link.getAttribute('aria-label') ?? link.textContent ?? '')?.[1];
      const { left, right, top, bottom, width } = link.getBoundingClientRect();
      if (!title || width === 0) continue;
      const over = columns.filter(
        ({ box }) =>
          left >= box.left - 1 &&
          right <= box.right + 1 &&
          (!byMonth || (top >= box.top - 1 && bottom <= box.bottom + 1)),
      );
      found[title] = [...(found[title] ?? []), ...over.map(({ day }) => day)];
      if (over.length !== 1) found[title].push(`over ${over.length} days`);
    }
    return found;
  }, heads);

/** The days of the list under which each event is read. */
const listed = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {};
    for (const section of document.querySelectorAll('main section[aria-label]'))
      for (const link of section.querySelectorAll('a[data-key]')) {
        const title = /Plan ([^,]+?)(, repeats)?$/.exec(
          link.querySelector('[class*=title]')?.textContent ?? '',
        )?.[1];
        if (title) found[title] = [...(found[title] ?? []), section.getAttribute('aria-label')!];
      }
    return found;
  });

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '');

const meant = (events: readonly Planned[]) =>
  Object.fromEntries(events.map(({ title, days }) => [title, days.map(longDay)]));

const looks = [
  { width: 1440, direction: 'ltr' },
  { width: 1440, direction: 'rtl' },
  { width: 390, direction: 'ltr' },
];

test.use({ timezoneId: 'Europe/Berlin' });

for (const [name, events] of Object.entries(sets))
  test(`the calendar shows ${name}, over their days`, nightly, async ({ page }) => {
    await signedIn(page, 'employee');
    await importEvents(page, events);
    for (const { width, direction } of looks)
      await test.step(`at ${width} px, ${direction}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const turn = () => page.evaluate((dir) => void (document.documentElement.dir = dir), direction);

        await openScreen(page, portalPath('schedule', { view: 'week', date: wednesday }), 'Schedule');
        await turn();
        await expect
          .poll(() => drawn(page, '[role=columnheader][aria-label]'), 'week')
          .toEqual(meant(events));

        await openScreen(page, portalPath('schedule', { view: 'month', date: wednesday }), 'Schedule');
        await turn();
        if (width > 800) {
          const inMonth = await drawn(page, '[role=gridcell][data-day]');
          for (const { title, days } of events)
            expect(
              inMonth[title]!.filter((day) => week.includes(day)),
              `month: ${title}`,
            ).toEqual(days);
        } else
          for (const day of week) {
            // A small month counts; the chosen day is read below it.
            await page.locator(`[role=gridcell][data-day='${day}']`).click();
            const here = events.filter(({ days }) => days.includes(day)).map(({ title }) => title);
            await expect
              .poll(async () => Object.keys(await listed(page)).sort(), `month, ${day}`)
              .toEqual(here.sort());
          }

        await openScreen(page, portalPath('schedule', { view: 'agenda', date: monday }), 'Schedule');
        await turn();
        const inAgenda = await listed(page);
        for (const { title, days } of events)
          expect(inAgenda[title]![0], `agenda: ${title}`).toBe(longDay(days[0]!));
      });
  });
