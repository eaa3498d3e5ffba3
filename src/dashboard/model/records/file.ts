import { base64, integer, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** A file stored in this browser. */
export const file = record({
  name: text,
  /** Media type. */
  type: text,
  /** Bytes. */
  size: integer(),
  /** Text, so that a backup is one JSON file. */
  content: base64,
});

export interface StoredFile extends TypeOf<typeof file> {}
