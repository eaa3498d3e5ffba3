import type { ContactMessage } from '@/lib/contact-message';
import { newId } from '@/lib/new-id';

/** `not-delivered`: this site has no endpoint. `failed`: the endpoint did not accept the message. */
export type Delivery = { status: 'sent' } | { status: 'not-delivered' } | { status: 'failed' };

/** Sends a message. Never throws. */
export type DeliverContact = (message: ContactMessage, endpoint: string | null) => Promise<Delivery>;

interface Ports {
  /** @default the browser's `fetch` */
  fetch?: typeof fetch;
  /** @default console.info */
  log?: (line: string) => void;
  /** Timeout of one attempt, in ms. @default 10000 */
  timeOut?: number;
  /** Delay between the two attempts, in ms. @default 1000 */
  pause?: number;
}

type Try = 'sent' | 'refused' | 'retryable';

/** Makes one attempt. A client error (4xx) is final; a server error or a lost connection is worth a retry. */
async function tryOnce(endpoint: string, body: string, post: typeof fetch, timeOut: number): Promise<Try> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeOut);
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      // Without `accept`, form services answer with a page of their own.
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      credentials: 'omit',
      signal: abort.signal,
    });
    if (answer.ok) return 'sent';
    return answer.status >= 500 ? 'retryable' : 'refused';
  } catch {
    return 'retryable';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts a message as JSON to the endpoint in the brand file, with one retry after a server or network error.
 * Reports 'sent' only after a 2xx response. Both attempts have the same `id`, so that an endpoint can drop a
 * duplicate. Without an endpoint nothing is sent, and one log line gives the length of each field but no
 * content.
 */
export async function deliverContact(
  message: ContactMessage,
  endpoint: string | null,
  { fetch: post = globalThis.fetch, log = console.info, timeOut = 10_000, pause = 1000 }: Ports = {},
): Promise<Delivery> {
  const { id = newId(), ...texts } = message;
  if (endpoint === null) {
    const lengths = Object.entries(texts).map(([field, text]) => `${field} ${String(text).length}`);
    log(`Contact form: not delivered, as no form endpoint is set (characters: ${lengths.join(', ')}).`);
    return { status: 'not-delivered' };
  }
  const body = JSON.stringify({ id, ...texts });
  let outcome = await tryOnce(endpoint, body, post, timeOut);
  if (outcome === 'retryable') {
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await tryOnce(endpoint, body, post, timeOut);
  }
  return { status: outcome === 'sent' ? 'sent' : 'failed' };
}
