import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** A cut of the display face. */
export interface Cut {
  wght: number;
  FLAR: number;
  VOLM: number;
  /** Space added between letters, em. */
  tracking: number;
}

/** Letters as outlines. Lengths in em, from where the pen begins; y grows upwards. */
export interface Lettering {
  /** SVG paths, in font units. */
  paths: string;
  /** How far the pen moves. */
  advance: number;
  /** Where the ink begins. */
  left: number;
}

/** One cut with its outlines; no browser and no system font takes part. */
export interface Letters {
  unitsPerEm: number;
  /** Height of a capital, em. */
  capHeight: number;
  letter: (text: string) => Lettering;
  /** A text without the letters that the face does not have, with those apart. */
  drawable: (text: string) => { text: string; missing: string[] };
}

const require = createRequire(import.meta.url);

/** The face comes in parts by script; Latin first, as it has nearly every letter of nearly every site. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

interface Part {
  face: Face;
  covers: ReadonlySet<number>;
}

const parts = new Map<string, Promise<Part>>();

function loadPart(script: string): Promise<Part> {
  const load = async (): Promise<Part> => {
    const file = `@fontsource-variable/commissioner/files/commissioner-${script}-full-normal.woff2`;
    const sfnt = await convert(await readFile(require.resolve(file)), 'sfnt');
    const face = new Face(new Blob(new Uint8Array(sfnt)));
    return { face, covers: new Set(face.collectUnicodes()) };
  };
  const part = parts.get(script) ?? load();
  parts.set(script, part);
  return part;
}

/** As few parts as the text can be written with, or all of them where it has letters that none has. */
async function partsFor(text: string): Promise<Part[]> {
  const loaded: Part[] = [];
  for (const script of scripts) {
    loaded.push(await loadPart(script));
    const isWritten = [...text].every((letter) =>
      loaded.some(({ covers }) => covers.has(letter.codePointAt(0)!)),
    );
    if (isWritten) break;
  }
  return loaded;
}

interface Drawn extends Part {
  font: Font;
}

/** Splits a text where the part that has its letters changes. */
function runsOf(text: string, fonts: readonly Drawn[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const found = fonts.find(({ covers }) => covers.has(letter.codePointAt(0)!));
    const last = runs.at(-1);
    if (!found) continue;
    if (last?.font === found.font) last.text += letter;
    else runs.push({ font: found.font, text: letter });
  }
  return runs;
}

/** Loads a cut with every letter of a text that the face has. */
export async function loadLetters(text: string, { tracking, ...axes }: Cut): Promise<Letters> {
  const variations = Object.entries(axes).map(([tag, value]) => new Variation(tag, value));
  const fonts = (await partsFor(text)).map((part): Drawn => {
    const font = new Font(part.face);
    font.setVariations(variations);
    return { ...part, font };
  });
  const { font: latin, face } = fonts[0]!;
  const unitsPerEm = face.upem;
  const outlines = new Map<Font, Map<number, string>>();
  const outline = (font: Font, glyph: number): string => {
    const known = outlines.get(font) ?? new Map<number, string>();
    outlines.set(font, known);
    const path = known.get(glyph) ?? font.glyphToPath(glyph);
    known.set(glyph, path);
    return path;
  };

  function letter(text: string): Lettering {
    let pen = 0;
    let left: number | null = null;
    let paths = '';
    for (const run of runsOf(text, fonts)) {
      const buffer = new ShapingBuffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(run.font, buffer);
      for (const {
        codepoint: glyph,
        xOffset = 0,
        yOffset = 0,
        xAdvance = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        const path = outline(run.font, glyph);
        const x = pen + xOffset;
        if (path) {
          left ??= x + (run.font.glyphExtents(glyph)?.xBearing ?? 0);
          paths += `<path transform="translate(${x} ${yOffset})" d="${path}"/>`;
        }
        pen += xAdvance + tracking * unitsPerEm;
      }
    }
    return { paths, advance: pen / unitsPerEm, left: (left ?? 0) / unitsPerEm };
  }

  const capital = latin.glyphExtents(latin.nominalGlyph(0x48)!);
  return {
    unitsPerEm,
    capHeight: capital!.yBearing / unitsPerEm,
    letter,
    drawable: (text) => {
      const has = (sign: string) => fonts.some(({ covers }) => covers.has(sign.codePointAt(0)!));
      const signs = [...text.normalize('NFC').replace(/\s+/g, ' ')];
      return {
        text: signs.filter(has).join(''),
        missing: [...new Set(signs.filter((sign) => !has(sign)))],
      };
    },
  };
}
