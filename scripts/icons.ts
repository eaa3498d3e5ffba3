/**
 * `npx tsx scripts/icons.ts`: writes the drawings of the icons in `src/lib/icon-name.ts` into
 * `src/design-system/icon/drawings/`, from Lucide through react-icons. `--help` prints the usage.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawings } from '../src/design-system/icon/icon';
import { drawingOf } from '../src/design-system/icon/lucide';
import { firstIconNames, laterIconNames, siteIconNames, type IconName } from '../src/lib/icon-name';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/design-system/icon/drawings');

const isFirst = (name: IconName) => (firstIconNames as readonly IconName[]).includes(name);

const drawingsOf = (names: readonly IconName[]) =>
  Object.fromEntries(names.map((name) => [name, drawingOf(name)]));

type DrawingFile = 'site' | 'first' | 'late';

/** The drawings of each file, by icon name. */
export const drawingFiles = (): Readonly<Record<DrawingFile, Drawings>> => ({
  site: drawingsOf(siteIconNames),
  first: drawingsOf(firstIconNames),
  late: drawingsOf([...siteIconNames, ...laterIconNames].filter((name) => !isFirst(name)).sort()),
});

/** The names that each file must have. With an icon missing, the file does not compile. */
const typeOf = {
  site: 'SiteIconName',
  first: 'FirstIconName',
  late: 'Exclude<IconName, FirstIconName>',
} as const satisfies Record<DrawingFile, string>;

function writeDrawings(): void {
  for (const [file, drawings] of Object.entries(drawingFiles())) {
    const type = typeOf[file as DrawingFile];
    const path = join(folder, `${file}.ts`);
    const text = `// Written by scripts/icons.ts.
import type { ${type
      .match(/\w+Name/g)!
      .reverse()
      .join(', ')} } from '@/lib/icon-name';
export const ${file}Drawings: Readonly<Record<${type}, string>> = ${JSON.stringify(drawings)};
`;
    writeFileSync(path, text);
  }
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [folder], { stdio: 'inherit' });
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--help'))
    console.log('npx tsx scripts/icons.ts  writes the drawings of the icons in src/lib/icon-name.ts');
  else writeDrawings();
}
