/**
 * Checks the content and compiles it; `--help` prints how. Exits with 1 after the list of mistakes where there are any.
 */
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileContent, ContentError } from './compile';
import { contentFolder } from './library';

const help = `npx tsx scripts/content/main.ts [--out dir] [--from dir] [--watch]
Checks src/content and writes generated/content, the modules of the home page.
  --out dir   also writes the content of every page below dir/content
  --from dir  reads posts, projects, services, people, jobs and pages from there (or set CONTENT_FOLDER)
  --watch     does it again after every change; mistakes leave the last good output as it is`;

const ownFolder = join(import.meta.dirname, '../../src/content');

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    watch: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const { out, from } = values;

function compileOnce(): void {
  try {
    const started = performance.now();
    const { pages } = compileContent({ out, folder: from });
    console.log(`content: ${pages.length} pages in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs in a new process each time: brand and navigation are modules, and a module is read once. */
function compileAgain(): void {
  const options = [...(out ? ['--out', out] : []), ...(from ? ['--from', from] : [])];
  spawnSync(process.execPath, ['--import', 'tsx', import.meta.filename, ...options], { stdio: 'inherit' });
}

function watchContent(): void {
  compileAgain();
  let waiting: NodeJS.Timeout | undefined;
  // One save is several events.
  const onChange = () => {
    clearTimeout(waiting);
    waiting = setTimeout(compileAgain, 100);
  };
  for (const folder of new Set([ownFolder, from ?? contentFolder()]))
    watch(folder, { recursive: true }, onChange);
}

if (values.help) console.log(help);
else if (values.watch) watchContent();
else compileOnce();
