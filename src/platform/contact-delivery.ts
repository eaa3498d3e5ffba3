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
  /** How long one try may take, in ms. @default 10000 */
  timeOut?: number;
  /** Between the two tries, in ms. @default 1000 */
  pause?: number;
}

type Try = 'sent' | 'refused' | 'worth another try';

/** A refusal (4xx) will not change its mind; a server in trouble and a lost connection may. */
async function tryOnce(endpoint: string, body: string, post: typeof fetch, timeOut: number): Promise<Try> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeOut);
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      signal: abort.signal,
    });
    if (answer.ok) return 'sent';
    return answer.status >= 500 ? 'worth another try' : 'refused';
  } catch {
    return 'worth another try';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts a message as JSON to the endpoint of the brand file, a second time where the first try met a server in trouble or
 * none at all; 'sent' is said only on a 2xx answer. Both tries carry the same `id`, by which an endpoint can drop the
 * second of two that arrived. Without an endpoint nothing leaves the page: one log line says that a message was written and
 * how long its fields are, not what they say.
 */
export async function deliverContact(
  message: ContactMessage,
  endpoint: string | null,
  { fetch: post = globalThis.fetch, log = console.info, timeOut = 10_000, pause = 1000 }: Ports = {},
): Promise<Delivery> {
  if (endpoint === null) {
    const lengths = Object.entries(message).map(([field, text]) => `${field} ${String(text).length}`);
    log(`Contact form: not delivered, as no form endpoint is set (characters: ${lengths.join(', ')}).`);
    return { status: 'not-delivered' };
  }
  const body = JSON.stringify({ id: crypto.randomUUID(), ...message });
  let outcome = await tryOnce(endpoint, body, post, timeOut);
  if (outcome === 'worth another try') {
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await tryOnce(endpoint, body, post, timeOut);
  }
  return { status: outcome === 'sent' ? 'sent' : 'failed' };
}
