/**
 * `npm run test:engines`: opens every kind of page and every screen in Firefox and WebKitGTK, and does the
 * main act of each. `--only firefox` runs one of the browsers, `--who admin` the pages of one kind of user.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from '../../scripts/serve';
import { withServer } from '../../scripts/server/with-server';
import { acts, type Act } from './acts';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { Visit } from './visit';
import { writeWatchedSite } from './watched-site';
import { startWebkit } from './webkit';

const { values } = parseArgs({
  options: { only: { type: 'string' }, who: { type: 'string' } },
});

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};

const dist = join(import.meta.dirname, '../../dist');

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist/index.html yet: run `npm run build` first.');
  process.exit(2);
}

let passed = 0;
const failures: string[] = [];

/** Runs one act. An error in the page fails it too. */
async function check(name: string, visit: Visit, act: Act) {
  const started = Date.now();
  const faults: string[] = [];
  await act(visit).catch((error: Error) => faults.push(error.message));
  faults.push(...(await visit.errors().catch((error: Error) => [error.message])));
  if (faults.length === 0) passed += 1;
  else failures.push(`${name}: ${faults.join('; ')}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log([`${faults.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`, ...faults].join('\n    '));
}

async function runEngine(engineName: string, visit: Visit) {
  for (const [user, itsActs] of Object.entries(acts)) {
    if (values.who && values.who !== user) continue;
    for (const [name, act] of Object.entries(itsActs))
      await check(`${engineName}, ${user} ${name}`, visit, act);
  }
}

const folder = await writeWatchedSite(dist);
try {
  await withServer(createSiteServer(folder), async (origin) => {
    for (const [name, start] of Object.entries(engines)) {
      if (values.only && values.only !== name) continue;
      const engine = await start();
      await runEngine(name, new Visit(engine, origin)).finally(() => engine.close());
    }
  });
} finally {
  await rm(folder, { recursive: true });
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
