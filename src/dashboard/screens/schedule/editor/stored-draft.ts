import { draftName } from '@/dashboard/hooks/use-draft';
import { parseTyped } from '@/dashboard/hooks/use-merged-draft';
import { boolean, id, list, object, oneOf, text, weekday, type Field } from '@/dashboard/model/fields/fields';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import type { EventDraft } from './event-draft';

/** The fields of an event’s form. */
export const eventFields: Field<EventDraft> = object({
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

/** The draft of an event that is not saved yet. Other drafts are named by an occurrence’s key and their scope. */
export const newEvent = 'new';

/** The form of a draft, and where early builds stored it. */
export const placeOfDraft = (personId: string, draft: string) => ({
  form: `event:${draft}`,
  formerKey: `undula.event-draft.${personId}.${draft}`,
});

/** Reads a person's draft of an event; null where there is none. */
export function readEventDraft(personId: string, draft: string): EventDraft | null {
  const { form, formerKey } = placeOfDraft(personId, draft);
  return readDraft(draftName(personId, form), parseTyped(eventFields), formerKey)?.draft ?? null;
}

/** Makes a person's draft of an event the draft of a new one. @returns it, or null where there is none */
export function moveToNewEvent(personId: string, from: string): EventDraft | null {
  const draft = readEventDraft(personId, from);
  if (!draft) return null;
  writeDraft(draftName(personId, placeOfDraft(personId, newEvent).form), { draft });
  removeDraft(draftName(personId, placeOfDraft(personId, from).form));
  return draft;
}
