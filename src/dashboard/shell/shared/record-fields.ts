import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
import type { Read } from '@/dashboard/model/command';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import { listed } from '@/dashboard/words/count';

type AnyRecord = RecordOf<CollectionName>;

/** `dueOn` is `Due on`, `assigneeId` is `Assignee`. */
function labelOf(field: string): string {
  const words = field
    .replace(/Ids?$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What users call a record. */
export function titleOfRecord(record: AnyRecord | null): string {
  const { name, title, subject, text } = (record ?? {}) as Record<string, unknown>;
  return (
    [name, title, subject, text].find((one): one is string => typeof one === 'string' && one !== '') ?? ''
  );
}

/** The value of a field as a text. An id is the name of what it stands for. */
function textOf(value: unknown, read: Read): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return listed(value.map((item) => textOf(item, read)));
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([field]) => field !== 'id')
      .map(([field, part]) => `${labelOf(field)}: ${textOf(part, read)}`)
      .join('\n');
  const text = String(value);
  const named = (['people', 'projects', 'tasks', 'clients'] as const).map((name) => read.get(name, text));
  return titleOfRecord(named.find((record) => record !== null) ?? null) || text;
}

const internal = new Set(['id', 'revision', 'order']);

/** The fields of a kind of record, for a comparison of two versions of one. */
export const fieldsOfRecord = (record: AnyRecord, read: Read): ConflictField<AnyRecord>[] =>
  Object.keys(record)
    .filter((field) => !internal.has(field))
    .map((field) => ({
      label: labelOf(field),
      text: (version) => textOf((version as unknown as Record<string, unknown>)[field], read),
    }));
