import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml, type Yaml } from '../content/front-matter';
import { ContentError, inReadingOrder, type Mistake } from '../content/mistakes';
import { fieldName, shapeProblems } from '../content/shape';
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
  const yaml = readYaml(text, {
    file,
    firstLine: 1,
    field: 'palette',
    tell: (mistake) => mistakes.push(mistake),
  });
  if (!yaml) throw new ContentError(mistakes);
  const problems = shapeProblems(paletteSchema, yaml.data);
  mistakes.push(
    ...problems.map(({ path, expected, got }) => ({
      file,
      line: yaml.lineOf(path),
      field: fieldName(path) || 'palette',
      expected,
      got: yaml.gotOf({ path, got }),
    })),
  );
  if (mistakes.length > 0) throw new ContentError(inReadingOrder(mistakes));
  const colours = coloursOf(yaml.data as NamedColours);
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
