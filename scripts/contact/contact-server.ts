import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  checkContactMessage,
  contactChoices,
  contactText,
  type ContactMessage,
} from '../../src/lib/contact-message';
import { createHttpServer, sendStatus } from '../server/http-server';

/** The most bytes of a request: 5,000 characters of four bytes each, escaped, and the other fields. */
const maxBytes = 64 * 1024;
/** The number of remembered messages, to send none of them twice: the form retries after 10 s without an answer. */
const maxIds = 1000;

export interface Mail {
  /** The visitor. Who answers the mail writes to them. */
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
}

interface ContactServerOptions {
  /** Hands a mail to the mail server. */
  send: (mail: Mail) => Promise<unknown>;
  /** The site's origin. Messages from other pages are refused. */
  origin: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** The form sends titles of services, an answer to choose or an id here, never a text that somebody typed. */
const isLine = (value: unknown): value is string => isText(value) && /^.{0,800}$/u.test(value);

/** Takes what the contact form posts. Null if it is no message that the form would have sent. */
function readMessage(posted: unknown): (ContactMessage & { id: string }) | null {
  const { id, name, email, message, ...others } = Object(posted) as Record<string, unknown>;
  const chosen = Object.fromEntries(
    ['service', ...contactChoices].map((field) => [field, others[field] ?? '']),
  );
  if (![name, email, message].every(isText) || ![id, ...Object.values(chosen)].every(isLine)) return null;
  // Two messages with an empty id would count as one.
  if (id === '') return null;
  const checked = checkContactMessage({ name, email, message, ...chosen } as ContactMessage);
  return checked.valid ? { ...checked.message, id: id as string } : null;
}

const toMail = (message: ContactMessage): Mail => ({
  replyTo: { name: message.name, address: message.email },
  subject: `${message.service ? `${message.service}: message` : 'Message'} from ${message.name}`,
  text: contactText(message),
});

/** A server, not yet listening, that sends each message of the contact form as a mail. */
export function createContactServer({ send, origin }: ContactServerOptions): Server {
  const mails = new Map<string, Promise<unknown>>();
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Allow-Methods': 'POST',
  };
  return createHttpServer(
    async (request, response) => {
      const answer = (status: number) => sendStatus(response, status, headers);
      if (request.method === 'OPTIONS') return answer(200);
      if (request.method !== 'POST') return sendStatus(response, 405, { ...headers, Allow: 'POST, OPTIONS' });
      if (request.headers.origin !== origin) return answer(403);
      const bytes = Number(request.headers['content-length']);
      if (!Number.isInteger(bytes)) return answer(411);
      if (bytes > maxBytes) return answer(413);
      const message = readMessage(await json(request).catch(() => null));
      if (!message) return answer(400);
      const { id } = message;
      const mail = mails.get(id) ?? send(toMail(message));
      mails.set(id, mail);
      if (mails.size > maxIds) mails.delete(mails.keys().next().value!);
      try {
        await mail;
      } catch (error) {
        mails.delete(id);
        throw error;
      }
      return answer(200);
    },
    { headers },
  );
}
