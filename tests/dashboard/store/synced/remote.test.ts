import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRemote } from '@/dashboard/store/synced/remote';

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
