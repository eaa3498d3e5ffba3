/**
 * `npm run bench`: measures the production build and prints each metric with its goal. Exit code 1: missed.
 *   --parts pages,search   the parts to measure; all of them take over an hour
 *   --runs 5               runs per page; the median counts
 *   --vs name=url          measures another site in the same interleaved run (repeatable)
 *   --pages /,/about       pages to measure
 *   --real                 also measures with real (devtools) throttling
 *   --keep                 keeps the figures of pages in src/content/measurements.json, which /proof shows
 *   --no-build             measures the existing dist/
 * Writes generated/bench.json. Results depend on the machine, so its benchmark index and load are printed too.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { roles } from '../../src/routes/portal-table';
import { build } from '../build';
import { createSiteServer } from '../serve';
import { keepMeasurements, measuredCommit } from '../measurements';
import { withServer } from '../server/with-server';
import { writeWhole } from '../write-whole';
import { measureAgency } from './agency';
import { benchmarkIndex } from './browser';
import { measureCalendar } from './calendar';
import { printSection, type Section } from './figures';
import { pageGoals, portalGoals, siteSection, type LighthouseGoals } from './goals';
import {
  medianRun,
  runLighthouse,
  type LighthouseRun,
  type LighthouseTarget,
  type Throttling,
} from './lighthouse';
import { measureMemory } from './memory';
import { measurePictures } from './pictures';
import { measurePresses } from './presses';
import { measureScrolling } from './scrolling';
import { measureSearch } from './search';
import { measureShared } from './shared';
import { measureTable } from './table';
import { measureVisit } from './whole-visit';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    vs: { type: 'string', multiple: true, default: [] },
    parts: { type: 'string' },
    pages: {
      type: 'string',
      default: '/,/about,/services/graphic-design,/blog/one-line-many-pictures,/portfolio,/careers,/contact',
    },
    real: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** A line for each missed goal. */
const missed: string[] = [];

interface Site extends LighthouseTarget {
  name: string;
  goals: LighthouseGoals;
}

const paths = values.pages.split(',');

const pagesOf = (origin: string): Site[] =>
  paths.map((path) => ({ name: path, url: origin + path, goals: pageGoals }));

const portalOf = (origin: string): Site[] =>
  roles.map((role) => {
    const path = portalPath(homeOf(role));
    return { name: path, url: origin + path, role, goals: portalGoals };
  });

const others: readonly Site[] = values.vs.map((pair) => {
  const [name = pair, ...url] = pair.split('=');
  return { name, url: url.join('='), goals: {} };
});

/**
 * Measures the sites in turns, so that a temporary load of the machine affects all of them.
 * @returns the medians with simulated throttling, by the site's name
 */
async function measureSites(sites: readonly Site[], report: Record<string, unknown>) {
  const simulated = new Map<string, LighthouseRun>();
  const throttlings: Throttling[] = values.real ? ['simulate', 'devtools'] : ['simulate'];
  for (const throttling of throttlings) {
    const runs = new Map<string, LighthouseRun[]>(sites.map(({ name }) => [name, []]));
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const site of sites) runs.get(site.name)?.push(await runLighthouse(site, throttling));
    }
    for (const { name, goals } of sites) {
      const all = runs.get(name)!;
      const median = medianRun(all);
      if (throttling === 'simulate') simulated.set(name, median);
      report[`${name} ${throttling}`] = { median, runs: all };
      missed.push(...printSection(siteSection(name, throttling, median, goals)));
    }
  }
  return simulated;
}

const parts: Readonly<
  Record<string, (origin: string, paths: readonly string[]) => Promise<readonly Section[]>>
> = {
  pictures: measurePictures,
  presses: measurePresses,
  scrolling: measureScrolling,
  calendar: measureCalendar,
  agency: measureAgency,
  memory: measureMemory,
  visit: measureVisit,
  search: measureSearch,
  table: measureTable,
  shared: measureShared,
};
const partNames = ['pages', 'portal', ...Object.keys(parts)];

async function main() {
  const wanted = values.parts?.split(',') ?? partNames;
  const unknown = wanted.filter((name) => !partNames.includes(name));
  if (unknown.length > 0) {
    console.error(`No part is called ${unknown.join(', ')}. The parts: ${partNames.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  if (values.keep && (values['no-build'] || !wanted.includes('pages'))) {
    console.error('--keep needs the part pages and a build of the present commit: leave out --no-build.');
    process.exitCode = 2;
    return;
  }
  const commit = values.keep ? measuredCommit() : null;
  if (!values['no-build']) await build();
  const speed = await benchmarkIndex();
  const report: Record<string, unknown> = { cpus: cpus().length, load: loadavg(), benchmarkIndex: speed };
  await withServer(createSiteServer(), async (origin) => {
    const pages = wanted.includes('pages') ? pagesOf(origin) : [];
    const sites = [...pages, ...(wanted.includes('portal') ? portalOf(origin) : [])];
    if (sites.length > 0) {
      const medians = await measureSites([...sites, ...others], report);
      if (commit)
        keepMeasurements('pages', commit, {
          runs: Number(values.runs),
          figures: Object.fromEntries(pages.map(({ name }) => [name, medians.get(name)!])),
        });
    }
    for (const [name, measure] of Object.entries(parts)) {
      if (!wanted.includes(name)) continue;
      const sections = await measure(origin, paths);
      report[name] = sections;
      missed.push(...sections.flatMap(printSection));
    }
  });
  console.log(`\n${cpus().length} cores, benchmark index ${speed}, load ${loadavg()[0]?.toFixed(2)}`);
  if (missed.length > 0) {
    console.log(`\nGoals missed (${missed.length}):\n  ${missed.join('\n  ')}`);
    process.exitCode = 1;
  }
  writeWhole(join(import.meta.dirname, '../../generated/bench.json'), JSON.stringify(report, null, 2));
}

if (values.help)
  console.log(
    `npm run bench -- [--parts ${partNames.join(',')}] [--runs 5] [--pages /,/about] [--real] [--vs name=url] [--keep] [--no-build]`,
  );
else await main();
