/** One field of a form, made from the schema of the content. It is sent to the browser as JSON. */
export interface Field {
  /** The key in the file; '' for an item of a list. */
  name: string;
  label: string;
  help?: string;
  /** Whether the file may leave it out. */
  isOptional: boolean;
  /** Whether an empty field is `null` in the file. @default false */
  isNullable?: boolean;
  input: FieldInput;
}

/** The kind of input of a field, with its limits. */
export type FieldInput =
  | { kind: 'text'; isLong: boolean; most?: number }
  | { kind: 'number'; isWhole: boolean; least?: number; most?: number }
  | { kind: 'day' }
  /** `isOn`: the default if the file omits it. */
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'choice'; options: readonly string[] }
  /** The id of a drawn picture, or the name of a file beside the entry. */
  | { kind: 'picture' }
  /** The slug of an entry of a collection, or of a category of projects. */
  | { kind: 'reference'; collection: string }
  /** A page of the site: its route, and the parameters beside it. */
  | { kind: 'page' }
  | { kind: 'colour' }
  | { kind: 'list'; item: Field; least: number; most?: number }
  | { kind: 'group'; fields: readonly Field[] }
  /** One of several forms. A value has the first one whose `start` it contains. */
  | { kind: 'variant'; forms: readonly VariantForm[] }
  /** True, false or settings: on without settings is `true`. */
  | { kind: 'settings'; fields: readonly Field[] };

export interface VariantForm {
  label: string;
  /** The value that a new one begins with. */
  start: unknown;
  input: FieldInput;
}
