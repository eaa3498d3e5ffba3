import type { Field, FieldsByName } from '@/dashboard/model/fields/fields';
import { models } from '@/dashboard/model/records/models';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';

function matching(pattern: RegExp): string {
  const text = ['09:00', '/dashboard/admin', 'USD'].find((each) => pattern.test(each));
  if (text === undefined) throw new Error(`No text of a blank record matches ${pattern}.`);
  return text;
}

/** The emptiest value that a field may hold. */
function blank(field: Field): unknown {
  switch (field.kind) {
    case 'object':
      return blankFields(field.fields);
    case 'list':
      return [];
    case 'nullable':
      return null;
    case 'either':
      return blank(field.options[0]!);
    case 'oneOf':
      return field.names[0];
    case 'boolean':
      return false;
    case 'number':
      return Math.max(field.from, 0);
    case 'day':
      return '2026-11-16';
    case 'local':
      return '2026-11-16T09:00';
    case 'moment':
      return '2026-11-16T09:00:00.000Z';
    case 'timeZone':
      return 'UTC';
    case 'id':
      return 'none';
    case 'matching':
      return matching(field.pattern);
    default:
      return '';
  }
}

const blankFields = (fields: FieldsByName) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'optional')
      .map(([name, field]) => [name, blank(field)]),
  );

/** A valid record of any collection, empty but for some fields of its own. */
export const blankRecord = <Name extends CollectionName>(
  collection: Name,
  own: Partial<RecordOf<Name>> = {},
): RecordOf<Name> =>
  ({
    ...blankFields(models[collection].fields),
    id: crypto.randomUUID(),
    revision: 0,
    ...own,
  }) as RecordOf<Name>;
