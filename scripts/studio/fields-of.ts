import * as v from 'valibot';
import type { Field, FieldInput } from '../../src/studio/data/field';

/** The parts that are read of a valibot schema. A test pins six forms that use them. */
interface Parts {
  type: string;
  entries?: Readonly<Record<string, Parts>>;
  item?: Parts;
  wrapped?: Parts;
  default?: unknown;
  options?: readonly (string | number)[];
  pipe?: readonly (Parts & { requirement?: unknown })[];
  getter?: (value: unknown) => Parts;
}

/** Says how the Studio shows a text: `v.metadata(…)` of a schema. */
export interface InputMetadata {
  /** `page`: the route of a page, whose `params` are beside it. */
  input?: 'long' | 'picture' | 'page' | 'colour';
  /** The collection whose entries it names. */
  reference?: string;
  /** The forms of a value that a schema depends on, the most particular first. */
  forms?: readonly { label: string; start: unknown }[];
}

/** All checks of a schema, also those of the schemas that it is made of. */
const checksOf = ({ pipe = [] }: Parts): readonly (Parts & { requirement?: unknown })[] =>
  pipe.flatMap((part) => (part.pipe ? checksOf(part) : [part]));

function limit(schema: Parts, type: string): number | undefined {
  const found = checksOf(schema).find((check) => check.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

const asSchema = (parts: Parts) => parts as unknown as v.GenericSchema;

/** `fullDescription` as `Full description`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function inputOf(schema: Parts, isOn: unknown): FieldInput {
  const { input, reference, forms } = v.getMetadata(asSchema(schema)) as InputMetadata;
  switch (schema.type) {
    case 'string':
      if (reference !== undefined) return { kind: 'reference', collection: reference };
      if (input === 'picture' || input === 'page' || input === 'colour') return { kind: input };
      if (checksOf(schema).some(({ type }) => type === 'iso_date')) return { kind: 'day' };
      return { kind: 'text', isLong: input === 'long', most: limit(schema, 'max_length') };
    case 'number':
      return {
        kind: 'number',
        isWhole: checksOf(schema).some(({ type }) => type === 'integer'),
        least: limit(schema, 'min_value'),
        most: limit(schema, 'max_value'),
      };
    case 'boolean':
      return { kind: 'switch', isOn: isOn === true };
    case 'picklist':
      return { kind: 'choice', options: schema.options!.map(String) };
    case 'array':
      return {
        kind: 'list',
        item: fieldOf('', schema.item!),
        least: limit(schema, 'min_length') ?? 0,
        most: limit(schema, 'max_length'),
      };
    case 'strict_object':
      return { kind: 'group', fields: fieldsOf(asSchema(schema)) };
    case 'lazy':
      if (forms)
        return {
          kind: 'variant',
          forms: forms.map(({ label, start }) => ({
            label,
            start,
            input: inputOf(schema.getter!(start), undefined),
          })),
        };
      return { kind: 'settings', fields: fieldsOf(asSchema(schema.getter!({}))) };
    default:
      throw new Error(`The Studio has no field for a schema of the type "${schema.type}".`);
  }
}

function fieldOf(name: string, schema: Parts): Field {
  const isOptional = schema.type === 'optional';
  const isNullable = schema.type === 'nullable';
  const inner = schema.wrapped ?? schema;
  const help = v.getDescription(asSchema(inner));
  return {
    name,
    label: v.getTitle(asSchema(inner)) ?? labelOf(name),
    ...(help !== undefined && { help }),
    isOptional,
    ...(isNullable && { isNullable }),
    input: inputOf(inner, schema.default),
  };
}

/** Whether another field sets it: the value that tells a form, and the parameters of a page. */
const isSetBeside = ({ type, wrapped }: Parts) => type === 'literal' || wrapped?.type === 'record';

/** The field of a form for a whole file that is a list. */
export const listFile = 'items';

/**
 * The fields of a form for a schema, in their order: those of an object, or one for a list.
 * @throws Error for a kind of schema that has no field
 */
export const fieldsOf = (schema: v.GenericSchema): Field[] =>
  schema.type === 'array'
    ? [{ ...fieldOf(listFile, schema as unknown as Parts), label: 'Entries' }]
    : Object.entries((schema as unknown as Parts).entries ?? {})
        .filter(([, entry]) => !isSetBeside(entry))
        .map(([name, entry]) => fieldOf(name, entry));
