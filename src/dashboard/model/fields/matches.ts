import { isDay, isInstant, isLocal } from '@/dashboard/days/moments';
import { isRecord } from '@/lib/is-record';
import type { Field } from './fields';

/**
 * Whether a value is valid for a field. Runs for each stored row at every start, so it is small and stops at
 * the first error. `faultOf` describes errors.
 */
export function matches(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'object':
      if (!isRecord(value)) return false;
      for (const name in field.fields) if (!matches(field.fields[name]!, value[name])) return false;
      return true;
    case 'list':
      return Array.isArray(value) && value.every((item) => matches(field.of, item));
    case 'nullable':
      return value === null || matches(field.of, value);
    case 'optional':
      return value === undefined || matches(field.of, value);
    case 'either':
      return field.options.some((option) => matches(option, value));
    case 'oneOf':
      return field.names.includes(value as string);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return (
        (field.whole ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
        (value as number) >= field.from &&
        (value as number) <= field.to
      );
  }
  if (typeof value !== 'string') return false;
  switch (field.kind) {
    case 'day':
      return isDay(value);
    case 'local':
      return isLocal(value);
    case 'moment':
      return isInstant(value);
    case 'matching':
      return field.pattern.test(value);
    default:
      return true;
  }
}
