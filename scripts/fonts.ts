/**
 * Cuts the two typefaces to what the site uses, into `generated/fonts`:
 * - `hero.css`: the letters of the logo, written into the sheet, and those of the home page's h1 and of the other pages',
 *   each a file of a few KB, preloaded with the pages that need it;
 * - `portal.css`: those of the headings of the portal's screens, likewise;
 * - `full.css`: everything else, loaded after the first paint (or by `<noscript>`).
 * Run by every command that bundles; it does nothing while its inputs are unchanged. `--help` prints this.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { brand } from '../src/content/brand';
import { home } from '../src/content/home';
import { portalRouteIds, portalRoutes } from '../src/routes/portal-table';
import { curlApostrophe } from './curl-apostrophe';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../generated/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

interface Letters {
  text: string;
  unicodeRange: string;
}

const codePoints = (text: string) =>
  [...text].map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`).join(', ');
const letters = (text: string): Letters => ({ text, unicodeRange: codePoints(text) });

/** Loaded with the rest, since `moiré` is a word of our trade. */
const common = 'é';
const accented = range(0xa1, 0xff).replace(common, '') + 'ŒœŠšŽžŸ€™';
/** What headings and prices are made of; a display face is not set in brackets and braces. */
const headingText =
  range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39) + " .,:;!?&()-/%+$'’–—“”\u00a0" + common;
const ascii: Letters = {
  text: range(0x20, 0x7e) + '–—‘’“”•…−\u00a0' + common,
  unicodeRange: 'U+20-7E, U+A0, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
};
/** What the h1 of a page is made of; a letter that is not among them comes with the full face. */
const titleText = range(0x41, 0x5a) + range(0x61, 0x7a) + ' .,:?&-’';
/** Fetched only by a page that has such a letter. */
const rare = {
  heading: letters([...ascii.text].filter((letter) => !headingText.includes(letter)).join('') + accented),
  text: letters(accented),
};

interface Face extends Letters {
  /** File name without extension. */
  file: string;
  family: string;
  source: string;
  weight: string;
  /** Written into the sheet: a KB there comes sooner than a file of its own, which has to be asked for. @default false */
  inline?: boolean;
  /** Headings are set in it. @default false */
  isDisplay?: boolean;
  axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
}

const fontFile = (pack: string, file: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${pack}/package.json`)), 'files', file);

const commissioner = {
  family: 'Commissioner',
  isDisplay: true,
  source: fontFile('commissioner', 'commissioner-latin-full-normal.woff2'),
  weight: '100 900',
  axes: { slnt: 0 },
} as const;
const instrument = {
  family: 'Instrument Sans',
  source: fontFile('instrument-sans', 'instrument-sans-latin-standard-normal.woff2'),
  weight: '400 700',
  axes: { wdth: 100 },
} as const;

const lettersOf = (texts: readonly string[]) => letters([...new Set(texts.join(''))].sort().join(''));
const sheets: Record<'hero' | 'portal' | 'full', Face[]> = {
  // Families of their own: of two faces of one family a browser takes the one whose range of weights fits closer, for all
  // letters, and looks for those that it lacks in the next family and not in the other face.
  hero: [
    {
      ...commissioner,
      family: 'Commissioner Logo',
      file: 'commissioner-logo',
      inline: true,
      // The logo ends in a point.
      ...lettersOf([brand.name, '.']),
      weight: '760',
      axes: { slnt: 0, FLAR: 100, VOLM: 100, wght: 760 },
    },
    {
      ...commissioner,
      family: 'Commissioner Hero',
      file: 'commissioner-hero',
      ...lettersOf(home.hero.title),
      weight: '640 760',
      // The volume stays at 100 where type is this large; the flare moves when the title enters.
      axes: { slnt: 0, VOLM: 100, wght: { min: 640, max: 760 } },
    },
    {
      ...commissioner,
      family: 'Commissioner Titles',
      file: 'commissioner-titles',
      ...letters(titleText),
      weight: '640',
      // As the steps d2, d1 and h1 of the type scale are set: these titles do not move.
      axes: { slnt: 0, FLAR: 100, VOLM: 100, wght: 640 },
    },
  ],
  portal: [
    {
      ...commissioner,
      family: 'Commissioner Portal',
      file: 'commissioner-portal',
      ...lettersOf(portalRouteIds.map((id) => portalRoutes[id].title)),
      weight: '640',
      // As `parts/screen` sets its heading.
      axes: { slnt: 0, FLAR: 70, VOLM: 60, wght: 640 },
    },
  ],
  full: [
    { ...commissioner, file: 'commissioner-rare', ...rare.heading },
    { ...commissioner, file: 'commissioner-headings', ...letters(headingText) },
    { ...instrument, file: 'instrument-rare', ...rare.text },
    { ...instrument, file: 'instrument-latin', ...ascii },
  ],
};

/**
 * What a browser applies unasked, and figures of equal width. Without fractions and the rest, and without a table that only
 * menus of fonts read, the headings' file is a ninth lighter.
 */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'calt', 'locl', 'rvrn', 'tnum'];
const dropTables = ['STAT'];

const rule = ({ family, weight, unicodeRange }: Face, address: string) => `@font-face {
  font-family: '${family}';
  src: url('${address}') format('woff2');
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange};
}
`;

/** Writes both sheets and their fonts unless `generated/fonts/fingerprint` says that they are current. */
export async function buildFonts(): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(sheets))
    .update(await readFile(import.meta.filename))
    .update(curlApostrophe.toString())
    .digest('hex');
  const stamp = join(target, 'fingerprint');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return;
  await mkdir(target, { recursive: true });
  for (const [sheet, faces] of Object.entries(sheets)) {
    const rules: string[] = [];
    for (const face of faces) {
      const cut = await subsetFont(await readFile(face.source), face.text, {
        targetFormat: 'sfnt',
        variationAxes: face.axes,
        keepFeatures,
        dropTables,
      });
      const font = await convert(face.isDisplay ? curlApostrophe(cut) : cut, 'woff2');
      const file = `${face.file}.woff2`;
      if (!face.inline) await writeFile(join(target, file), font);
      rules.push(rule(face, face.inline ? `data:font/woff2;base64,${font.toString('base64')}` : `./${file}`));
      console.log(`fonts: ${file} ${(font.length / 1024).toFixed(1)} KB`);
    }
    await writeFile(join(target, `${sheet}.css`), rules.join('\n'));
  }
  await writeFile(stamp, fingerprint);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--help')) console.log('npm run fonts: cuts the typefaces into generated/fonts');
  else await buildFonts();
}
