import type { ContactMessage } from '@/lib/contact-message';

/** `not-delivered`: this copy of the site has nowhere to send to. `failed`: it has, and it did not work. */
export type Delivery = { status: 'sent' } | { status: 'not-delivered' } | { status: 'failed' };

/** Hands a message over. Never throws. */
export type DeliverContact = (message: ContactMessage, endpoint: string | null) => Promise<Delivery>;

interface Ports {
  /** @default the browser's own */
  fetch?: typeof fetch;
  /** @default console.info */
  log?: (line: string) => void;
}

const timeOut = 10_000;

/**
 * Posts a message as JSON to the endpoint of the brand file; 'sent' is said only on a 2xx answer within ten seconds.
 * Without an endpoint nothing leaves the page: one log line says that a message was written and how long its fields
 * are, not what they say.
 */
export async function deliverContact(
  message: ContactMessage,
  endpoint: string | null,
  { fetch: post = globalThis.fetch, log = console.info }: Ports = {},
): Promise<Delivery> {
  if (endpoint === null) {
    const lengths = Object.entries(message).map(([field, text]) => `${field} ${String(text).length}`);
    log(`Contact form: not delivered, as no form endpoint is set (characters: ${lengths.join(', ')}).`);
    return { status: 'not-delivered' };
  }
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeOut);
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      signal: abort.signal,
    });
    return { status: answer.ok ? 'sent' : 'failed' };
  } catch {
    return { status: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
