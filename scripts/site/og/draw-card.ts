import { join } from 'node:path';
import sharp from 'sharp';
import { linearColour, toSrgb, type LinearColour } from '../../../src/lib/field/colour';
import { mix } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { letterAt } from '../../../src/motion/letter-wave';
import type { Raster } from '../../plates/engrave';
import { plateFiles } from '../plate-files';
import type { Card, CardPicture } from './card';
import { engraveField, inksOf } from './fields';
import { fitTitle } from './fit-title';
import { frame } from './frame';
import { lettersOf, loadParts, type Letters } from './letters';

/** The largest size of a card in bytes: some services drop a picture that loads slowly. */
export const cardBudget = 60_000;

/** The three cuts of the display face that a card is set in. */
export interface Typefaces {
  title: Letters;
  fact: Letters;
  logo: Letters;
}

export async function loadTypefaces(): Promise<Typefaces> {
  const parts = await loadParts();
  return {
    title: lettersOf(parts, { wght: 640, FLAR: 100, VOLM: 100, tracking: -0.04 }),
    fact: lettersOf(parts, { wght: 500, FLAR: 60, VOLM: 50, tracking: -0.01 }),
    logo: lettersOf(parts, { wght: 760, FLAR: 100, VOLM: 100, tracking: -0.02 }),
  };
}

const margin = 72;
const foot = { baseline: frame.height - margin + 4, logo: 50, fact: 30, smallFact: 24, gap: 36 };
const titleBox = {
  height: foot.baseline - foot.logo - 56 - margin,
  largest: 148,
  smallest: 44,
  leading: 0.98,
};
/** Where text ends beside a field; beside a picture it keeps a distance. */
const fieldEdge = 730;
const gapToPicture = 48;

interface Placed {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
  /** Degrees, about the letter's middle. */
  rotation?: number;
}

function textAt({ x, y, size, fill, rotation = 0 }: Placed, letters: Letters, text: string): string {
  const { paths, advance } = letters.letter(text);
  const scale = size / letters.unitsPerEm;
  const middle = `${(advance * size) / 2} ${letters.capHeight * size * -0.5}`;
  return `<g fill="${fill}" transform="translate(${x} ${y}) rotate(${rotation} ${middle}) scale(${scale} ${-scale})">${paths}</g>`;
}

/** The title, the brand's letters on their wave and, where there is room for all of it, the fact; as SVG. */
function lettering({ title, fact }: Card, brand: string, faces: Typefaces, right: number): string {
  const width = right - margin;
  const { size, lines } = fitTitle(title, { ...titleBox, width }, (text) => faces.title.letter(text).advance);
  const parts = lines.map((text, index) => {
    const x = margin - faces.title.letter(text).left * size;
    const y = margin + (faces.title.capHeight + index * titleBox.leading) * size;
    return textAt({ x, y, size, fill: palette.foam }, faces.title, text);
  });

  const { baseline } = foot;
  const advances = [...brand, '.'].map((sign) => faces.logo.letter(sign).advance);
  const logoSize = Math.min(foot.logo, width / advances.reduce((sum, advance) => sum + advance, 0));
  let x: number = margin;
  for (const [index, sign] of [...brand, '.'].entries()) {
    const { y, rotation } = letterAt(index, 0);
    const fill = index === advances.length - 1 ? palette.vermilion : palette.foam;
    const placed = { x, y: baseline + y * logoSize, size: logoSize, fill, rotation };
    parts.push(textAt(placed, faces.logo, sign));
    x += advances[index]! * logoSize;
  }

  if (fact) {
    x += foot.gap;
    const { advance, left } = faces.fact.letter(fact);
    const factSize = Math.min(foot.fact, (right - x) / advance);
    const placed = { x: x - left * factSize, y: baseline, size: factSize, fill: palette.blush };
    if (factSize >= foot.smallFact) parts.push(textAt(placed, faces.fact, fact));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${parts.join('')}</svg>`;
}

/** Cuts a part out of a plate's smallest file that fills it. Scaled lines would moiré: only a file that is too small is scaled. */
async function cutPicture({ plate, width, position }: CardPicture, publicFolder: string): Promise<Raster> {
  const { height } = frame;
  const files = plateFiles(plate).sort((a, b) => a.width * a.height - b.width * b.height);
  const file = files.find((each) => each.width >= width && each.height >= height) ?? files.at(-1)!;
  const data = await sharp(join(publicFolder, file.path))
    .resize({ width, height, fit: 'cover', position, withoutReduction: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { data, width, height };
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The colour that is the most similar, as the eye weighs red, green and blue. */
function nearestOf(colours: readonly Rgb[], [red, green, blue]: Rgb): Rgb {
  const distance = ([r, g, b]: Rgb) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
  return colours.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best));
}

/**
 * Reduces a card to few colours, for a PNG with a palette: the ground, and each ink in `shades` steps from it. A general
 * quantiser would give up the brand's point, which is small and has a colour of its own.
 */
function limitColours(data: Buffer, inks: readonly LinearColour[], shades: number): Buffer {
  const ground = linearColour(palette.wine);
  const colours = inks.flatMap((ink) =>
    Array.from({ length: shades + 1 }, (_, step) =>
      ink.map((channel, index) => Math.round(255 * toSrgb(mix(ground[index]!, channel, step / shades)))),
    ),
  ) as unknown as Rgb[];
  // Five bits a channel are enough to tell these colours apart, and few enough to remember each answer.
  const nearest: (Rgb | undefined)[] = Array.from({ length: 1 << 15 });
  const limited = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const colour = (nearest[key] ??= nearestOf(colours, [red, green, blue]));
    for (let channel = 0; channel < 3; channel++) limited[at + channel] = colour[channel]!;
  }
  return limited;
}

/** Packs with the first of the settings that keeps to the budget, or with the last: better a poor picture than none. */
async function withinBudget(
  settings: readonly number[],
  pack: (setting: number) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const setting of settings) {
    bytes = await pack(setting);
    if (bytes.length <= cardBudget) break;
  }
  return bytes;
}

/** Draws a card as PNG beside a field and as JPEG beside a picture. The same card always has the same bytes. */
export async function drawCard(
  card: Card,
  brand: string,
  faces: Typefaces,
  publicFolder: string,
): Promise<Buffer> {
  const { art } = card;
  const raster = typeof art === 'string' ? engraveField(art) : await cutPicture(art, publicFolder);
  const right = typeof art === 'string' ? fieldEdge : frame.width - art.width - gapToPicture;
  const data = await sharp({ create: { ...frame, channels: 3, background: palette.wine } })
    .composite([
      {
        input: raster.data,
        raw: { width: raster.width, height: raster.height, channels: 3 },
        left: frame.width - raster.width,
        top: 0,
      },
      { input: Buffer.from(lettering(card, brand, faces, right)) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  const image = (pixels: Buffer) => sharp(pixels, { raw: { ...frame, channels: 3 } });
  if (typeof art !== 'string')
    return withinBudget([76, 64, 50, 30], (quality) =>
      image(data).jpeg({ quality, mozjpeg: true }).toBuffer(),
    );
  const inks = [...[palette.foam, palette.blush, palette.vermilion].map(linearColour), ...inksOf(art)];
  const options = { palette: true, colours: 256, dither: 0, effort: 1, compressionLevel: 9 } as const;
  return withinBudget([4, 3, 2], (shades) =>
    image(limitColours(data, inks, shades))
      .png(options)
      .toBuffer(),
  );
}
