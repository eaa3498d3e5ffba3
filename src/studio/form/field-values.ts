import type { Field, FieldInput } from '@/studio/data/field';

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a new field, as a file has it. Optional fields are left out of a new file. */
export function newValue(input: FieldInput): unknown {
  switch (input.kind) {
    case 'group':
      return newValues(input.fields);
    case 'list':
      return [];
    case 'switch':
      return input.isOn;
    case 'settings':
      return false;
    case 'choice':
      return input.options[0];
    default:
      return '';
  }
}

export const newValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.filter(({ isOptional }) => !isOptional).map(({ name, input }) => [name, newValue(input)]),
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.values(value).every(isEmpty));

/**
 * Sets one field in the order of the form, so that it is written there. An optional field that is emptied is left out;
 * fields that the form does not know stay.
 */
export function withValue(values: Values, fields: readonly Field[], field: Field, value: unknown): Values {
  const changed: Record<string, unknown> = { ...values, [field.name]: value };
  if (field.isOptional && isEmpty(value)) delete changed[field.name];
  const names = [...fields.map(({ name }) => name), ...Object.keys(changed)];
  return Object.fromEntries(
    [...new Set(names)].filter((name) => name in changed).map((name) => [name, changed[name]]),
  );
}

/** What a number field holds: a number where the text is one, else the text, so that the check can name it. */
export const numberOf = (text: string): string | number =>
  text.trim() !== '' && String(Number(text)) === text.trim() ? Number(text) : text;
