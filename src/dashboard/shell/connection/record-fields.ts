import { currencyOf } from '@/dashboard/figures/currency';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
import type { Read } from '@/dashboard/model/command';
import type { AnyRecord, TaskStatus } from '@/dashboard/model/records/records';
import { readerZone } from '@/dashboard/days/time-zone';
import { listed } from '@/dashboard/words/count';
import { dayWithYear } from '@/dashboard/words/day';
import { dayAndTime, fullMoment } from '@/dashboard/words/moment';
import { formatMoney } from '@/dashboard/words/money';
import { weekName } from '@/dashboard/words/range';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { taskStatusNames } from '@/dashboard/words/task';

/** `dueOn` is `Due on`, `assigneeId` is `Assignee`. */
function labelOf(field: string): string {
  const words = field
    .replace(/Ids?$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of a record for users. For time without a name: its week or day. */
export function titleOfRecord(record: AnyRecord | null): string {
  const { name, title, subject, text, weekStart, day } = (record ?? {}) as Record<string, unknown>;
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
  const found = [name, title, subject, text].find(isText);
  if (found !== undefined) return found;
  if (isText(weekStart)) return weekName(weekStart);
  return isText(day) ? dayWithYear(day) : '';
}

/** The forms in which records hold times, and their words. */
const times: readonly [RegExp, (text: string) => string][] = [
  [/^\d{4}-\d\d-\d\d$/, dayWithYear],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, dayAndTime],
  [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, (text) => fullMoment(text, readerZone())],
];

/** Fields whose values are names that the code chose. */
const named = /^(status|priority|kind|state)$/;

/** Fields of amounts, in minor units. */
const amounts = /^(budgetMoney|hourlyRate|hourlyCost|amount)$/;

/** A record with the currency of its amounts, and the other records. */
interface Context {
  currency: string;
  read: Read;
}

/** @param field - its name */
function wordsOfNumber(field: string, value: number, { currency }: Context): string {
  if (/minutes$/i.test(field)) return hoursAndMinutes(value);
  return amounts.test(field) ? formatMoney(value, currency) : String(value);
}

/** Returns the words of a text that is not an id. @param field - its name */
function wordsOf(field: string, value: string): string {
  if (named.test(field)) return taskStatusNames[value as TaskStatus] ?? labelOf(value);
  const form = times.find(([pattern]) => pattern.test(value));
  return form ? form[1](value) : value;
}

/** Returns the value of a field as a text. An id becomes the name of its record. */
function textOf(field: string, value: unknown, context: Context): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return wordsOfNumber(field, value, context);
  if (Array.isArray(value)) return listed(value.map((item) => textOf(field, item, context)));
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([part]) => part !== 'id')
      .map(([part, of]) => `${labelOf(part)}: ${textOf(part, of, context)}`)
      .join('\n');
  const records = (['people', 'projects', 'tasks', 'clients'] as const).map((name) =>
    context.read.get(name, String(value)),
  );
  const record = records.find((one) => one !== null) ?? null;
  return titleOfRecord(record) || wordsOf(field, value as string);
}

const internal = new Set(['id', 'revision', 'order']);

/** The fields of a kind of record, for a comparison of two versions of one. */
export const fieldsOfRecord = (record: AnyRecord, read: Read): ConflictField<AnyRecord>[] =>
  Object.keys(record)
    .filter((field) => !internal.has(field))
    .map((field) => ({
      label: labelOf(field),
      text: (version) => {
        // An invoice keeps the currency of the day when it was made.
        const currency =
          'currency' in version ? version.currency : currencyOf(read.get('settings', 'agency'));
        return textOf(field, version[field as keyof AnyRecord], { currency, read });
      },
    }));
