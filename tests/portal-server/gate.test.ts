import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bellSockets, bellTimeout, createGate } from '../../portal-server/gate';
import { requireFromServer } from './portal-server';

interface Visitor {
  on: (event: 'open' | 'close', listener: () => void) => void;
  send: (text: string) => void;
  close: () => void;
  readyState: number;
}
const Visitor = requireFromServer('ws') as new (address: string) => Visitor;
const isOpen = 1;

let server: Server | null = null;
let visitor: Visitor | null = null;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  visitor?.close();
  server?.close();
});

/** Opens a live connection to an engine that answers each message in one way. */
async function visit(answer: string) {
  const heard: string[] = [];
  const web = (server = createServer());
  await new Promise<void>((resolve) => void web.listen(0, '127.0.0.1', resolve));
  const sockets = bellSockets(web);
  sockets.onConnection = (socket) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as the engine listens
    socket.onmessage = ({ data }) => {
      heard.push(String(data));
      socket.send(answer);
    };
  };
  sockets.start();
  const guest = (visitor = new Visitor(`ws://127.0.0.1:${(web.address() as { port: number }).port}`));
  const closed = new Promise<void>((resolve) => guest.on('close', resolve));
  await new Promise<void>((resolve) => guest.on('open', resolve));
  return { heard, closed, guest };
}

const connect = JSON.stringify({ op: 'connect', applicationId: 'portal' });
const subscribe = JSON.stringify({ op: 'subscribe', requestId: 1 });

it.each([
  ['connects 5,000 times', Array.from({ length: 5000 }, () => connect), 1],
  ['subscribes twice', [connect, subscribe, subscribe], 2],
  ['sends another message first', ['text', connect], 0],
])('a live connection ends that %s', async (_, texts, passed) => {
  const { heard, closed, guest } = await visit('{}');
  for (const text of texts) guest.send(text);
  await closed;
  expect(heard).toHaveLength(passed);
});

it('a live connection ends that gets no subscription in time', async () => {
  const { heard, closed, guest } = await visit(JSON.stringify({ op: 'error' }));
  guest.send(connect);
  guest.send(subscribe);
  await expect.poll(() => heard).toHaveLength(2);
  vi.advanceTimersByTime(bellTimeout);
  await closed;
});

it('a live connection with a subscription stays open', async () => {
  const { heard, guest } = await visit(JSON.stringify({ op: 'subscribed' }));
  guest.send(connect);
  await expect.poll(() => heard).toHaveLength(1);
  vi.advanceTimersByTime(bellTimeout);
  guest.send(subscribe);
  await expect.poll(() => heard).toHaveLength(2);
  expect(guest.readyState).toBe(isOpen);
});

/** An answer that is still being written until it is closed. */
class Answer extends EventEmitter {
  statusCode = 200;
  setHeader() {}
  json() {}
}

it('a session has 24 reads at once, and another one when one has ended', async () => {
  const gate = createGate({} as never, []);
  const read = async (token: string) => {
    const answer = new Answer();
    const request = {
      method: 'GET',
      url: '/classes/Row?limit=1',
      headers: { 'x-parse-session-token': token },
    };
    await new Promise<void>((resolve) => {
      answer.json = resolve;
      gate(request as never, answer as never, () => resolve());
    });
    return answer;
  };
  const answers: Answer[] = [];
  for (let count = 0; count < 25; count += 1) answers.push(await read('r:one'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(24).fill(200), 429]);
  expect((await read('r:two')).statusCode).toBe(200);
  answers[0]!.emit('close');
  expect((await read('r:one')).statusCode).toBe(200);
  expect((await read('r:one')).statusCode).toBe(429);
});

it.each([
  ['a POST', 'POST', {}],
  ['a GET with content', 'GET', { 'content-length': '60' }],
])('%s reads no records: it could name its session where nothing counts', async (_, method, headers) => {
  const answer = new Answer();
  await new Promise<void>((resolve) => {
    answer.json = resolve;
    createGate({} as never, [])({ method, url: '/classes/Row', headers } as never, answer as never, () =>
      resolve(),
    );
  });
  expect(answer.statusCode).toBe(405);
});
