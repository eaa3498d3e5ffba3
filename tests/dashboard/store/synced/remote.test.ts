import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invite, signOut } from '@/dashboard/store/synced/accounts';
import { createRemote } from '@/dashboard/store/synced/remote';
import { FaultError, OfflineError } from '@/dashboard/store/synced/requests';

const sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  constructor(readonly address: string) {
    super();
    sockets.push(this);
  }
  send() {}
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rings when the connection is lost, and opens it again after longer and longer pauses', () => {
  const onRing = vi.fn();
  const stop = createRemote('https://agency.example/parse', 'r:token').listen(onRing);
  expect(sockets[0]!.address).toBe('wss://agency.example/parse');
  sockets[0]!.close();
  expect(onRing).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  sockets[1]!.close();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(3);
  expect(onRing).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(3);
  expect(onRing).toHaveBeenCalledTimes(2);
});

it('asks for many revoked records in requests whose addresses every server takes', async () => {
  const addresses: string[] = [];
  const ids = Array.from({ length: 400 }, (_, place) => `events/${String(place).padStart(36, '0')}`);
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    const results = address.includes('/Revocation?') ? [{ seq: 2, keys: ids }] : [];
    return Promise.resolve(Response.json({ results }));
  });
  const { revoked } = await createRemote('https://agency.example/parse', 'r:token').pull({
    rows: 1,
    revocations: 1,
  });
  expect(revoked).toEqual(ids);
  for (const address of addresses) expect(address.length).toBeLessThan(8000);
});

it('learns of a record that was deleted while a first read of several pages ran', async () => {
  interface Row {
    objectId: string;
    seq: number;
    gone: boolean;
  }
  const rows = new Map<string, Row>();
  let seq = 0;
  const write = (objectId: string, gone = false) => rows.set(objectId, { objectId, seq: (seq += 1), gone });
  for (let place = 0; place < 2500; place += 1) write(`tasks/t${place}`);
  let pages = 0;
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname.endsWith('/Revocation')) return Promise.resolve(Response.json({ results: [] }));
    const where = JSON.parse(searchParams.get('where')!) as { seq?: { $gt: number }; gone?: boolean };
    const isLatest = searchParams.get('order') === '-seq';
    const found = [...rows.values()]
      .filter((row) => row.seq > (where.seq?.$gt ?? 0) && (where.gone ?? row.gone) === row.gone)
      .sort((a, b) => (isLatest ? b.seq - a.seq : a.seq - b.seq))
      .slice(0, Number(searchParams.get('limit')));
    pages += isLatest ? 0 : 1;
    if (pages === 1 && !isLatest) {
      write('tasks/t0', true);
      write('tasks/new');
    }
    return Promise.resolve(Response.json({ results: found }));
  });
  const remote = createRemote('https://agency.example/parse', 'r:token');
  const first = await remote.pull({ rows: 0, revocations: 0 });
  expect(first.rows.filter(({ objectId }) => objectId === 'tasks/new')).toHaveLength(1);
  const { rows: later } = await remote.pull(first.cursor);
  expect(later.find(({ objectId }) => objectId === 'tasks/t0')).toMatchObject({ gone: true });
});

const address = 'https://agency.example/parse';

it('drops both rows of a file that can no longer be read', async () => {
  vi.stubGlobal('fetch', (asked: string) => {
    const results = asked.includes('/Revocation?')
      ? [{ seq: 2, keys: ['files.full/f', 'people.full/p'] }]
      : [];
    if (asked.includes('objectId')) results.push({ objectId: 'people/p' } as never);
    return Promise.resolve(Response.json({ results }));
  });
  const { revoked } = await createRemote(address, 'r:token').pull({ rows: 1, revocations: 1 });
  expect([...revoked].sort()).toEqual(['files.full/f', 'files/f', 'people.full/p']);
});

