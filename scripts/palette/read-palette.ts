import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFields } from '../content/check-fields';
import { readYaml, type Yaml } from '../content/front-matter';
import { ContentError, inReadingOrder, type Mistake } from '../content/mistakes';
import { contrastFaults, meetingsOf, tokensIn } from './check-contrast';
import { paletteSchema } from './palette-schema';
import { coloursOf, originOf, type Colours, type NamedColours } from './shades';

const root = join(import.meta.dirname, '../..');
const styles = (file: string) => readFileSync(join(root, 'styles/tokens', file), 'utf8');

/** From the project's folder. */
export const paletteFile = 'src/content/palette.yml';

/** The mistake of every pair of colours with too little contrast. */
function contrastMistakes(file: string, colours: Colours, { data, lineOf }: Yaml): Mistake[] {
  const { shades = {} } = data as NamedColours;
  const meetings = meetingsOf(tokensIn(styles('_root.scss'), styles('_theme.scss')));
  return contrastFaults(colours, meetings).map(({ ink, ground, least, where, ratio, change, proposal }) => {
    const other = change === ink ? ground : ink;
    const isNamed = originOf(change) === change;
    const line = isNamed ? [change] : Object.hasOwn(shades, change) ? ['shades', change] : [originOf(change)];
    const written = isNamed ? '' : ' below "shades"';
    return {
      file,
      line: lineOf(line.filter((key) => key !== null)),
      field: isNamed ? change : `shades.${change}`,
      expected:
        `a contrast of ${least}:1 or more with ${other} ${colours.get(other)} (${where}): ` +
        `change ${change} to '${proposal}'${written}`,
      // Cut, as rounding could show the ratio that is needed.
      got: `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 with ${colours.get(change)}`,
    };
  });
}

/**
 * Checks the text of a palette.
 * @param file - how mistakes name it
 * @throws ContentError with every mistake: of form first, then of contrast.
 */
export function coloursIn(text: string, file: string): Colours {
  const mistakes: Mistake[] = [];
  const tell = (mistake: Mistake) => void mistakes.push(mistake);
  const yaml = readYaml(text, { file, firstLine: 1, field: 'palette', tell });
  const named = yaml && checkFields(paletteSchema, yaml, { file, field: 'palette', tell });
  if (!named) throw new ContentError(inReadingOrder(mistakes));
  const colours = coloursOf(named);
  const faint = contrastMistakes(file, colours, yaml);
  if (faint.length > 0) throw new ContentError(inReadingOrder(faint));
  return colours;
}

/** @throws ContentError if the file is missing or has mistakes. */
export function readPalette(file = paletteFile): Colours {
  const path = join(root, file);
  if (existsSync(path)) return coloursIn(readFileSync(path, 'utf8'), file);
  const expected =
    'the site’s colours (`npm run palette` lists the ready ones, `npm run palette -- --use NAME` takes one)';
  throw new ContentError([{ file, line: 1, field: 'palette', expected, got: 'no such file' }]);
}
