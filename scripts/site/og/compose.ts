import sharp from 'sharp';
import { palette } from '../../../src/lib/palette';
import { letterAt } from '../../../src/motion/letter-wave';
import type { Raster } from '../../plates/engrave';
import { fitTitle } from './fit-title';
import { frame, margin } from './frame';
import { loadLetters, type Letters } from './letters';

/** The three cuts of the display face that a card is set in. */
export interface Typefaces {
  title: Letters;
  fact: Letters;
  logo: Letters;
}

/** @param text Every letter that will be set. */
export async function loadTypefaces(text: string): Promise<Typefaces> {
  return {
    title: await loadLetters(text, { wght: 640, FLAR: 100, VOLM: 100, tracking: -0.04 }),
    fact: await loadLetters(text, { wght: 500, FLAR: 60, VOLM: 50, tracking: -0.01 }),
    logo: await loadLetters(text, { wght: 760, FLAR: 100, VOLM: 100, tracking: -0.02 }),
  };
}

const foot = { baseline: frame.height - margin + 4, logo: 50, fact: 30, smallFact: 24, gap: 36 };

/** Where the title stands: above the foot, with air between them. */
const titleHeight = foot.baseline - foot.logo - 56 - margin;
/** A field is calm up to here; a picture begins here. */
const fieldEdge = 730;
const gapToPicture = 48;
const leading = 0.98;

interface Placed {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A line of text as SVG, its first stem on `x`. */
function line(letters: Letters, text: string, { x, y, size, fill }: Placed): string {
  const { paths, left } = letters.letter(text);
  const scale = size / letters.unitsPerEm;
  return `<g fill="${fill}" transform="translate(${round(x - left * size)} ${round(y)}) scale(${scale} ${-scale})">${paths}</g>`;
}

/** The brand's letters on their wave, as in the bar; smaller where a wide name would not end before `right`. */
function logo(letters: Letters, name: string, right: number): { svg: string; right: number } {
  const signs = [...name, '.'].map((sign) => letters.letter(sign));
  const width = signs.reduce((sum, { advance }) => sum + advance, 0);
  const size = Math.min(foot.logo, (right - margin) / width);
  const scale = size / letters.unitsPerEm;
  let pen: number = margin;
  let svg = '';
  for (const [index, { paths, advance }] of signs.entries()) {
    const { y, rotation } = letterAt(index, 0);
    const fill = index === signs.length - 1 ? palette.vermilion : palette.foam;
    const middle = `${round((advance * size) / 2)} ${round(-letters.capHeight * size * 0.5)}`;
    svg += `<g fill="${fill}" transform="translate(${round(pen)} ${round(foot.baseline + y * size)}) rotate(${round(rotation)} ${middle}) scale(${scale} ${-scale})">${paths}</g>`;
    pen += advance * size;
  }
  return { svg, right: pen };
}

/** What stands beside the logo: whole, or not at all. */
function besideLogo(letters: Letters, fact: string, x: number, right: number): string {
  const { fact: largest, smallFact, baseline: y } = foot;
  const size = Math.min(largest, (right - x) / letters.letter(fact).advance);
  return size < smallFact ? '' : line(letters, fact, { x, y, size, fill: palette.blush });
}

export interface CardTexts {
  title: string;
  fact: string | null;
  brand: string;
}

/** The letters of a card as SVG. `right` is where they end at the latest, px. */
export function lettering({ title, fact, brand }: CardTexts, faces: Typefaces, right: number): string {
  const { size, lines } = fitTitle(
    title,
    { width: right - margin, height: titleHeight, largest: 148, smallest: 44, leading },
    (text) => faces.title.letter(text).advance,
  );
  const top = margin + faces.title.capHeight * size;
  const heading = lines.map((text, index) =>
    line(faces.title, text, { x: margin, y: top + index * leading * size, size, fill: palette.foam }),
  );
  const sign = logo(faces.logo, brand, right);
  const beside = fact ? besideLogo(faces.fact, fact, sign.right + foot.gap, right) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${heading.join('')}${sign.svg}${beside}</svg>`;
}

/** Where letters must end beside a field or a picture. */
export const textEdge = (pictureWidth: number | null): number =>
  pictureWidth === null ? fieldEdge : frame.width - pictureWidth - gapToPicture;

/** Letters over wine and what stands at the right, as pixels. */
export async function compose(art: Raster, letters: string): Promise<Raster> {
  const { width, height } = frame;
  const data = await sharp({ create: { width, height, channels: 3, background: palette.wine } })
    .composite([
      {
        input: art.data,
        raw: { width: art.width, height: art.height, channels: 3 },
        left: width - art.width,
        top: 0,
      },
      { input: Buffer.from(letters) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
