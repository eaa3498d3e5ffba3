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
