import type { RecordKey } from '@/dashboard/model/change';
import type { Field } from './fields';

/** The records that a value refers to, as its fields describe them. */
export function* referencesIn(field: Field, value: unknown): Generator<RecordKey> {
  if (value === null || value === undefined) return;
  switch (field.kind) {
    case 'id':
      if (field.collection && typeof value === 'string') yield { collection: field.collection, id: value };
      return;
    case 'nullable':
    case 'optional':
      return yield* referencesIn(field.of, value);
    case 'list':
      for (const item of value as readonly unknown[]) yield* referencesIn(field.of, item);
      return;
    case 'either':
      for (const option of field.options) yield* referencesIn(option, value);
      return;
    case 'object':
      for (const [name, of] of Object.entries(field.fields))
        yield* referencesIn(of, (value as Record<string, unknown>)[name]);
  }
}
