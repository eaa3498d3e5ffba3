import { describe, expect, it } from 'vitest';
import { longDay, shortDay } from '@/dashboard/data/day-words';
import { formatWeek } from '@/dashboard/data/time/format-week';

describe('the words for days', () => {
  it('name a week with as few words as it takes', () => {
    expect(['2026-11-16', '2026-11-30', '2026-12-28'].map(formatWeek)).toEqual([
      '16 to 22 Nov 2026',
      '30 Nov to 6 Dec 2026',
      '28 Dec 2026 to 3 Jan 2027',
    ]);
  });

  it('name a day', () => {
    expect(longDay('2026-09-06')).toBe('Sunday 6 September');
    expect(shortDay('2026-09-06')).toBe('Sun 6 Sep');
  });
});
