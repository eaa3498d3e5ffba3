/**
 * Measures the Employees table with 10,000 people, with the CPU slowed down four times: the visit of the screen, and the time
 * from a press or a key to the next frame.
 */
import type { Locator, Page } from 'playwright-core';
import { portalPath, profileOf } from '../../src/routes/portal-paths';
import { manyEntries, manyPeople } from '../../stories/dashboard/many-people';
import { openDesktopPage, slowDown, slower, visit, withBrowser } from './browser';
import { timesFigure, type Section } from './figures';
import { fillPortal } from './fill-portal';
import { tableGoals } from './goals';
import { held } from './memory';
import { listen, longestAnswer, press } from './presses';

const people = 10_000;
const rounds = 3;

const head = (page: Page, name: string) =>
  page.locator('main thead').getByRole('button', { name: new RegExp(`^${name}`) });
const everyRow = (page: Page) => page.locator('main thead').getByRole('checkbox');

/** In this order, each round. */
const controls: Readonly<Record<string, (page: Page) => Locator>> = {
  'sort by team': (page) => head(page, 'Team'),
  'sort by hours': (page) => head(page, 'Hours'),
  'sort by name': (page) => head(page, 'Name'),
  'open a filter': (page) => page.getByRole('button', { name: /^Filter by Team/ }),
  'filter by a team': (page) => page.getByRole('checkbox', { name: /^Design/ }),
  'take the filter back': (page) => page.getByRole('checkbox', { name: /^Design/ }),
  'next page': (page) => page.getByRole('link', { name: 'Next page' }),
  'select a row': (page) => page.locator('main tbody').getByRole('checkbox').first(),
  'select the page': everyRow,
  'select everybody': (page) => page.getByRole('button', { name: /^Select all/ }),
  'clear the selection': (page) => page.getByRole('button', { name: 'Clear selection' }),
};

/** Measures the table, in two minutes. @param origin - of the served production build. */
export async function measureTable(origin: string): Promise<Section[]> {
  return withBrowser(async (browser) => {
    const page = await openDesktopPage(browser, 'admin');
    await page.addInitScript(listen);
    const all = manyPeople(people);
    await fillPortal(page, origin, () => ({ people: all, timeEntries: manyEntries(all) }));
    await page.goto(origin + portalPath('employees'));
    await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 });
    const session = await page.context().newCDPSession(page);
    const open: number[] = [];
    const presses: Record<string, number[]> = {};
    const keys: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await visit(page, profileOf('admin'));
      await slowDown(session);
      open.push(await visit(page, 'employees'));
      for (const [name, control] of Object.entries(controls))
        (presses[name] ??= []).push(await press(page, control(page), 30_000));
      await page.getByRole('searchbox', { name: 'Search employees' }).click();
      for (const letter of 'noor adair') {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(500);
        keys.push(await longestAnswer(page));
      }
      await slowDown(session, 1);
    }
    const { heap } = await held(page);
    return [
      {
        title: `Table of ${people.toLocaleString('en-GB')} people, ${slower} times slower (medians of ${rounds})`,
        figures: [
          timesFigure('open', open),
          { name: 'heap', unit: 'MB', value: heap },
          ...Object.entries(presses).map(([name, times]) => timesFigure(name, times, tableGoals.press)),
          timesFigure('a key in the search field', keys, tableGoals.key),
        ],
      },
    ];
  });
}
