import { isDay, isInstant, isLocal, years } from '@/dashboard/days/moments';
import { isTimeZone } from '@/dashboard/days/time-zone';
import { maxTextLength, type Field } from './fields';
import { models, type CollectionName } from '@/dashboard/model/records/models';
import { isRecord } from '@/lib/is-record';
import { matches } from './matches';

const maxIdLength = 300;

const existing = `that exists, from ${years.first} to ${years.last}`;

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const quoted = (names: Iterable<string>) => listed.format(Array.from(names, (name) => `“${name}”`));

type NumberField = Extract<Field, { kind: 'number' }>;

function numberWords({ whole, from, to }: NumberField): string {
  const words = whole ? 'a whole number' : 'a number';
  if (from === -Infinity) return words;
  return to === Infinity ? `${words} from ${from}` : `${words} from ${from} to ${to}`;
}

/** Avoids one pattern for the whole text, because the regular expression engine fails on a 5 MB file. */
const isBase64 = (value: string) =>
  value.length % 4 === 0 && !/[^\da-z+/]/i.test(value.replace(/={1,2}$/, ''));

/** Describes the error in a text value, or returns null. */
function faultInText(field: Field, value: string): string | null {
  switch (field.kind) {
    case 'id':
      return value !== '' && value.length <= maxIdLength ? null : `an id of 1 to ${maxIdLength} characters`;
    case 'day':
      if (isDay(value)) return null;
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `a day ${existing}` : 'a day such as 2026-11-18';
    case 'local':
      if (isLocal(value)) return null;
      return /^.{10}T([01]\d|2[0-3]):[0-5]\d/.test(value)
        ? `a day ${existing}`
        : 'a local time such as 2026-11-18T09:30';
    case 'moment':
      if (isInstant(value)) return null;
      return /^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)
        ? `an instant ${existing}`
        : 'an instant such as 2026-11-18T09:30:00Z';
    case 'matching':
      return field.pattern.test(value) ? null : field.words;
    case 'base64':
      return isBase64(value) ? null : 'the file’s bytes in base64';
    case 'timeZone':
      return isTimeZone(value)
        ? null
        : `this browser does not know the time zone “${value}”. Update the browser, or set a zone such as Europe/Berlin where the backup was made and download it again`;
    default:
      return value.length <= maxTextLength
        ? null
        : `a text of at most ${maxTextLength.toLocaleString('en-GB')} characters`;
  }
}

/** Describes the error in a field's value and its path, or returns null. */
function faultIn(field: Field, value: unknown, path: string): string | null {
  const fault = (words: string | null) => words && (path ? `${path}: ${words}` : words);
  const inside = (name: string | number) => (path ? `${path}.${name}` : String(name));
  switch (field.kind) {
    case 'object': {
      if (!isRecord(value)) return fault('a list of fields');
      for (const [name, of] of Object.entries(field.fields)) {
        const found = faultIn(of, value[name], inside(name));
        if (found) return found;
      }
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(field.fields, name));
      return unknown === undefined ? null : `${inside(unknown)}: no field of this version of the portal`;
    }
    case 'list': {
      if (!Array.isArray(value)) return fault('a list');
      for (const [place, item] of value.entries()) {
        const found = faultIn(field.of, item, inside(place));
        if (found) return found;
      }
      return null;
    }
    case 'nullable':
      return value === null ? null : faultIn(field.of, value, path);
    case 'optional':
      return value === undefined ? null : faultIn(field.of, value, path);
    case 'either': {
      const faults = field.options.map((option) => faultIn(option, value, path));
      return faults.includes(null) ? null : faults.join(', or ');
    }
    case 'oneOf':
      return matches(field, value) ? null : fault(quoted(field.names));
    case 'number':
      return matches(field, value) ? null : fault(numberWords(field));
    case 'boolean':
      return typeof value === 'boolean' ? null : fault('true or false');
    default:
      return fault(typeof value === 'string' ? faultInText(field, value) : 'a text');
  }
}

/**
 * Describes the first error in an imported record and its path, or returns null. Stricter than `matches`: it
 * also rejects unknown fields, unknown time zones and texts that are too long. Loaded only with the code that
 * reads backups.
 */
export const faultOf = (collection: CollectionName, value: unknown): string | null =>
  faultIn(models[collection], value, '');
