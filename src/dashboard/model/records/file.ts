import { base64, integer, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** A file of a record. */
export const file = record({
  name: text,
  /** Media type. */
  type: text,
  /** In bytes. */
  size: integer(),
  /** Base64, so that a backup is one JSON file. */
  content: base64,
});

export interface StoredFile extends TypeOf<typeof file> {}
