import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontOf, loadFace, shapeText } from '../typesetting';
import { measuredLetters, systemFamilies, type SystemFace, type SystemFamily } from './system-faces';

/** One of our faces and its fallback while it loads. */
export interface OwnFace {
  family: string;
  /** Of `@font-face`. */
  weight: string;
  /** Which of the system's two it is more like. */
  like: 'regular' | 'bold';
  file: string;
  axes: Readonly<Record<string, number>>;
  /** Its lines, in em: what `hhea` says. */
  ascent: number;
  descent: number;
}

/** A stand-in: the system's face in two sizes, one for words and one for the space between them. */
export interface StandIn {
  own: OwnFace;
  system: SystemFamily;
  wordSize: number;
  spaceSize: number;
}

const content = join(import.meta.dirname, '../../src/content');

/** The words of the site's running texts, with repetitions. */
export function siteWords(): string[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return files.sort().flatMap((file) => {
    const [, , ...body] = readFileSync(join(content, file), 'utf8').split(/^---$/m);
    const words = body.join('').split(/[\s[\]()*_`'"]+/);
    return words.filter(
      (word) => /^[\p{L}\d$]/u.test(word) && [...word].every((letter) => measuredLetters.includes(letter)),
    );
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How wide a text is in a face of the system, in em. */
export function systemWidth(
  text: string,
  { unitsPerEm, kerned }: SystemFamily,
  { widths }: SystemFace,
): number {
  const advances = [...text].map((letter) => widths[measuredLetters.indexOf(letter)] ?? 0);
  return (sum(advances) / unitsPerEm) * (advances.length > 1 ? kerned : 1);
}

/** How wide texts are in one of ours, in em. */
export async function ownWidths({ file, axes }: OwnFace): Promise<(text: string) => number> {
  const face = await loadFace(file);
  const font = fontOf(face, axes);
  return (text) => sum(shapeText(font, text).map(({ xAdvance = 0 }) => xAdvance)) / face.upem;
}

/** The stand-ins of a face, one a family of the system: its words are as wide as ours on the average, its space exactly. */
export async function standInsOf(own: OwnFace, words: readonly string[]): Promise<StandIn[]> {
  const widthOf = await ownWidths(own);
  const ours = sum(words.map(widthOf));
  return systemFamilies.map((system) => {
    const theirs = (text: string) => systemWidth(text, system, system[own.like]);
    return {
      own,
      system,
      wordSize: ours / sum(words.map(theirs)),
      spaceSize: widthOf(' ') / theirs(' '),
    };
  });
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/**
 * As CSS. Our spaces are a quarter to a half narrower than the system's, so that one size for both would make a line's width
 * depend on how many words it has.
 */
export function standInRules({ own, system, wordSize, spaceSize }: StandIn): string {
  const face = (size: number, range: string) => `@font-face {
  font-family: '${own.family} Fallback${system.suffix}';
  src: ${system[own.like].names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${own.weight};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
  unicode-range: ${range};
}
`;
  return face(wordSize, 'U+21-10FFFF') + face(spaceSize, 'U+20');
}
