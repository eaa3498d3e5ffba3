import * as v from 'valibot';
import { colourNames, shadeNames } from './shades';

const hex = 'a "#" and six digits (0 to 9, a to f) in quotes, such as "#2e0719"';
const colour = v.pipe(v.string(hex), v.regex(/^#[\da-f]{6}$/i, hex), v.metadata({ input: 'colour' }));

const fieldsOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** The schema of `palette.yml`. */
export const paletteSchema = v.strictObject({
  ...fieldsOf(colourNames, colour),
  shades: v.optional(v.strictObject(fieldsOf(shadeNames, v.optional(colour)))),
});
