import * as words from '@generated/yaml/words/contact';
import { Button } from '@/design-system/button/button';
import { Field } from '@/design-system/field/field';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { RadioChips } from '@/design-system/radio-chips/radio-chips';
import { Link } from '@/design-system/link/link';
import { TextArea } from '@/design-system/text-area/text-area';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill, fillCount } from '@/lib/fill';
import { fillNodes } from '@/lib/fill-nodes';
import { contactChoices, type ContactChoice } from '@/lib/contact-message';
import type { DeliverContact } from '@/platform/contact-delivery';
import { ContactOutcome } from './contact-outcome';
import { trapName, useContactForm } from './use-contact-form';
import * as s from './contact-form.module.scss';

export interface ContactFormProps {
  /** The email address for visitors who do not use the form. */
  email: string;
  endpoint: string | null;
  deliver: DeliverContact;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The person who replies, and the reply time. */
  answer: string;
  /** The options of the optional questions. A question without any is omitted. */
  choices?: Partial<Record<ContactChoice, readonly string[]>>;
  subject?: ContactSubject;
}

/** The subject of a message from a visitor who came from a service's page. */
export interface ContactSubject {
  /** The service's title. */
  service: string;
  /** Called when the user removes the subject. */
  onForget: () => void;
}

const questions: Readonly<Record<ContactChoice, string>> = { budget: words.budget, start: words.start };

/** Returns 'Two fields need a change.' for people who cannot see the red error messages. */
function describeErrors(count: number): string {
  if (count === 0) return '';
  return fillCount(words.mistakes, count);
}

/**
 * Name, email, message and two optional questions. `method="dialog"` outside a dialog submits nothing: before
 * hydration or without JavaScript, the button runs the browser's own validation and the page stays. A GET would write
 * the text into the URL. A POST would send it to a static file, which answers with an error.
 */
export function ContactForm({
  email,
  endpoint,
  deliver,
  labelledBy,
  answer,
  choices = {},
  subject,
}: ContactFormProps) {
  const { form, errors, sending, outcome, ...events } = useContactForm({
    endpoint,
    deliver,
    service: subject?.service,
  });
  const wrong = Object.values(errors).filter(Boolean).length;
  return (
    <form ref={form} method="dialog" aria-labelledby={labelledBy} className={s.root} {...events}>
      {subject && (
        <p className={s.about}>
          <span>{fillNodes(words.about, { service: <strong>{subject.service}</strong> })}</span>
          <IconButton
            icon="x"
            size="compact"
            variant="plain"
            label={fill(words.forget, { service: subject.service })}
            onClick={() => {
              // The button disappears together with its line.
              form.current?.querySelector('input')?.focus();
              subject.onForget();
            }}
          />
        </p>
      )}
      <div className={s.pair}>
        <Field label={words.name} name="name" autoComplete="name" required error={errors.name} />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@company.com"
          required
          error={errors.email}
        />
      </div>
      <TextArea
        label={words.message}
        name="message"
        rows={4}
        placeholder={words.placeholder}
        required
        error={errors.message}
      />
      {contactChoices.map((choice) => {
        const options = choices[choice];
        return (
          options && (
            <RadioChips
              key={choice}
              className={s.choice}
              name={choice}
              label={questions[choice]}
              mark={words.optional}
              options={options}
            />
          )
        );
      })}
      {endpoint !== null && (
        <VisuallyHidden aria-hidden="true">
          <label>
            {words.trap}
            <input name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
      )}
      <div className={s.send}>
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? words.sending : words.send}
        </Button>
        <p className={s.note}>{words.required}</p>
        <VisuallyHidden role="status">{describeErrors(wrong)}</VisuallyHidden>
      </div>
      <noscript>
        <p className={s.note}>
          {fillNodes(words.noScript, { email: <Link href={`mailto:${email}`}>{email}</Link> })}
        </p>
      </noscript>
      <ContactOutcome outcome={outcome} email={email} answer={answer} />
    </form>
  );
}
