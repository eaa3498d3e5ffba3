import { describe, expect, it } from 'vitest';
import { addMinutes, localTime } from '@/dashboard/data/figures/local-time';

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

it('adds minutes by the clock on the wall', () => {
  expect(addMinutes('2026-12-31T23:45', 30)).toBe('2027-01-01T00:15');
  expect(addMinutes('2026-03-29T01:30', 60)).toBe('2026-03-29T02:30');
  expect(addMinutes('2026-03-01T00:00', -1)).toBe('2026-02-28T23:59');
});
