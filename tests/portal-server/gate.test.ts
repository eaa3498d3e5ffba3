import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { bellSockets } from '../../portal-server/gate';
import { requireFromServer } from './portal-server';

interface Visitor {
  on: (event: 'open' | 'close', listener: () => void) => void;
  send: (text: string) => void;
  close: () => void;
  readyState: number;
}
const Visitor = requireFromServer('ws') as new (address: string) => Visitor;
const isOpen = 1;

let server: Server;
let visitor: Visitor;
afterEach(() => {
  visitor.close();
  server.close();
});

/** Opens a live connection to an engine that answers each message in one way. */
async function visit(answer: string, patience: number) {
  const heard: string[] = [];
  server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const sockets = bellSockets(server, patience);
  sockets.onConnection = (socket) => {
    socket.onmessage = ({ data }) => {
      heard.push(String(data));
      socket.send(answer);
    };
  };
  sockets.start();
  visitor = new Visitor(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const closed = new Promise<void>((resolve) => visitor.on('close', resolve));
  await new Promise<void>((resolve) => visitor.on('open', resolve));
  return { heard, closed };
}

const minute = 60_000;
const connect = JSON.stringify({ op: 'connect', applicationId: 'portal' });
const subscribe = JSON.stringify({ op: 'subscribe', requestId: 1 });

it.each([
  ['connects 5,000 times', Array.from({ length: 5000 }, () => connect), 1],
  ['subscribes twice', [connect, subscribe, subscribe], 2],
  ['sends another message first', ['text', connect], 0],
])('a live connection ends that %s', async (_, texts, passed) => {
  const { heard, closed } = await visit('{}', minute);
  for (const text of texts) visitor.send(text);
  await closed;
  expect(heard).toHaveLength(passed);
});

it('a live connection ends that gets no subscription in time', async () => {
  const { closed } = await visit(JSON.stringify({ op: 'error' }), 50);
  visitor.send(connect);
  visitor.send(subscribe);
  await closed;
});

it('a live connection with a subscription stays open', async () => {
  const { heard } = await visit(JSON.stringify({ op: 'subscribed' }), 50);
  visitor.send(connect);
  await new Promise((resolve) => setTimeout(resolve, 100));
  visitor.send(subscribe);
  await expect.poll(() => heard).toHaveLength(2);
  expect(visitor.readyState).toBe(isOpen);
});
