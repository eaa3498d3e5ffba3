import type { Field, FieldInput, VariantForm } from '@/studio/data/field';
import { isRecord } from '@/lib/is-record';

export type Values = Readonly<Record<string, unknown>>;

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
    case 'page':
      return { route: '' };
    case 'variant':
      return newForm(input.forms.at(-1)!);
    default:
      return '';
  }
}

export const newValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields
      .filter(({ isOptional }) => !isOptional)
      .flatMap((field) => {
        const value = field.isNullable ? null : newValue(field.input);
        return field.input.kind === 'page' ? Object.entries(value as Values) : [[field.name, value]];
      }),
  );

/** The value that a form of a variant begins with. */
export const newForm = ({ start, input }: VariantForm): unknown =>
  input.kind === 'group' ? { ...newValues(input.fields), ...(start as Values) } : start;

/** The form that a value has. */
export const formOf = (value: unknown, forms: readonly VariantForm[]): VariantForm | undefined =>
  forms.find(({ start, input }) => {
    if (!isRecord(start))
      return typeof value === typeof start && Array.isArray(value) === Array.isArray(start);
    return (
      isRecord(value) &&
      Object.entries(start).every(([name, wanted]) => {
        const isField = input.kind === 'group' && input.fields.some((field) => field.name === name);
        return isField ? name in value : value[name] === wanted;
      })
    );
  });

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** The value of one field: of a page its route with its parameters. */
export const valueOf = (values: Values, { name, input }: Field): unknown =>
  input.kind === 'page' ? { route: values.route, params: values.params } : values[name];

/**
 * Sets one field in the order of the form, so that it is written there. An optional field that is emptied is left out;
 * fields that the form does not know stay.
 */
export function withValue(values: Values, fields: readonly Field[], field: Field, value: unknown): Values {
  const set = field.input.kind === 'page' ? (value as Values) : { [field.name]: value };
  const changed: Record<string, unknown> = { ...values, ...set };
  if (field.isNullable && value === '') changed[field.name] = null;
  if (field.isOptional && isEmpty(value)) delete changed[field.name];
  if (changed.params === undefined) delete changed.params;
  const names = [
    ...fields.flatMap(({ name, input }) => (input.kind === 'page' ? ['route', 'params'] : name)),
    ...Object.keys(changed),
  ];
  return Object.fromEntries(
    [...new Set(names)].filter((name) => name in changed).map((name) => [name, changed[name]]),
  );
}

/** Returns a number field's value: a number if the text is one, else the text, so that the check can name it. */
export const numberOf = (text: string): string | number =>
  text.trim() !== '' && String(Number(text)) === text.trim() ? Number(text) : text;
