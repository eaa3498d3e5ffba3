/**
 * `npm run bench`: measures the production build and prints each figure beside its goal.
 *   --parts pages,visit,search,scale   what to measure; all of it takes about half an hour
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
import { build } from '../build';
import { createSiteServer } from '../serve';
import { medianOf, runLighthouse, type LighthouseRun, type Throttling } from './lighthouse';
import { measureScale, printScale } from './scale';
import { measureSearch, printSearch } from './search';
import { measureVisit } from './whole-visit';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    vs: { type: 'string', multiple: true, default: [] },
    parts: { type: 'string', default: 'pages,visit,search,scale' },
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
const goals: Partial<Record<keyof LighthouseRun, { limit: number; atLeast?: boolean }>> = {
  performance: { limit: 100, atLeast: true },
  accessibility: { limit: 100, atLeast: true },
  bestPractices: { limit: 100, atLeast: true },
  seo: { limit: 100, atLeast: true },
  lcp: { limit: 1000 },
  tbt: { limit: 20 },
  cls: { limit: 0 },
  bytes: { limit: 190 * KiB },
  scriptBytes: { limit: 75 * KiB },
};

function show(key: keyof LighthouseRun, value: number): string {
  if (key === 'bytes' || key === 'scriptBytes') return `${(value / KiB).toFixed(1)} KiB`;
  if (key === 'cls') return value.toFixed(4);
  return ['fcp', 'lcp', 'tbt'].includes(key) ? `${Math.round(value)} ms` : String(value);
}

function printRow(name: string, throttling: Throttling, median: LighthouseRun) {
  console.log(`\n${name} (${throttling})`);
  for (const key of Object.keys(median) as (keyof LighthouseRun)[]) {
    const goal = throttling === 'simulate' ? goals[key] : undefined;
    const met = !goal || (goal.atLeast ? median[key] >= goal.limit : median[key] <= goal.limit + 1e-4);
    const wanted = goal ? `  goal ${goal.atLeast ? '≥' : '≤'} ${show(key, goal.limit)}` : '';
    console.log(`  ${met ? ' ' : '✗'} ${key.padEnd(14)} ${show(key, median[key]).padStart(10)}${wanted}`);
  }
}

async function measurePages(origin: string, report: Record<string, unknown>) {
  const sites = [
    ...values.pages.split(',').map((path) => ({ name: path, url: origin + path })),
    ...values.vs.map((pair) => {
      const [name = pair, ...url] = pair.split('=');
      return { name, url: url.join('=') };
    }),
  ];
  const throttlings: Throttling[] = values.real ? ['simulate', 'devtools'] : ['simulate'];
  for (const throttling of throttlings) {
    const runs = new Map<string, LighthouseRun[]>(sites.map(({ name }) => [name, []]));
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const { name, url } of sites) runs.get(name)?.push(await runLighthouse(url, throttling));
    }
    for (const [name, all] of runs) {
      const median = medianOf(all);
      report[`${name} ${throttling}`] = { median, runs: all };
      printRow(name, throttling, median);
    }
  }
}

async function measureWholeVisit(origin: string, report: Record<string, unknown>) {
  const visit = await measureVisit(`${origin}/`);
  report.visit = visit;
  console.log('\n/ visited to its end');
  console.log(`  script at rest ${(visit.scriptAtRest / KiB).toFixed(1)} KiB  goal ≤ 75 KiB`);
  console.log(`  everything     ${(visit.bytes / KiB).toFixed(1)} KiB  goal ≤ 650 KiB`);
  console.log(`  script in all  ${(visit.script / KiB).toFixed(1)} KiB`);
}

async function main() {
  if (!values['no-build']) await build();
  const parts = values.parts.split(',');
  const server = createSiteServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report: Record<string, unknown> = { cpus: cpus().length, load: loadavg() };
  try {
    if (parts.includes('pages')) await measurePages(origin, report);
    if (parts.includes('visit')) await measureWholeVisit(origin, report);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  if (parts.includes('search')) {
    const search = await measureSearch();
    report.search = search;
    printSearch(search);
  }
  if (parts.includes('scale')) {
    const scale = await measureScale();
    report.scale = scale;
    printScale(scale);
  }
  console.log(`\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}`);
  await mkdir(join(import.meta.dirname, '../../generated'), { recursive: true });
  await writeFile(join(import.meta.dirname, '../../generated/bench.json'), JSON.stringify(report, null, 2));
}

if (values.help)
  console.log(
    'npm run bench -- [--parts pages,visit,search,scale] [--runs 5] [--pages /,/about] [--real] [--vs name=url] [--no-build]',
  );
else await main();
