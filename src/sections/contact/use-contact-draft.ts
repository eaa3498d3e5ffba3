import { useEffect, useRef, type RefObject } from 'react';
import { contactChoices, contactFields, type ContactMessage } from '@/lib/contact-message';
import { newId } from '@/lib/new-id';
import { loadDrafts, readDraft, removeDraft, writeDraft } from '@/platform/drafts';

/** The name of the draft, and the storage key that an earlier version of the site used. */
export const contactDraft = { name: 'contact', formerKey: 'contact-draft' };
const pause = 300;

/** Returns the draft (three texts and the choices), or null if invalid. */
function parseDraft(value: unknown): ContactMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft = value as Record<string, unknown>;
  const [name, email, message] = contactFields.map((field) => draft[field]);
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return null;
  const parsed: ContactMessage = { name, email, message };
  for (const part of ['id', ...contactChoices] as const) {
    const text = draft[part];
    if (typeof text === 'string') parsed[part] = text;
  }
  return parsed;
}

const controlOf = (form: HTMLFormElement, field: string) => {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
};

const optionsOf = (form: HTMLFormElement, choice: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${choice}"]`),
];

/** Returns the values of the form's fields and the selected options. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const [name = '', email = '', message = ''] = contactFields.map(
    (field) => controlOf(form, field)?.value ?? '',
  );
  const read: ContactMessage = { name, email, message };
  for (const choice of contactChoices) {
    const chosen = optionsOf(form, choice).find(({ checked }) => checked);
    if (chosen) read[choice] = chosen.value;
  }
  return read;
}

/** Whether two messages have the same texts and choices. */
export const isSameMessage = (one: ContactMessage, other: ContactMessage): boolean =>
  [...contactFields, ...contactChoices].every((field) => one[field] === other[field]);

const isEmpty = (message: ContactMessage) =>
  [...contactFields, ...contactChoices].every((field) => !message[field]);

/** Returns the saved draft, or null if there is none. */
export const readContactDraft = () => readDraft(contactDraft.name, parseDraft, contactDraft.formerKey);

/** Returns the id of a message that was sent before. A changed message has none: an endpoint would drop it as a duplicate. */
function savedIdOf(message: ContactMessage): string | undefined {
  const draft = readContactDraft();
  return draft && isSameMessage(draft, message) ? draft.id : undefined;
}

function save(form: HTMLFormElement) {
  const draft = readForm(form);
  if (isEmpty(draft)) removeDraft(contactDraft.name);
  else writeDraft(contactDraft.name, { ...draft, id: savedIdOf(draft) });
}

/**
 * Saves a draft on this device, so that a reload loses nothing. The fields are uncontrolled: text typed before
 * hydration stays, and a saved draft fills only empty fields.
 */
export function useContactDraft(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef(0);

  const stop = () => {
    window.clearTimeout(timer.current);
    timer.current = 0;
  };

  const saveSoon = () => {
    stop();
    const element = form.current;
    timer.current = window.setTimeout(() => {
      stop();
      if (element) save(element);
    }, pause);
  };

  /** Saves a message before it is sent. @returns its id, the same at each attempt. */
  const saveWithId = (message: ContactMessage): string => {
    stop();
    const id = savedIdOf(message) ?? newId();
    writeDraft(contactDraft.name, { ...message, id });
    return id;
  };

  const forget = () => {
    stop();
    removeDraft(contactDraft.name);
  };

  useEffect(() => {
    const element = form.current;
    const fill = () => {
      if (!element) return;
      const typedEarly = !isEmpty(readForm(element));
      const draft = readContactDraft();
      if (draft) {
        for (const field of contactFields) {
          const control = controlOf(element, field);
          if (control && control.value === '') control.value = draft[field];
        }
        for (const choice of contactChoices) {
          const options = optionsOf(element, choice);
          if (options.some(({ checked }) => checked)) continue;
          for (const option of options) option.checked = option.value === draft[choice];
        }
      }
      // Text typed before hydration fired no event.
      if (typedEarly) save(element);
    };
    void loadDrafts().then(fill);
    // Leaving within the debounce must not lose the last words. A phone that closes a background tab may only fire a
    // change to hidden.
    const flush = () => {
      if (timer.current && element) save(element);
      stop();
    };
    const leaving = ['pagehide', 'visibilitychange'] as const;
    for (const event of leaving) window.addEventListener(event, flush);
    return () => {
      for (const event of leaving) window.removeEventListener(event, flush);
      flush();
    };
  }, [form]);

  return { saveSoon, saveWithId, forget };
}
