import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliverContact } from '@/platform/contact-delivery';

const message = { name: 'Ada', email: 'ada@harbour.example', message: 'A secret plan' };
const endpoint = 'https://forms.undula.example/contact';
const answer = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));

afterEach(() => void vi.useRealTimers());

describe('without an endpoint', () => {
  it('asks for nothing, writes one log line and tells nobody what was written', async () => {
    const fetch = answer(200);
    const log = vi.fn();
    expect(await deliverContact(message, null, { fetch, log })).toEqual({ status: 'not-delivered' });
    expect(fetch).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
    const line = String(log.mock.calls[0]![0]);
    expect(line).toMatch(/^Contact form: .*name 3, email 19, message 13/);
    for (const text of Object.values(message)) expect(line).not.toContain(text);
  });

  it('writes that line to the console by default', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await deliverContact(message, null);
    expect(info).toHaveBeenCalledOnce();
  });
});

describe('with an endpoint', () => {
  it('posts the message as JSON and without cookies', async () => {
    const fetch = answer(204);
    const log = vi.fn();
    expect(await deliverContact(message, endpoint, { fetch, log })).toEqual({ status: 'sent' });
    const [address, request] = fetch.mock.calls[0]!;
    expect(address).toBe(endpoint);
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(new Headers(request!.headers).get('content-type')).toBe('application/json');
    expect(JSON.parse(String(request!.body))).toEqual(message);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([304, 400, 404, 429, 500, 503])('fails on the answer %i', async (status) => {
    expect(await deliverContact(message, endpoint, { fetch: answer(status) })).toEqual({ status: 'failed' });
  });

  it('fails without a network', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await deliverContact(message, endpoint, { fetch })).toEqual({ status: 'failed' });
  });

  it('gives up after ten seconds and not before', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const settled = vi.fn();
    const delivery = deliverContact(message, endpoint, { fetch }).finally(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await delivery).toEqual({ status: 'failed' });
  });
});