it('drops what more revocations name than an answer has, in one pull', async () => {
  vi.stubGlobal('fetch', (asked: string) => {
    const { pathname, searchParams } = new URL(asked);
    if (!pathname.endsWith('/Revocation')) return Promise.resolve(Response.json({ results: [] }));
    const after = (JSON.parse(searchParams.get('where')!) as { seq: { $gt: number } }).seq.$gt;
    const count = Math.min(Number(searchParams.get('limit')), 2500 - after);
    const results = Array.from({ length: count }, (_, place) => ({
      seq: after + place + 1,
      keys: [`tasks/t${after + place + 1}`],
    }));
    return Promise.resolve(Response.json({ results }));
  });
  const { revoked, cursor } = await createRemote(address, 'r:token').pull({ rows: 1, revocations: 0 });
  expect(revoked).toHaveLength(2500);
  expect(cursor.revocations).toBe(2500);
});

it('signs out after 3 s where the server does not answer', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const onEnd = vi.fn();
  void signOut(address, 'r:token').then(onEnd);
  await vi.advanceTimersByTimeAsync(2900);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('asks for no contents of files that are still readable', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/Revocation'))
      return Promise.resolve(Response.json({ results: [{ seq: 2, keys: ['files/f', 'files.full/f'] }] }));
    const where = JSON.parse(searchParams.get('where')!) as { objectId?: { $in: string[] } };
    asked.push(...(where.objectId?.$in ?? []));
    return Promise.resolve(Response.json({ results: where.objectId ? [{ objectId: 'files/f' }] : [] }));
  });
  const { rows, revoked } = await createRemote(address, 'r:token').pull({ rows: 1, revocations: 1 });
  expect(asked).toEqual(['files/f']);
  expect(rows).toHaveLength(1);
  expect(revoked).toEqual(['files.full/f']);
});

it.each([
  ['an answer that fails', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['an answer in no time', () => Promise.reject(new DOMException('Late.', 'TimeoutError'))],
])('asks for fewer records after %s', async (_, fail) => {
  const limits: number[] = [];
  vi.stubGlobal('fetch', (asked: string) => {
    const { pathname, searchParams } = new URL(asked);
    const limit = Number(searchParams.get('limit'));
    if (pathname.endsWith('/Revocation')) return Promise.resolve(Response.json({ results: [] }));
    limits.push(limit);
    if (limit > 100) return fail();
    const after = (JSON.parse(searchParams.get('where')!) as { seq: { $gt: number } }).seq.$gt;
    const results = Array.from({ length: Math.min(limit, 300 - after) }, (__, index) => ({
      objectId: `tasks/${after + index + 1}`,
      seq: after + index + 1,
    }));
    return Promise.resolve(Response.json({ results }));
  });
  const remote = createRemote(address, 'r:token');
  const { rows } = await remote.pull({ rows: 1, revocations: 0 });
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 299 }, (__, index) => index + 2));
  // One outage does not make all later requests small.
  const count = limits.length;
  await remote.pull({ rows: 299, revocations: 0 });
  expect(limits[count]).toBe(limits[0]);
});

it('gives up a server that fails with each page', async () => {
  let count = 0;
  vi.stubGlobal('fetch', () => {
    count += 1;
    return Promise.resolve(new Response('', { status: 502 }));
  });
  await expect(createRemote(address, 'r:token').pull({ rows: 1, revocations: 0 })).rejects.toThrow(
    OfflineError,
  );
  expect(count).toBeLessThan(20);
});

it.each([
  [413, 'This is more than the server accepts.'],
  [429, 'Too many changes in a minute. They will be sent again.'],
])('has a fault in place of a lost connection after an answer with %i', async (status, error) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status })));
  const sent = createRemote(address, 'r:token').commit({
    id: 'o',
    at: '',
    label: null,
    undoes: null,
    changes: [],
  });
  await expect(sent).rejects.toThrow(new FaultError(error));
  await expect(sent).rejects.toBeInstanceOf(FaultError);
});

it.each([
  [403, { code: 119, error: 'Permission denied' }],
  [404, { error: 'This address does not exist.' }],
])('says that the server is older where it lacks a function: %i', async (status, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
  await expect(invite(address, 'r:token', 'p')).rejects.toThrow(
    'The server is older than this page, and does not have this yet.',
  );
});
