/**
 * Checks the content and compiles it; `--help` prints how. Exits with 1 after the list of mistakes where there are any.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { contentFolder, ownContentFolder, passLanguage } from './content-folder';
import { ContentError } from './mistakes';
import { writeMistakes } from './mistakes-file';
import { watchFolders } from '../dev/watch-folders';
import { writeModules } from './write-modules';

const help = `npx tsx scripts/content/main.ts [--from dir] [--out dir] [--generated dir] [--yaml] [--drafts] [--watch]
Checks the content and the colours, and writes the files with colours, the modules of the YAML files and of the home page.
  --from dir       reads posts, projects, services, people, jobs, pages and YAML files from there,
                   and not from src/content or what CONTENT_FOLDER names
  --out dir        also writes what pages fetch: the content of every page below dir/content,
                   the search index, and the files of your own pictures below dir/plates
  --generated dir  writes the modules there and not into generated/content
  --yaml           checks the YAML files alone, and writes their modules and the colours
  --drafts         shows drafts and what is scheduled, as \`npm run dev\` does
  --watch          does it again after every change; mistakes leave the last good output as it is`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string' },
    generated: { type: 'string' },
    yaml: { type: 'boolean' },
    drafts: { type: 'boolean' },
    watch: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const { from = contentFolder(), out, generated } = values;

async function compileOnce(): Promise<void> {
  try {
    const started = performance.now();
    await writeModules(values.yaml ? null : from, { mark: values.drafts });
    if (values.yaml) return;
    // Imported now, because all of it imports those modules.
    const [{ compileContent, writePayloads }, { readPictures }] = await Promise.all([
      import('./compile'),
      import('./pictures/read-pictures'),
    ]);
    const pictures = await readPictures(from);
    const content = compileContent({ folder: from, pictures, generated, showHidden: values.drafts });
    const { pages, store } = content;
    if (out) {
      // A check alone is faster without them.
      const [{ writePictures }, { reloadPages }, { writeSearchIndex }] = await Promise.all([
        import('./pictures/write-pictures'),
        import('./pictures/reload-pages'),
        import('../search/write-index'),
      ]);
      writePayloads(out, content);
      writeSearchIndex({ pages, out });
      // Last: those of a new clone take minutes, in which the pages can be read.
      if (await writePictures({ files: store.pictureFiles, out })) reloadPages(out);
    }
    const name = ['content', passLanguage() ?? []].flat().join(' ');
    console.log(`${name}: ${pages.length} pages in ${Math.round(performance.now() - started)} ms`);
    if (passLanguage() !== null || from !== contentFolder()) return;
    const { compileLanguages } = await import('./languages/compile-languages');
    await compileLanguages({ showHidden: values.drafts });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    if (out) writeMistakes(out, error.mistakes);
    process.exitCode = 1;
  }
}

/** In a new process each time: a process imports the modules of the YAML files once. */
function compileAgain(): void {
  const options = process.argv.slice(2).filter((option) => option !== '--watch');
  const run = ['--import', 'tsx/esm', import.meta.filename, ...options];
  spawnSync(process.execPath, run, { stdio: 'inherit' });
}

function compileOnChange(): void {
  // The folders of the Markdown and of the YAML files.
  watchFolders([...new Set([from, ownContentFolder])], compileAgain, 100);
  compileAgain();
}

if (values.help) console.log(help);
else if (values.watch) compileOnChange();
else await compileOnce();
