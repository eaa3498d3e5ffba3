import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '@/lib/new-id';

afterEach(() => vi.unstubAllGlobals());

it('is a random UUID of version 4, also where the browser has no crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});

it('is made of all random bits', () => {
  const filled = (byte: number) => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  vi.stubGlobal('crypto', filled(0));
  expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
  vi.stubGlobal('crypto', filled(255));
  expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
