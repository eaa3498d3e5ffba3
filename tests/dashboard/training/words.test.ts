import { expect, it } from 'vitest';
import {
  counted,
  dayWords,
  distanceWords,
  momentWords,
  spanWords,
  timeWords,
} from '@/dashboard/data/training/words';

it('writes a span of minutes', () => {
  expect([0, 45, 60, 135].map(spanWords)).toEqual(['0 min', '45 min', '1 h', '2 h 15 min']);
});

it('counts in the singular and the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'lesson'))).toEqual(['0 lessons', '1 lesson', '2 lessons']);
});

it('leaves this year’s name out of a day', () => {
  expect(dayWords('2026-11-20', '2026-01-01')).toBe('20 Nov');
  expect(dayWords('2025-11-20', '2026-01-01')).toBe('20 Nov 2025');
});

it('says how far away a day is', () => {
  const from = (date: string) => distanceWords(date, '2026-11-18');
  expect(from('2026-11-18')).toBe('today');
  expect(from('2026-11-19')).toBe('tomorrow');
  expect(from('2026-11-17')).toBe('yesterday');
  expect(from('2026-12-01')).toBe('in 13 days');
  expect(from('2026-11-08')).toBe('10 days ago');
  expect(from('2026-11-20T15:00')).toBe('in 2 days');
});

it('writes a local time and an instant by the agency’s clocks', () => {
  expect(timeWords('2026-11-20T15:00')).toBe('Fri 20 Nov, 15:00');
  expect(momentWords('2026-11-18T02:30:00Z', { timeZone: 'America/New_York', today: '2026-11-18' })).toBe(
    '17 Nov, 21:30',
  );
});
