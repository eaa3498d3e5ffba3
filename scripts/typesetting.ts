import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

export type { Face, Font };

/** Reads a font file of any format. Call it sequentially: the converter is not safe for parallel calls. */
export const loadFace = async (file: string): Promise<Face> =>
  new Face(new Blob(new Uint8Array(await convert(await readFile(file), 'sfnt'))));

/** A variable font at the given axis values. */
export function fontOf(face: Face, axes: Readonly<Record<string, number>>): Font {
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
