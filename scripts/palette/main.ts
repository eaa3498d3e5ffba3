/** `npm run palette`: checks `src/content/palette.yml` and writes the files that have its colours. `--help` prints how. */
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '../content/mistakes';
import { suggest } from '../content/suggest';
import { paletteFile, readPalette } from './read-palette';
import { writePalette } from './write-palette';

const root = join(import.meta.dirname, '../..');
const readyFolder = 'src/content/palettes';
const ready = readdirSync(join(root, readyFolder)).map((file) => file.replace(/\.yml$/, ''));

const help = `Checks the colours of ${paletteFile} and writes them to the files that have them.

  npm run palette                  checks and writes
  npm run palette -- --use NAME    first replaces ${paletteFile} with a ready palette:
                                   ${ready.join(', ')}
  npm run palette -- --help        this text`;

function takeReady(name: string): void {
  if (!ready.includes(name))
    throw new Error(`--use: expected ${suggest(ready, name, 'a palette')}, got "${name}"`);
  const file = `${readyFolder}/${name}.yml`;
  // Before it replaces the other.
  readPalette(file);
  copyFileSync(join(root, file), join(root, paletteFile));
}

const { values } = parseArgs({ options: { use: { type: 'string' }, help: { type: 'boolean' } } });

if (values.help) console.log(help);
else {
  try {
    if (values.use !== undefined) takeReady(values.use);
    const written = writePalette();
    console.log(
      written.length === 0
        ? 'The colours are the same as before.'
        : `Wrote ${written.join(', ')}.\nRun \`npm run plates -- --stale\` to draw the pictures in these colours.`,
    );
  } catch (error) {
    console.error((error as Error).message);
    if (!(error instanceof ContentError) && values.use === undefined) throw error;
    process.exitCode = 1;
  }
}
