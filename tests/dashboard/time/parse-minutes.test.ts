import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockSpan, decimalHours, hoursAndMinutes } from '@/dashboard/words/span';
import { formatSeconds, spokenMinutes } from '@/dashboard/words/timer';
import { dayMinutes, parseMinutes } from '@/dashboard/commands/time/parse-minutes';

const minutesOf = (text: string) => {
  const parsed = parseMinutes(text);
  return parsed.ok ? parsed.minutes : parsed.error;
};
const span = fc.integer({ min: 0, max: dayMinutes });

describe('parseMinutes', () => {
  it.each([
    ['1:30', 90],
    ['0:45', 45],
    ['01:05', 65],
    ['24:00', 1440],
    ['1.5', 90],
    ['1,5', 90],
    ['.25', 15],
    ['7', 420],
    ['0', 0],
    ['1.33', 80],
    ['90m', 90],
    ['90 min', 90],
    ['1h', 60],
    ['1.5h', 90],
    ['1h 30m', 90],
    ['1h30', 90],
    ['1 hour 30 minutes', 90],
    ['  1H 30M ', 90],
    ['0m', 0],
  ])('reads %j as %i minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    ['25:00', 'A day has 24 hours. Enter 24:00 or less.'],
    ['24:01', 'A day has 24 hours. Enter 24:00 or less.'],
    ['24.5', 'A day has 24 hours. Enter 24:00 or less.'],
    ['1500m', 'A day has 24 hours. Enter 24:00 or less.'],
    ['90', 'A day has 24 hours. For minutes, enter 90m.'],
    ['-1', 'Time can’t be negative. Enter the total.'],
    ['−0:30', 'Time can’t be negative. Enter the total.'],
    ['1h 75m', 'An hour has 60 minutes. Enter 2h 15m instead.'],
    ['1:75', 'An hour has 60 minutes. Enter 2:15 instead.'],
    ['1:5', 'Enter two digits after the colon: 1:05 or 1:50.'],
    ['0:7', 'Enter two digits after the colon: 0:07.'],
    ['an hour', 'Enter a time such as 1:30, 1.5 or 90m.'],
    ['', 'Enter a time such as 1:30, 1.5 or 90m.'],
    ['1000', 'Enter a time such as 1:30, 1.5 or 90m.'],
    ['h', 'Enter a time such as 1:30, 1.5 or 90m.'],
    ['1:30:00', 'Enter a time such as 1:30, 1.5 or 90m.'],
    ['1.2.3', 'Enter a time such as 1:30, 1.5 or 90m.'],
    ['30s', 'Enter a time such as 1:30, 1.5 or 90m.'],
  ])('refuses %j and says what to do', (text, error) => {
    expect(minutesOf(text)).toBe(error);
  });

  it('reads back what it writes, whatever the spelling', () => {
    fc.assert(
      fc.property(span, (minutes) => {
        const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
        const decimals = String(minutes / 60);
        expect(minutesOf(clockSpan(minutes))).toBe(minutes);
        expect(minutesOf(`${minutes}m`)).toBe(minutes);
        expect(minutesOf(`${hours}h ${rest}m`)).toBe(minutes);
        expect(minutesOf(spokenMinutes(minutes))).toBe(minutes);
        expect(minutesOf(decimals.slice(0, decimals.indexOf('.') + 5 || undefined))).toBe(minutes);
      }),
    );
  });

  it('answers every text with minutes of a day or with a sentence', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'0123456789:.,- hm'), maxLength: 10 });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string()), (text) => {
        const parsed = parseMinutes(text);
        if (parsed.ok) {
          expect(Number.isInteger(parsed.minutes)).toBe(true);
          expect(parsed.minutes).toBeGreaterThanOrEqual(0);
          expect(parsed.minutes).toBeLessThanOrEqual(dayMinutes);
        } else expect(parsed.error).toMatch(/^[A-Z].+\.$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('offers only times that it takes', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 60, max: 99 }));
    fc.assert(
      fc.property(time, ([hours, minutes]) => {
        const offered = [`${hours}:${minutes}`, `${hours}h ${minutes}m`].map((text) => {
          const parsed = parseMinutes(text);
          return parsed.ok ? '' : /Enter (.+?)(?: or less| instead)/.exec(parsed.error)![1]!;
        });
        for (const text of offered) expect(parseMinutes(text).ok).toBe(true);
      }),
    );
  });
});

describe('the forms of a span', () => {
  it('writes a clock in grids', () => {
    expect([0, 5, 90, 2430, -45].map(clockSpan)).toEqual(['0:00', '0:05', '1:30', '40:30', '−0:45']);
  });

  it('writes hours and minutes in sentences', () => {
    expect([0, 45, 60, 105, 123_460].map(hoursAndMinutes)).toEqual([
      '0 min',
      '45 min',
      '1 h',
      '1 h 45 min',
      '2,057 h 40 min',
    ]);
  });

  it('writes decimal hours in reports', () => {
    expect([0, 105, 450, 123_460].map(decimalHours)).toEqual(['0 h', '1.75 h', '7.5 h', '2,057.67 h']);
  });

  it('writes seconds as a clock', () => {
    expect([0, 59, 3725, 360_000].map(formatSeconds)).toEqual(['0:00:00', '0:00:59', '1:02:05', '100:00:00']);
  });

  it('says it in words', () => {
    expect([0, 1, 60, 90, 121].map(spokenMinutes)).toEqual([
      '0 minutes',
      '1 minute',
      '1 hour',
      '1 hour 30 minutes',
      '2 hours 1 minute',
    ]);
  });
});
