import { emailLink, isEmail } from './email-address';
import * as words from '@generated/yaml/words/message';
import { fill } from './fill';
import { language } from './language';
import { oneLine } from './one-line';

/** The optional questions, each with answers to choose from. */
export const contactChoices = ['budget', 'start'] as const;
export type ContactChoice = (typeof contactChoices)[number];

/** A message from the contact form, with the chosen answers. All fields are plain text and must never be rendered as HTML. */
export interface ContactMessage extends Partial<Record<ContactChoice, string>> {
  /** The same at each attempt to send an unchanged message, so that an endpoint can drop a duplicate. */
  id?: string;
  name: string;
  email: string;
  message: string;
  /** Title of the related service, if the user came from its page. */
  service?: string;
}

/** The fields that the user fills in. */
export type ContactField = 'name' | 'email' | 'message';
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>;

export type CheckedContactMessage =
  | { valid: true; message: ContactMessage }
  | { valid: false; errors: ContactErrors };

/** In the order of the form: the first invalid field gets the focus. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

const tooLongWords = {
  name: words.nameTooLong,
  email: words.emailTooLong,
  message: words.messageTooLong,
};

/** Maximum lengths in code points. 254 is the longest deliverable email address (RFC 5321). */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 120, email: 254, message: 5000 };

const lengthOf = (text: string) => [...text].length;
const count = (value: number) => value.toLocaleString(language);

/** Replaces unpaired surrogates, on which `encodeURIComponent` throws, with the replacement character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const cleanLine = (text: string) => oneLine(wellFormed(text).replace(/[^\P{Cc}\s]/gu, ''));

const cleanText = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** The message without control characters, excess white space and invalid characters. */
export function cleanContactMessage({ name, email, message, ...chosen }: ContactMessage): ContactMessage {
  return { name: cleanLine(name), email: cleanLine(email), message: cleanText(message), ...chosen };
}

function tooLong(field: ContactField, text: string): string | null {
  const length = lengthOf(text);
  if (length <= contactLimits[field]) return null;
  return fill(tooLongWords[field], { most: count(contactLimits[field]), length: count(length) });
}

/** The first error of an address. */
function emailError(email: string): string | null {
  if (email === '') return words.emailMissing;
  if (!email.includes('@')) return words.emailWithoutAt;
  if (/\s/.test(email)) return words.emailWithSpaces;
  const [local = '', , ...others] = email.split('@');
  if (others.length > 0) return words.emailWithTwoAts;
  if (local === '') return words.emailWithoutName;
  if (!isEmail(email)) return words.emailWithoutDomain;
  return tooLong('email', email);
}

const checks: Readonly<Record<ContactField, (text: string) => string | null>> = {
  name: (text) => (text === '' ? words.nameMissing : tooLong('name', text)),
  email: emailError,
  message: (text) => (text === '' ? words.messageMissing : tooLong('message', text)),
};

/** Cleans the input and validates it. Each invalid field gets an error of one sentence. */
export function checkContactMessage(typed: ContactMessage): CheckedContactMessage {
  const message = cleanContactMessage(typed);
  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const error = checks[field](message[field]);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? { valid: false, errors } : { valid: true, message };
}

const choiceWords: Readonly<Record<ContactChoice, string>> = { budget: words.budget, start: words.start };

/** The message as plain text for the clipboard. */
export function contactText({ name, email, message, service, ...chosen }: ContactMessage): string {
  const facts = [
    service && fill(words.about, { service }),
    ...contactChoices.map((choice) => chosen[choice] && fill(choiceWords[choice], chosen)),
  ].filter(Boolean);
  const head = facts.length > 0 ? `${facts.join('\n')}\n\n` : '';
  return `${head}${message}\n\n${name}\n${email}`;
}

export interface Mailto {
  href: string;
  /** The text was too long for a link. The email says so and asks the user to paste the rest. */
  truncated: boolean;
}

/** Maximum length of the link: Windows passes about 2,000 characters on and silently drops the rest. */
const maxHrefLength = 1800;
/** Percent-encoded UTF-8 with CRLF line ends (RFC 6068). */
const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'));

/**
 * A `mailto:` link with the message, at most 1,800 characters long once encoded.
 * @param to - the recipient's email address.
 */
export function toMailto(typed: ContactMessage, to: string): Mailto {
  const message = cleanContactMessage(typed);
  const sender = [...message.name].slice(0, 60).join('');
  const subject =
    message.service === undefined
      ? fill(words.subject, { name: sender })
      : fill(words.subjectAbout, { service: message.service, name: sender });
  const start = `${emailLink(to)}?subject=${encode(subject)}&body=`;
  const whole = encode(contactText(message));
  if (start.length + whole.length <= maxHrefLength) return { href: start + whole, truncated: false };
  const end = encode(`\n\n${words.cut}`);
  const room = maxHrefLength - start.length - end.length;
  let cut = '';
  for (const character of contactText(message)) {
    const next = encode(character);
    if (cut.length + next.length > room) break;
    cut += next;
  }
  return { href: start + cut + end, truncated: true };
}
