/**
 * `npm run bench`: measures the production build and prints each figure beside its goal. Exit code 1: a figure misses its goal.
 *   --parts pages,portal,screens,presses,scrolling,calendar,memory,visit,search,table,scale   what to measure; all of it takes over an hour
 *   --runs 5          runs a page, of which the median counts
 *   --vs name=url     another site in the same interleaved run (repeatable)
 *   --pages /,/about  pages to measure
 *   --real            also under real (devtools) throttling
 * Writes generated/bench.json. Measures depend on the machine: its load is printed with them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { roles } from '../../src/routes/portal-table';
import { build } from '../build';
import { createSiteServer } from '../serve';
import { measureCalendar, printCalendar } from './calendar';
import { pageGoals, portalGoals, printPeers, printRow, type Goals } from './goals';
import {
  medianOf,
  runLighthouse,
  type LighthouseRun,
  type LighthouseTarget,
  type Throttling,
} from './lighthouse';
import { measureMemory, printMemory } from './memory';
import { measurePresses, printPresses } from './presses';
import { measureScale, printScale } from './scale';
import { measureScreens, printScreens } from './screens';
import { measureScrolling, printScrolling } from './scrolling';
import { measureSearch, printSearch } from './search';
import { measureTable, printTable } from './table';
import { printFigure } from './times';
import { measureVisit } from './whole-visit';

const allParts = [
  'pages',
  'portal',
  'screens',
  'presses',
  'scrolling',
  'calendar',
  'memory',
  'visit',
  'search',
  'table',
  'scale',
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    vs: { type: 'string', multiple: true, default: [] },
    parts: { type: 'string', default: allParts.join(',') },
    pages: {
      type: 'string',
      default: '/,/about,/services/graphic-design,/blog/one-line-many-pictures,/portfolio,/careers,/contact',
    },
    real: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const KiB = 1024;

/** A line for each goal that is missed, with the part that measures it. */
const missed: string[] = [];
const note = (part: string, lines: readonly string[]) =>
  missed.push(...lines.map((line) => `${part}: ${line.trim()}`));

interface Site extends LighthouseTarget {
  name: string;
  goals: Goals;
}

const pagesOf = (origin: string): Site[] =>
  values.pages.split(',').map((path) => ({ name: path, url: origin + path, goals: pageGoals }));

const portalOf = (origin: string): Site[] =>
  roles.map((role) => {
    const path = portalPath(homeOf(role));
    return { name: path, url: origin + path, role, goals: portalGoals };
  });

const others: readonly Site[] = values.vs.map((pair) => {
  const [name = pair, ...url] = pair.split('=');
  return { name, url: url.join('='), goals: {} };
});

/** Measures each site as often as is asked, in turns, so that a busy minute falls on all of them. */
async function measureSites(sites: readonly Site[], report: Record<string, unknown>) {
  const throttlings: Throttling[] = values.real ? ['simulate', 'devtools'] : ['simulate'];
  for (const throttling of throttlings) {
    const runs = new Map<string, LighthouseRun[]>(sites.map(({ name }) => [name, []]));
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const site of sites) runs.get(site.name)?.push(await runLighthouse(site, throttling));
    }
    for (const { name, goals } of sites) {
      const all = runs.get(name)!;
      const median = medianOf(all);
      report[`${name} ${throttling}`] = { median, runs: all };
      note(name, printRow(name, throttling, median, goals));
    }
  }
}

async function measureWholeVisit(origin: string, report: Record<string, unknown>) {
  const visit = await measureVisit(`${origin}/`);
  report.visit = visit;
  console.log('\n/ visited to its end');
  const print = (name: string, bytes: number, goal?: number) =>
    printFigure(
      `${name.padEnd(14)} ${(bytes / KiB).toFixed(1)} KiB${goal ? `  goal ≤ ${goal} KiB` : ''}`,
      goal !== undefined && bytes > goal * KiB,
    );
  note('visit', [
    ...print('script at rest', visit.scriptAtRest, 75),
    ...print('everything', visit.bytes, 650),
    ...print('script in all', visit.script),
  ]);
}

async function main() {
  const parts = values.parts.split(',');
  const unknown = parts.filter((part) => !allParts.includes(part));
  if (unknown.length > 0) {
    console.error(`No part is called ${unknown.join(', ')}. The parts: ${allParts.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  if (!values['no-build']) await build();
  const server = createSiteServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report: Record<string, unknown> = { cpus: cpus().length, load: loadavg() };
  try {
    const sites = [
      ...(parts.includes('pages') ? pagesOf(origin) : []),
      ...(parts.includes('portal') ? portalOf(origin) : []),
    ];
    if (sites.length > 0) {
      await measureSites([...sites, ...others], report);
      printPeers();
    }
    if (parts.includes('screens')) {
      const screens = await measureScreens(origin);
      report.screens = screens;
      note('screens', printScreens(screens));
    }
    if (parts.includes('presses')) {
      const presses = await measurePresses(origin);
      report.presses = presses;
      note('presses', printPresses(presses));
    }
    if (parts.includes('scrolling')) {
      const scrolling = await measureScrolling(origin);
      report.scrolling = scrolling;
      note('scrolling', printScrolling(scrolling));
    }
    if (parts.includes('calendar')) {
      const calendar = await measureCalendar(origin);
      report.calendar = calendar;
      note('calendar', printCalendar(calendar));
    }
    if (parts.includes('memory')) {
      const memory = await measureMemory(origin);
      report.memory = memory;
      printMemory(memory);
    }
    if (parts.includes('visit')) await measureWholeVisit(origin, report);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  if (parts.includes('search')) {
    const search = await measureSearch();
    report.search = search;
    note('search', printSearch(search));
  }
  if (parts.includes('table')) {
    const table = await measureTable();
    report.table = table;
    note('table', printTable(table));
  }
  if (parts.includes('scale')) {
    const scale = await measureScale();
    report.scale = scale;
    printScale(scale);
  }
  console.log(`\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}`);
  if (missed.length > 0) {
    console.log(`\nGoals missed (${missed.length}):\n  ${missed.join('\n  ')}`);
    process.exitCode = 1;
  }
  await mkdir(join(import.meta.dirname, '../../generated'), { recursive: true });
  await writeFile(join(import.meta.dirname, '../../generated/bench.json'), JSON.stringify(report, null, 2));
}

if (values.help)
  console.log(
    `npm run bench -- [--parts ${allParts.join(',')}] [--runs 5] [--pages /,/about] [--real] [--vs name=url] [--no-build]`,
  );
else await main();
