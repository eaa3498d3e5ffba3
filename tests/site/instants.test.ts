import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay, rfc822, startOfDay } from '../../scripts/site/instants';

describe('a day of the agency', () => {
  it.each([
    ['2026-01-15', 'America/New_York', '-05:00', '-05:00'],
    ['2026-07-15', 'America/New_York', '-04:00', '-04:00'],
    // Clocks go forward, and back, between its two ends.
    ['2026-03-08', 'America/New_York', '-05:00', '-04:00'],
    ['2026-11-01', 'America/New_York', '-04:00', '-05:00'],
    ['2026-07-15', 'Asia/Kolkata', '+05:30', '+05:30'],
    ['2026-07-15', 'Pacific/Chatham', '+12:45', '+12:45'],
    ['2026-07-15', 'UTC', '+00:00', '+00:00'],
  ])('%s in %s begins at %s and ends at %s', (day, zone, begins, ends) => {
    expect(startOfDay(day, zone)).toBe(`${day}T00:00:00${begins}`);
    expect(endOfDay(day, zone)).toBe(`${day}T23:59:59${ends}`);
  });

  it('lasts from 23 to 25 hours in any zone and year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(
          'America/New_York',
          'America/Sao_Paulo',
          'Asia/Beirut',
          'Australia/Lord_Howe',
          'Europe/Lisbon',
        ),
        (date, zone) => {
          const day = date.toISOString().slice(0, 10);
          const seconds = (Date.parse(endOfDay(day, zone)) - Date.parse(startOfDay(day, zone))) / 1000 + 1;
          expect(Math.abs(seconds / 3600 - 24)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is written for RSS as RFC 822 has it', () => {
    expect(rfc822('2026-11-14', 'America/New_York')).toBe('Sat, 14 Nov 2026 00:00:00 -0500');
    expect(rfc822('2026-07-01', 'Asia/Kolkata')).toBe('Wed, 01 Jul 2026 00:00:00 +0530');
  });
});
