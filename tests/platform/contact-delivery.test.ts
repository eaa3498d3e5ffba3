import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliverContact } from '@/platform/contact-delivery';

const message = { name: 'Ada', email: 'ada@harbour.example', message: 'A secret plan' };
const answer = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const status =
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code).end();
const hang: Answer = () => {};
const drop: Answer = (request) => void request.socket.destroy();

interface Post {
  type: string | undefined;
  accept: string | undefined;
  cookie: string | undefined;
  body: Record<string, unknown>;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A form endpoint on this machine that answers each post in turn, the last answer for good. */
async function endpointThat(...answers: Answer[]): Promise<{ endpoint: string; posts: Post[] }> {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const answer = answers[Math.min(posts.length, answers.length - 1)]!;
      const { 'content-type': type, accept, cookie } = request.headers;
      posts.push({ type, accept, cookie, body: JSON.parse(text) as Record<string, unknown> });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/contact`, posts };
}

/** The real delivery. Its timeout, in ms, is shorter only where the server hangs: others may be slow on a busy machine. */
const deliver = (endpoint: string, answer?: Answer) =>
  deliverContact(message, endpoint, { pause: 10, ...(answer === hang && { timeOut: 1000 }) });

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
  it('posts the message as JSON, with an id and without cookies', async () => {
    const { endpoint, posts } = await endpointThat(status(200));
    expect(await deliver(endpoint)).toEqual({ status: 'sent' });
    expect(posts).toHaveLength(1);
    const json = 'application/json';
    expect(posts[0]).toMatchObject({ type: json, accept: json, cookie: undefined, body: message });
    expect(posts[0]!.body.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('posts the id of the message, which is not one of its texts', async () => {
    const { endpoint, posts } = await endpointThat(status(200));
    const log = vi.fn();
    await deliverContact({ ...message, id: 'one' }, endpoint);
    await deliverContact({ ...message, id: 'one' }, null, { log });
    expect(posts[0]!.body).toEqual({ ...message, id: 'one' });
    expect(log.mock.calls[0]![0]).not.toContain('id ');
  });

  it('names the service that the message is about', async () => {
    const { endpoint, posts } = await endpointThat(status(204));
    await deliverContact({ ...message, service: 'Consulting' }, endpoint);
    expect(posts[0]!.body.service).toBe('Consulting');
  });

  it.each([304, 400, 404, 413, 429])('takes the answer %i as a refusal and does not insist', async (code) => {
    const { endpoint, posts } = await endpointThat(status(code));
    expect(await deliver(endpoint)).toEqual({ status: 'failed' });
    expect(posts).toHaveLength(1);
  });

  it.each([
    ['answers 500', status(500)],
    ['answers 503', status(503)],
    ['hangs', hang],
    ['drops the connection', drop],
  ])('tries again where the server %s, and no third time', async (_, answer) => {
    const { endpoint, posts } = await endpointThat(answer);
    expect(await deliver(endpoint, answer)).toEqual({ status: 'failed' });
    expect(posts).toHaveLength(2);
  });

  it.each([
    ['answers 500', status(500)],
    ['hangs', hang],
    ['drops the connection', drop],
  ])('says sent where the server first %s and then takes the same message', async (_, answer) => {
    const { endpoint, posts } = await endpointThat(answer, status(200));
    expect(await deliver(endpoint, answer)).toEqual({ status: 'sent' });
    expect(posts[1]!.body).toEqual(posts[0]!.body);
  });

  it('fails where nobody listens', async () => {
    expect(await deliver('http://127.0.0.1:9/contact')).toEqual({ status: 'failed' });
  });
});

describe('the timeout', () => {
  afterEach(() => void vi.useRealTimers());

  it('lasts ten seconds a try', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const settled = vi.fn();
    const delivery = deliverContact(message, 'https://forms.undula.example', { fetch }).finally(settled);
    await vi.advanceTimersByTimeAsync(20_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await delivery).toEqual({ status: 'failed' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
