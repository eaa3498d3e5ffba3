import * as fc from 'fast-check';
import type { Field } from '@/dashboard/model/fields/fields';

const days = fc.constantFrom('2026-11-18', '2028-02-29', '1900-01-01', '2199-12-31');
const times = fc.constantFrom('00:00', '09:30', '23:59');

const anyId = fc.string({ minLength: 1, maxLength: 20 });

/** Any value that a field may hold. @param ids - the ids of records @default any */
export function valuesOf(field: Field, ids = anyId): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return fc.string({ unit: 'binary', maxLength: 20 });
    case 'id':
      return ids;
    case 'boolean':
      return fc.boolean();
    case 'day':
      return days;
    case 'local':
      return fc.tuple(days, times).map(([day, time]) => `${day}T${time}`);
    case 'moment':
      return fc.tuple(days, times).map(([day, time]) => `${day}T${time}:00.000Z`);
    case 'timeZone':
      return fc.constantFrom('Europe/Berlin', 'UTC', 'America/New_York');
    case 'base64':
      return fc.base64String();
    case 'matching':
      return fc
        .constantFrom('09:00', '17:30', '/dashboard', '/dashboard/admin?a=1', 'USD')
        .filter((one) => field.pattern.test(one));
    case 'number':
      return fc.integer({ min: Math.max(field.from, -1000), max: Math.min(field.to, 1e6) });
    case 'oneOf':
      return fc.constantFrom(...field.names);
    case 'nullable':
      return fc.option(valuesOf(field.of, ids));
    case 'optional':
      return fc.option(valuesOf(field.of, ids), { nil: undefined });
    case 'list':
      return fc.array(valuesOf(field.of, ids), { maxLength: 3 });
    case 'either':
      return fc.oneof(...field.options.map((option) => valuesOf(option, ids)));
    case 'object':
      return fc
        .record(
          Object.fromEntries(Object.entries(field.fields).map(([name, of]) => [name, valuesOf(of, ids)])),
        )
        .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  }
}
