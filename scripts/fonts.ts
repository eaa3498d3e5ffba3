/**
 * Subsets the two typefaces to the characters that the site uses, into `generated/fonts`:
 * - `hero.css`: the letters of the logo, inlined, and those of the h1 of the home page and of other pages,
 *   each a file of a few KB that the pages preload;
 * - `portal.css`: the letters of the portal's screen headings, also preloaded;
 * - `full.css`: all other characters, loaded after the first paint (or by `<noscript>`).
 * Run by every command that bundles; does nothing while its inputs are unchanged. `--help` prints the usage.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { logoWord } from '../src/content/brand-name';
import { home } from '../src/content/home';
import { navigation } from '../src/content/navigation';
import { pages } from '../src/content/pages';
import { isRightToLeft } from '../src/lib/language';
import { portalRouteIds, portalRoutes } from '../src/routes/portal-table';
import { generatedFolder } from './content/content-folder';
import { curlApostrophe } from './curl-apostrophe';

const require = createRequire(import.meta.url);
const target = join(generatedFolder(), 'fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

interface Letters {
  text: string;
  unicodeRange: string;
}

const codePoints = (text: string) =>
  [...text].map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`).join(', ');
const letters = (text: string): Letters => ({ text, unicodeRange: codePoints(text) });

const latin = range(0xa1, 0xff) + 'ŒœŠšŽžŸ€™';
/** The letters beyond A to Z in the lists and menus of the site's own language, in both cases. */
const written = JSON.stringify([home, pages, navigation]);
const own = [...latin].filter((letter) =>
  [letter.toLowerCase(), letter.toUpperCase()].some((each) => each.length === 1 && written.includes(each)),
);
/** Loaded with the basic letters; `é` because the site uses the word `moiré`. */
const common = [...new Set(['é', ...own])].join('');
const accented = [...latin].filter((letter) => !common.includes(letter)).join('');
/** The characters of headings and prices. Headings have no brackets or braces. */
const headingText =
  range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39) + " .,:;!?&()-/%+$'‘’–—“”\u00a0" + common;
const ascii: Letters = {
  text: range(0x20, 0x7e) + '–—‘’“”•…−\u00a0' + common,
  unicodeRange: `U+20-7E, U+A0, ${codePoints(common)}, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212`,
};
/** The characters of a text's first paragraph. */
const leadText = range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39) + " .,:;?-'’–" + common;
/** The characters of a page's h1. Other characters come from the full fonts. */
const titleText = range(0x41, 0x5a) + range(0x61, 0x7a) + ' .,:?&-’' + own.join('');
/** Loaded only by pages with such a character. */
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
  /** Inlined in the stylesheet: for one KB, that is faster than another request. @default false */
  inline?: boolean;
  /** Whether the face is used for headings. @default false */
  isDisplay?: boolean;
  axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
}

const fontFile = (pack: string, file: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${pack}/package.json`)), 'files', file);

const commissioner = {
  isDisplay: true,
  source: fontFile('commissioner', 'commissioner-latin-full-normal.woff2'),
} as const;
/** The weights of headings alone: with all of the typeface's, this file of every page is 8 KB larger. */
const headings = {
  ...commissioner,
  family: 'Commissioner',
  weight: '560 640',
  axes: { slnt: 0, wght: { min: 560, max: 640 } },
} as const;
const instrument = {
  family: 'Instrument Sans',
  source: fontFile('instrument-sans', 'instrument-sans-latin-standard-normal.woff2'),
  weight: '400 700',
  axes: { wdth: 100 },
} as const;

/** The letters of some texts that the typefaces have. A font holds at least one: a browser refuses an empty one. */
function lettersOf(texts: readonly string[]): Letters {
  const known = ascii.text + latin;
  const used = [...new Set(texts.join(''))].filter((letter) => known.includes(letter));
  return letters(used.sort().join('').trim() || '.');
}

/**
 * Arabic and its relatives are set in the reader's own fonts. Their letters are joined, so no space is between them, and they
 * reach further above and below the line than the headings' lines are apart.
 */
const joined = isRightToLeft
  ? `:root * { letter-spacing: 0 !important; }
:root :is(h1, h2, h3) { line-height: 1.25 !important; }
`
  : '';

const sheets: Record<'hero' | 'portal' | 'full', Face[]> = {
  // Separate families: of two faces in one family, a browser uses the one with the closer weight range for
  // all letters. It takes missing letters from the next family, not from the other face.
  hero: [
    {
      ...commissioner,
      family: 'Commissioner Logo',
      file: 'commissioner-logo',
      inline: true,
      // The logo ends in a full stop.
      ...lettersOf([logoWord, '.']),
      weight: '760',
      axes: { slnt: 0, FLAR: 100, VOLM: 100, wght: 760 },
    },
    {
      ...commissioner,
      family: 'Commissioner Hero',
      file: 'commissioner-hero',
      ...lettersOf(home.hero.title),
      weight: '640 760',
      // The volume stays at 100 at this size; the flare is animated when the title enters.
      axes: { slnt: 0, VOLM: 100, wght: { min: 640, max: 760 } },
    },
    {
      ...commissioner,
      family: 'Commissioner Titles',
      file: 'commissioner-titles',
      ...letters(titleText),
      weight: '640',
      // Same axes as the steps d2, d1 and h1 of the type scale. These titles are not animated.
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
      // Same axes as the heading in `parts/screen`.
      axes: { slnt: 0, FLAR: 70, VOLM: 60, wght: 640 },
    },
  ],
  full: [
    { ...headings, file: 'commissioner-rare', ...rare.heading },
    { ...headings, file: 'commissioner-headings', ...letters(headingText) },
    {
      ...commissioner,
      family: 'Commissioner Lead',
      file: 'commissioner-lead',
      ...letters(leadText),
      weight: '400',
      // The first paragraph of a text (`prose`): a size at which lines do not swell.
      axes: { slnt: 0, FLAR: 0, VOLM: 0, wght: 400 },
    },
    {
      ...commissioner,
      family: 'Commissioner Banner',
      file: 'commissioner-banner',
      ...lettersOf([home.banner]),
      // The lightest and the heaviest letter of `sections/banner`, whose flare and volume rise with the weight.
      weight: '150 870',
      axes: { slnt: 0, wght: { min: 150, max: 870 } },
    },
    { ...instrument, file: 'instrument-rare', ...rare.text },
    { ...instrument, file: 'instrument-latin', ...ascii },
  ],
};

/**
 * The features that browsers apply by default, and tabular figures. Without fractions and other features, and
 * without a table for font menus, the headings' file is a ninth smaller.
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

/** Writes the stylesheets and their fonts, unless `generated/fonts/fingerprint` is current. */
export async function buildFonts(): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([sheets, joined]))
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
    await writeFile(join(target, `${sheet}.css`), rules.join('\n') + (sheet === 'hero' ? joined : ''));
  }
  await writeFile(stamp, fingerprint);
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--help'))
    console.log('npx tsx scripts/fonts.ts: cuts the typefaces into generated/fonts');
  else await buildFonts();
}
