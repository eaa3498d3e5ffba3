import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../content/mistakes';
import { suggest } from '../content/suggest';
import { writeWhole } from '../write-whole';
import { readPalette } from './read-palette';
import { colourNames, type Colours } from './shades';

const root = join(import.meta.dirname, '../..');
const origin = 'Generated from `src/content/palette.yml` by `npm run palette`: do not edit.';

/** `#fff` for `#ffffff`, as stylelint wants it. */
const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The colours for pictures and canvases. */
const drawn = [...colourNames, 'accent-line', 'signal-line'];

/** The colours that the made interfaces of sample projects are set in, as they call them. */
const interfaceNames = {
  ink: 'ink',
  wine: 'wine',
  claret: 'claret',
  vermilion: 'vermilion',
  'vermilion-deep': 'vermilion-deep',
  coral: 'coral',
  blush: 'blush',
  foam: 'foam',
  glass: 'glass',
  sea: 'sea',
  muted: 'n5',
  line: 'n2',
  hover: 'n1',
} as const;

const signFile = 'src/content/sign.svg';

/**
 * The sign of tabs and home screens, in a palette's colours.
 * @param drawing - an SVG with colours such as `var(--wine)`
 * @throws ContentError at a colour that does not exist.
 */
export function signIn(drawing: string, colours: Colours): string {
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (written, name: string, offset: number) => {
    const hex = colours.get(name);
    if (hex) return hex.toUpperCase();
    const line = drawing.slice(0, offset).split('\n').length;
    const expected = suggest(colours.keys(), name, 'a colour of the palette');
    throw new ContentError([{ file: signFile, line, field: 'colour', expected, got: written }]);
  });
}

/** The text of every file that has the palette's colours, by path. */
export function filesFrom(colours: Colours): Readonly<Record<string, string>> {
  const settings = [...colours].map(([name, hex]) => `$${name}: ${short(hex)};\n`).join('');
  const entries = drawn.map((name) => `  ${camelCase(name)}: '${colours.get(name)!.toUpperCase()}',\n`);
  const properties = Object.entries(interfaceNames).map(
    ([name, source]) => `  --${name}: ${short(colours.get(source)!)};\n`,
  );
  return {
    'styles/settings/_colour.scss':
      `/// ${origin}\n` +
      `/// Modules never use these: they use the semantic custom properties of \`styles/tokens\`, which point here.\n` +
      settings,
    'src/lib/palette.ts':
      `/**\n * The site's colours as sRGB hex, for pictures and canvases.\n * ${origin}\n */\n` +
      `export const palette = {\n${entries.join('')}} as const;\n`,
    'public/favicon.svg': signIn(readFileSync(join(root, signFile), 'utf8'), colours),
    'scripts/plates/interfaces/colours.css': `/* ${origin} */\n:root {\n${properties.join('')}}\n`,
  };
}

/**
 * Checks the palette, then writes the files that have its colours if they changed. Call it before anything that imports
 * them.
 * @returns the files that it wrote
 * @throws ContentError if the palette is missing or has mistakes.
 */
export function writePalette(): string[] {
  const changed = Object.entries(filesFrom(readPalette())).filter(([file, text]) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8').replaceAll('\r\n', '\n') !== text;
  });
  for (const [file, text] of changed) writeWhole(join(root, file), text);
  return changed.map(([file]) => file);
}
