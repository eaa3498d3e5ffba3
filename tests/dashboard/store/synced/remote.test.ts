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
