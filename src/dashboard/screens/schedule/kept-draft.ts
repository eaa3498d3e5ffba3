import { readStored, removeStored, writeStored } from '@/platform/storage';
import type { EventDraft, RepeatKind } from './event-draft';

const repeats: readonly RepeatKind[] = [
  'never',
  'daily',
  'weekly',
  'monthly',
  'monthly-weekday',
  'yearly',
  'other',
];

/** What a half-typed event is kept as, until it is saved or thrown away. */
export interface KeptDraft {
  draft: EventDraft;
  /** The revision of the event that it was begun on; 0 for a new one. */
  revision: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = <T>(value: unknown, item: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(item);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isWeekday = (value: unknown): value is number => [1, 2, 3, 4, 5, 6, 7].includes(value as number);

function parse(value: unknown): KeptDraft | null {
  const { draft, revision } = (value ?? {}) as Partial<KeptDraft>;
  if (typeof draft !== 'object' || draft === null || !isNumber(revision)) return null;
  const texts = [
    'title',
    'place',
    'notes',
    'startDay',
    'startTime',
    'endDay',
    'endTime',
    'timeZone',
    'interval',
    'until',
    'count',
  ] as const;
  const right =
    texts.every((name) => isText(draft[name])) &&
    typeof draft.allDay === 'boolean' &&
    repeats.includes(draft.repeat) &&
    ['never', 'until', 'count'].includes(draft.ends) &&
    isList(draft.weekdays, isWeekday) &&
    isList(draft.attendeeIds, isText);
  return right ? { draft, revision } : null;
}

const nameOf = (personId: string, place: string) => `undula.event-draft.${personId}.${place}`;

/**
 * A draft of somebody's event that was left half typed, or null.
 * @param place - the event's or occurrence's key and what is edited of it, `new` for one that is not there yet
 */
export const readKept = (personId: string, place: string): KeptDraft | null =>
  readStored(nameOf(personId, place), parse);

export const keepDraft = (personId: string, place: string, kept: KeptDraft): boolean =>
  writeStored(nameOf(personId, place), kept);

export const dropDraft = (personId: string, place: string): void => removeStored(nameOf(personId, place));
