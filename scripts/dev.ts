/**
 * `npm run dev`: site and portal with hot reload. Code updates without a page reload where possible. Content
 * is compiled at the start and after each change, and then the page reloads. Pages are rendered in the
 * browser, not prerendered. Feed, sitemap and share pictures exist only in a build. `PORT` changes the port
 * (4173). `--help` prints the usage.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { furtherLanguages } from './content/content-folder';
import { runForLanguage } from './content/languages/run';
import { ContentError } from './content/mistakes';
import { writeModulesOrKeepLast } from './content/write-modules';
import { beOnlyRun, development, waitForRun } from './server/one-run';
import { hotOffsets, requirePort } from './server/require-port';
import { stopWithParent } from './server/stop-signals';

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    host: { type: 'boolean' },
    'no-watch': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const { language, help } = values;

if (help) {
  console.log(`npm run dev: site and portal with hot reload at http://localhost:4173 (PORT changes it)
  -- --language de  the site in a further language, without the portal; words that it lacks are in ⟦marks⟧
  -- --host         also for other devices of your network, such as a phone: they see your drafts
  -- --no-watch     compiles the content once, as the Studio compiles each change itself`);
} else if (language && !furtherLanguages().includes(language)) {
  console.error(`There is no folder src/content/${language}.`);
  process.exitCode = 1;
} else if (language) {
  await writeModulesOrKeepLast();
  // Links and the switch need the pages of all languages.
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content/main.ts'], { stdio: 'inherit' });
  await runForLanguage(language, 'scripts/dev.ts', values.host ? ['--host'] : []);
} else {
  stopWithParent();
  try {
    await waitForRun(development);
    beOnlyRun(development);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const port = await requirePort({ standard: 4173, command: 'npm run dev', offsets: [0, ...hotOffsets] });
  try {
    await writeModulesOrKeepLast();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  // Imported now, because it imports those modules.
  const { startDevSite } = await import('./dev/dev-site');
  await startDevSite({ port, watchesContent: !values['no-watch'], isOpen: values.host ?? false });
}
