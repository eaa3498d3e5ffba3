import { afterEach, expect, it, vi } from 'vitest';
import { formatDay } from '@/lib/format-day';

afterEach(() => vi.unstubAllEnvs());

it('reads a day as people write it', () => {
  expect(formatDay('2026-11-14')).toBe('14 November 2026');
  expect(formatDay('2026-01-01')).toBe('1 January 2026');
});

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same day in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const there = await import('@/lib/format-day');
  expect(there.formatDay('2026-12-31')).toBe('31 December 2026');
});

it('refuses what is no day', () => {
  expect(() => formatDay('soon')).toThrow(RangeError);
});
