import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type SubmitEvent } from 'react';
import { checkContactMessage, contactFields } from '@/lib/contact-message';
import type { ContactErrors, ContactField, ContactMessage } from '@/lib/contact-message';
import type { Delivery, DeliverContact } from '@/platform/contact-delivery';
import { scrollTo } from '@/motion/smooth-scroll';
import { isSameMessage, readContactDraft, readForm, useContactDraft } from './use-contact-draft';

/** The result of the last attempt, and the message of that attempt. */
export type Outcome = { status: Delivery['status']; message: ContactMessage };

const fieldOf = (target: EventTarget): ContactField | undefined =>
  contactFields.find((field) => target instanceof Element && target.getAttribute('name') === field);

interface ContactFormOptions {
  endpoint: string | null;
  deliver: DeliverContact;
  /** Title of the service that the message is about. */
  service?: string;
}

/** The name of the hidden spam trap field: only a program fills it in. */
export const trapName = 'website';

/** The contact form's validation, the timing of its errors, the sending, and its result. */
export function useContactForm({ endpoint, deliver, service }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useRef(new Set<ContactField>());
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { saveSoon, saveWithId, forget } = useContactDraft(form);

  // The browser's own validation applies until this code runs.
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

  // Moving the focus to the send button shows no errors yet, so that the button stays under the pointer. The submit
  // shows them.
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
      const field = form.current.querySelector<HTMLElement>(`[name="${wrong}"]`);
      // By itself the focus would jump there.
      field?.focus({ preventScroll: true });
      if (field) scrollTo(field, { block: 'nearest' });
      return;
    }
    const id = saveWithId(written);
    // The same text about another service is another message.
    const message = {
      ...checked.message,
      id: service === undefined ? id : `${id} ${service}`,
      ...(service !== undefined && { service }),
    };
    // A person who filled in the trap by mistake keeps the text and gets two other ways to send it.
    const trapped = Boolean(new FormData(form.current).get(trapName));
    setSending(true);
    const failed = { status: 'failed' } as const;
    const { status } = trapped ? failed : await deliver(message, endpoint).catch(() => failed);
    setSending(false);
    setOutcome({ status, message });
    // Text typed during the sending stays. Without a form, the user has left the page.
    const latest = form.current ? readForm(form.current) : readContactDraft();
    if (status !== 'sent' || (latest && !isSameMessage(latest, written))) return;
    form.current?.reset();
    edited.current.clear();
    forget();
  };

  return { form, errors, sending, outcome, onInput, onBlur, onSubmit };
}
