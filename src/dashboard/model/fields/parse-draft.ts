import { isRecord } from '@/lib/is-record';
import type { Field, Model } from './fields';
import { matches } from './matches';
import { upgrade } from './upgrade';

const refused = Symbol('refused');

function read(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'object': {
      if (!isRecord(value)) return refused;
      const result: Record<string, unknown> = {};
      for (const [name, of] of Object.entries(field.fields)) {
        const part = read(of, value[name]);
        if (part === refused) return refused;
        if (part !== undefined) result[name] = part;
      }
      return result;
    }
    case 'list': {
      if (!Array.isArray(value)) return refused;
      const items = value.map((item) => read(field.of, item));
      return items.includes(refused) ? refused : items;
    }
    case 'nullable':
      return value === null ? null : read(field.of, value);
    case 'optional':
      return value === undefined ? undefined : read(field.of, value);
    case 'either':
      return field.options.map((option) => read(option, value)).find((part) => part !== refused) ?? refused;
    case 'boolean':
    case 'number':
    case 'oneOf':
    case 'matching':
      return matches(field, value) ? value : refused;
    default:
      return typeof value === 'string' ? value : refused;
  }
}

/**
 * Reads a stored draft with only the model's fields. Returns null for an invalid draft. Accepts any text as a
 * day, time or id, because the user may not have completed it.
 * @param version - version of the record type when the draft was stored
 */
export function parseDraft<T>(
  field: Field<T> & Partial<Pick<Model, 'upgrades'>>,
  value: unknown,
  version?: unknown,
): T | null {
  const { upgrades = [] } = field;
  const draft = read(field, upgrade({ upgrades }, value, version));
  return draft === refused ? null : (draft as T);
}
