import * as v from 'valibot';
import { isRecord } from '../../src/lib/is-record';
import { oneOf, show } from './mistakes';
import { likely, suggest } from './suggest';

/** The way to a field: `['steps', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** A field that is not as its schema wants it. */
export interface ShapeProblem {
  path: FieldPath;
  expected: string;
  got: string;
}

/** A field that its schema has no place for. */
interface UnknownField extends ShapeProblem {
  /** The field that its name is a slip of. */
  meant?: string;
}

/** The parts of a valibot schema that describe the expected value. */
interface SchemaParts {
  type: string;
  message?: unknown;
  expects?: string;
  entries?: Readonly<Record<string, SchemaParts>>;
  item?: SchemaParts;
  wrapped?: SchemaParts;
  options?: readonly (string | number)[];
  pipe?: readonly SchemaParts[];
  /** Of a lazy schema: the one for a value. */
  getter?: (value: unknown) => SchemaParts;
}

const isPlaceholder = (value: unknown) => isRecord(value) && Object.keys(value).join().startsWith('brand.');

/** `steps[0].title` */
export const fieldName = (path: FieldPath): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${key}` : key)).join('');

/** Returns the schema's own words for the expected value: the first message of its pipe, or its type's name. */
function wants(schema: SchemaParts): string {
  if (typeof schema.message === 'string') return schema.message;
  const [first, ...rest] = schema.pipe ?? [];
  if (first?.pipe) return wants(first);
  const message = rest.find((action) => typeof action.message === 'string')?.message;
  if (typeof message === 'string') return schema.type === 'array' ? `a list: ${message}` : message;
  switch (schema.type) {
    case 'string':
      return 'a text';
    case 'number':
      return 'a number';
    case 'array':
      return 'a list';
    case 'strict_object':
      return `the fields ${Object.keys(schema.entries ?? {}).join(', ')}`;
    case 'picklist':
      return oneOf(schema.options ?? []);
    default:
      return schema.expects ?? 'something else';
  }
}

function unwrap(schema: SchemaParts | undefined, value: unknown): SchemaParts | undefined {
  if (schema?.getter) return unwrap(schema.getter(value), value);
  return schema?.wrapped ? unwrap(schema.wrapped, value) : schema;
}

function schemaAt(schema: SchemaParts, root: unknown, path: FieldPath): SchemaParts | undefined {
  let value = root;
  let here = unwrap(schema, value);
  for (const key of path) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key];
    here = unwrap(typeof key === 'number' ? here?.item : here?.entries?.[key], value);
  }
  return here;
}

/** Whether a field may be left out. */
function isOptional(schema: SchemaParts, root: unknown, path: FieldPath): boolean {
  const key = path.at(-1);
  if (typeof key !== 'string') return false;
  return schemaAt(schema, root, path.slice(0, -1))?.entries?.[key]?.type === 'optional';
}

/**
 * Every field that the schema has no place for, and lists in the place of fields: valibot stops at the first unknown field
 * of each object and takes a list for an object.
 */
function unknownFields(schema: SchemaParts | undefined, value: unknown, path: FieldPath): UnknownField[] {
  const here = unwrap(schema, value);
  if (here?.entries && Array.isArray(value)) return [{ path, expected: wants(here), got: show(value) }];
  // A loose object has a place for every field.
  if (here?.entries && here.type !== 'loose_object' && isRecord(value)) {
    const { entries } = here;
    return Object.keys(value).flatMap((key) =>
      Object.hasOwn(entries, key)
        ? unknownFields(entries[key], value[key], [...path, key])
        : [{ path: [...path, key], ...noSuchField(Object.keys(entries), key), got: show(value[key]) }],
    );
  }
  if (here?.item && Array.isArray(value))
    return value.flatMap((item, index) => unknownFields(here.item, item, [...path, index]));
  return [];
}

/** Names the likeliest field first: a list alone leaves the reader to compare. */
function noSuchField(fields: readonly string[], key: string): Pick<UnknownField, 'expected' | 'meant'> {
  const meant = likely(fields, key) ?? undefined;
  const all = `here are ${fields.join(', ')}`;
  return { meant, expected: `no such field (${meant ? `did you mean "${meant}"? T` : 't'}${all})` };
}

/** Of the names that a schema lists in `v.metadata({ names })`, the one that a text is a slip or the last part of. */
function nameMeant(field: SchemaParts, input: unknown): string | null {
  const { names = [] } = v.getMetadata(field as unknown as v.GenericSchema) as { names?: readonly string[] };
  if (typeof input !== 'string') return null;
  const last = `/${input.trim().replaceAll(' ', '_')}`.toLowerCase();
  return likely(names, input) ?? names.find((name) => name.toLowerCase().endsWith(last)) ?? null;
}

function expectedOf(field: SchemaParts | undefined, issue: v.BaseIssue<unknown>): string {
  if (!field) return issue.message;
  if (issue.kind !== 'schema') {
    const meant = nameMeant(field, issue.input);
    return meant ? `${issue.message} (did you mean "${meant}"?)` : issue.message;
  }
  const { type, options = [] } = field;
  if (type === 'picklist' && typeof issue.input === 'string') {
    const names = options.map(String);
    // An icon's schema says what its names are; they are too many to list.
    if (typeof field.message === 'string') return suggest(names, issue.input, field.message);
    const meant = likely(names, issue.input);
    if (meant) return `${wants(field)} (did you mean "${meant}"?)`;
  }
  return wants(field);
}

function problemOf(schema: SchemaParts, value: unknown, issue: v.BaseIssue<unknown>): ShapeProblem {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const field = schemaAt(schema, value, path);
  const expected = expectedOf(field, issue);
  // YAML reads `year: 2014` as a number, `note: true` as a truth value and `title: {brand.name}` as a map.
  const isOtherKind = ['number', 'boolean'].includes(typeof issue.input) || isPlaceholder(issue.input);
  const unquoted = field?.type === 'string' && isOtherKind;
  const hint = unquoted
    ? ', in quotes'
    : issue.input === null && isOptional(schema, value, path)
      ? ', or no such line at all'
      : '';
  return { path, expected: expected + hint, got: show(issue.input) };
}

/** Returns the problems of a value, one for each field; none if it fits the schema. */
export function shapeProblems(schema: v.GenericSchema, value: unknown): ShapeProblem[] {
  const parts = schema as unknown as SchemaParts;
  const { issues = [] } = v.safeParse(schema, value);
  const problems = issues
    .filter(({ type, expected }) => !(type === 'strict_object' && expected === 'never'))
    .map((issue) => problemOf(parts, value, issue));
  const unknown = unknownFields(parts, value, []);
  // A misspelt field is missing too: one mistake, not two.
  const misspelt = new Set(
    unknown.flatMap(({ path, meant }) => (meant ? fieldName([...path.slice(0, -1), meant]) : [])),
  );
  const missing = problems.filter(({ path, got }) => !(got === 'nothing' && misspelt.has(fieldName(path))));
  const told = new Set<string>();
  return [...unknown, ...missing].flatMap(({ path, expected, got }) => {
    // If a whole field is wrong, problems inside it are not reported again.
    const around = [...path, null].map((_, length) => fieldName(path.slice(0, length)));
    if (around.some((name) => told.has(name))) return [];
    told.add(fieldName(path));
    return { path, expected, got };
  });
}
