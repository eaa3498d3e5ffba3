import { parse, type GenericSchema, type InferOutput } from 'valibot';
import type { Brand } from '../../src/content/schema/brand';
import { fillTexts } from './brand-words';
import type { Yaml } from './front-matter';
import type { Tell } from './mistakes';
import { fieldName, shapeProblems, type FieldPath, type ShapeProblem } from './shape';

/** Characters that no text has, and that XML refuses: control characters but tab and line end, halves of a pair. */
export const unprintable = /[^\P{Cc}\t\n]|[\ufffe\uffff]|\p{Surrogate}/u;

/** The first field with a character that cannot be shown, behind an escape such as `"\x07"`. */
function unprintableField(value: unknown, path: FieldPath): FieldPath | null {
  if (typeof value === 'string') return unprintable.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unprintableField(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

interface CheckFieldsOptions {
  file: string;
  /** The name of all fields together in mistakes. */
  field: string;
  /** The way to the fields, as mistakes name each. @default none: they are those of the file */
  within?: FieldPath;
  /** Fills in the placeholders. @default they stay */
  brand?: Brand;
  tell: Tell;
}

/** Checks fields by their schema. Reports mistakes, and is null if there are any. @returns the schema's output */
export function checkFields<Schema extends GenericSchema>(
  schema: Schema,
  { data, lineOf, gotOf }: Yaml,
  { file, field, within = [], brand, tell }: CheckFieldsOptions,
): InferOutput<Schema> | null {
  const problems: ShapeProblem[] = [];
  const filled = brand ? fillTexts(data, brand, (path, wrong) => problems.push({ path, ...wrong })) : data;
  problems.push(...shapeProblems(schema, filled));
  const hidden = unprintableField(filled, []);
  if (hidden)
    problems.push({ path: hidden, expected: 'characters that can be shown', got: 'a control character' });
  for (const { path, expected, got } of problems)
    tell({
      file,
      line: lineOf(path),
      field: fieldName([...within, ...path]) || field,
      expected,
      got: gotOf({ path, got }),
    });
  return problems.length > 0 ? null : parse(schema, filled);
}
