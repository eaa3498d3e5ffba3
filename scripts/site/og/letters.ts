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

/** A text as outlines. Lengths in em. */
export interface Lettering {
  /** SVG paths in font units, y up. */
  paths: string;
  advance: number;
  /** Where the ink begins. */
  left: number;
}

export interface Letters {
  unitsPerEm: number;
  /** Height of a capital, em. */
  capHeight: number;
  has: (sign: string) => boolean;
  /** Leaves out signs that the face does not have. */
  letter: (text: string) => Lettering;
}

/** The part of the display face for one script. */
interface Part {
  face: Face;
  codePoints: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);

/** Reads a font file of any format. Call it sequentially: the converter is not safe for parallel calls. */
const loadFace = async (file: string): Promise<Face> =>
  new Face(new Blob(new Uint8Array(await convert(await readFile(file), 'sfnt'))));

/** A variable font at the given axis values. */
function fontOf(face: Face, axes: Readonly<Record<string, number>>): Font {
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

/** The kerned glyphs of a text with positions in font units. Independent of browsers and system fonts. */
export function shapeText(font: Font, text: string) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** The display face comes in one file a script; a letter that several have is taken from the first. */
export async function loadParts(): Promise<Part[]> {
  const parts: Part[] = [];
  for (const script of ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese']) {
    const file = `@fontsource-variable/commissioner/files/commissioner-${script}-full-normal.woff2`;
    const face = await loadFace(require.resolve(file));
    parts.push({ face, codePoints: new Set(face.collectUnicodes()) });
  }
  return parts;
}

/** The display face at the given axis values, in all scripts. */
export interface DisplayFace {
  unitsPerEm: number;
  /** The part for Latin letters. */
  latin: Font;
  has: (sign: string) => boolean;
  /** Splits a text where its font changes. Leaves out signs that the face does not have. */
  runsOf: (text: string) => { font: Font; text: string }[];
}

export function displayFace(parts: readonly Part[], axes: Readonly<Record<string, number>>): DisplayFace {
  const fonts = parts.map(({ face, codePoints }) => ({ font: fontOf(face, axes), codePoints }));
  const fontOfSign = (sign: string) =>
    fonts.find(({ codePoints }) => codePoints.has(sign.codePointAt(0)!))?.font;
  return {
    unitsPerEm: parts[0]!.face.upem,
    latin: fonts[0]!.font,
    has: (sign) => fontOfSign(sign) !== undefined,
    runsOf: (text) => {
      const runs: { font: Font; text: string }[] = [];
      for (const sign of text) {
        const font = fontOfSign(sign);
        const last = runs.at(-1);
        if (last && last.font === font) last.text += sign;
        else if (font) runs.push({ font, text: sign });
      }
      return runs;
    },
  };
}

export function lettersOf(parts: readonly Part[], { tracking, ...axes }: Cut): Letters {
  const { unitsPerEm, latin, has, runsOf } = displayFace(parts, axes);

  function letter(text: string): Lettering {
    let pen = 0;
    let left: number | null = null;
    let paths = '';
    for (const { font, text: run } of runsOf(text))
      for (const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } of shapeText(font, run)) {
        const outline = font.glyphToPath(codepoint);
        if (outline) {
          left ??= pen + xOffset + (font.glyphExtents(codepoint)?.xBearing ?? 0);
          paths += `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outline}"/>`;
        }
        pen += xAdvance + tracking * unitsPerEm;
      }
    return { paths, advance: pen / unitsPerEm, left: (left ?? 0) / unitsPerEm };
  }

  return {
    unitsPerEm,
    capHeight: latin.glyphExtents(latin.nominalGlyph(0x48)!)!.yBearing / unitsPerEm,
    has,
    letter,
  };
}
