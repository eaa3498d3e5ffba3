import { draftName } from '@/dashboard/hooks/use-draft';
import {
  boolean,
  id,
  list,
  object,
  oneOf,
  optional,
  text,
  weekday,
  type Field,
} from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import type { EventDraft } from './event-draft';

const eventDraft: Field<EventDraft> = object({
  title: text,
  place: text,
  notes: text,
  startDay: text,
  startTime: text,
  endDay: text,
  endTime: text,
  timeZone: text,
  allDay: boolean,
  repeat: oneOf(['never', 'daily', 'weekly', 'monthly', 'monthly-weekday', 'yearly', 'other']),
  interval: text,
  weekdays: list(weekday),
  ends: oneOf(['never', 'until', 'count']),
  until: text,
  count: text,
  attendeeIds: list(id('people')),
});

/** A half-typed event, until it is saved or discarded. */
export interface KeptDraft {
  draft: EventDraft;
  /** What the event said when the typing began; earlier versions of the portal did not store it. */
  base?: EventDraft;
}

const keptDraft: Field<KeptDraft> = object({ draft: eventDraft, base: optional(eventDraft) });

/** The place of an event that is not there yet. */
export const newPlace = 'new';

/** Names the form of a place among drafts. */
export const draftForm = (place: string) => `event:${place}`;

const nameOf = (personId: string, place: string) => draftName(personId, draftForm(place));

/**
 * A draft of somebody's event that was left half typed, or null.
 * @param place - the event's or occurrence's key and what is edited of it, or `newPlace`
 */
export const readKept = (personId: string, place: string): KeptDraft | null =>
  readDraft(
    nameOf(personId, place),
    (value) => parseDraft(keptDraft, value),
    `undula.event-draft.${personId}.${place}`,
  );

export const keepDraft = (personId: string, place: string, kept: KeptDraft): void =>
  writeDraft(nameOf(personId, place), kept);

export const dropDraft = (personId: string, place: string): void => removeDraft(nameOf(personId, place));
