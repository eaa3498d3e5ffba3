import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type SubmitEvent } from 'react';
import { checkContactMessage, contactFields } from '@/lib/contact-message';
import type { ContactErrors, ContactField, ContactMessage } from '@/lib/contact-message';
import type { Delivery, DeliverContact } from '@/platform/contact-delivery';
import { isSameMessage, readForm, useContactDraft } from './use-contact-draft';

/** What became of the last try; `message` is what was tried. */
export type Outcome = { status: Delivery['status']; message: ContactMessage };

const fieldOf = (target: EventTarget): ContactField | undefined =>
  contactFields.find((field) => target instanceof Element && target.getAttribute('name') === field);

interface ContactFormOptions {
  endpoint: string | null;
  deliver: DeliverContact;
  /** Title of the service that the message is about. */
  service?: string;
}

/** The name of the field that nobody sees: only a program fills it. */
export const trapName = 'website';

/** The behaviour of the contact form: what is wrong and when it is said, the sending, and what came of it. */
export function useContactForm({ endpoint, deliver, service }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useRef(new Set<ContactField>());
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { saveSoon, forget } = useContactDraft(form);

  // The browser's own checks hold until ours can speak.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const check = (field: ContactField) => {
    if (!form.current) return;
    const checked = checkContactMessage(readForm(form.current));
    setErrors((before) => ({ ...before, [field]: checked.valid ? undefined : checked.errors[field] }));
  };

  const onInput = ({ target }: FormEvent) => {
    const field = fieldOf(target);
    if (field) edited.current.add(field);
    if (field && errors[field]) check(field);
    if (!sending) setOutcome(null);
    saveSoon();
  };

  // Leaving for the send button says nothing yet: the submit does, and the button stays under the pointer meanwhile.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const field = fieldOf(target);
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    if (field && edited.current.has(field)) check(field);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !form.current) return;
    setOutcome(null);
    const written = readForm(form.current);
    const checked = checkContactMessage(written);
    setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) {
      const wrong = contactFields.find((field) => checked.errors[field]);
      form.current.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const message = service === undefined ? checked.message : { ...checked.message, service };
    // Whoever fell into the trap and is no program still has the text and two other ways to send it.
    const trapped = Boolean(new FormData(form.current).get(trapName));
    setSending(true);
    const { status } = trapped ? { status: 'failed' as const } : await deliver(message, endpoint);
    setSending(false);
    setOutcome({ status, message });
    // What was written meanwhile stays.
    if (status !== 'sent' || !form.current || !isSameMessage(readForm(form.current), written)) return;
    form.current.reset();
    edited.current.clear();
    forget();
  };

  return { form, errors, sending, outcome, onInput, onBlur, onSubmit };
}
