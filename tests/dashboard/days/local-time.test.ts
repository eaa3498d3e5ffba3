import { describe, expect, it } from 'vitest';
import { localTime } from '@/dashboard/days/local-time';

describe('what clocks in a time zone show', () => {
  it.each([
    ['2026-11-21T09:30:00Z', 'UTC', '2026-11-21T09:30'],
    ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22T00:30'],
    ['2026-11-21T23:00:00Z', 'Europe/Berlin', '2026-11-22T00:00'],
    // Either side of the hour that is skipped, and of the one that is shown twice.
    ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30'],
    ['2026-01-01T00:10:00Z', 'Pacific/Honolulu', '2025-12-31T14:10'],
    ['2026-06-01T00:00:00Z', 'Asia/Kathmandu', '2026-06-01T05:45'],
  ])('at %s in %s is %s', (at, zone, local) => {
    expect(localTime(new Date(at), zone)).toBe(local);
  });
});
