import * as v from 'valibot';
import type { Field, FieldInput } from '../../src/studio/data/field';

/** What is read of a valibot schema. A test pins it with the form of every collection. */
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
  input?: 'long' | 'picture';
  /** The collection whose entries it names. */
  reference?: string;
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
  const { input, reference } = v.getMetadata(asSchema(schema)) as InputMetadata;
  switch (schema.type) {
    case 'string':
      if (reference !== undefined) return { kind: 'reference', collection: reference };
      if (input === 'picture') return { kind: 'picture' };
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
      return { kind: 'settings', fields: fieldsOf(asSchema(schema.getter!({}))) };
    default:
      throw new Error(`The Studio has no field for a schema of the type "${schema.type}".`);
  }
}

function fieldOf(name: string, schema: Parts): Field {
  const isOptional = schema.type === 'optional';
  const inner = schema.wrapped ?? schema;
  const help = v.getDescription(asSchema(inner));
  return {
    name,
    label: v.getTitle(asSchema(inner)) ?? labelOf(name),
    ...(help !== undefined && { help }),
    isOptional,
    input: inputOf(inner, schema.default),
  };
}

/**
 * The fields of a form for a schema of objects, in their order.
 * @throws Error for a kind of schema that has no field
 */
export const fieldsOf = (schema: v.GenericSchema): Field[] =>
  Object.entries((schema as unknown as Parts).entries ?? {}).map(([name, entry]) => fieldOf(name, entry));
