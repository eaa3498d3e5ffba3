import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysOf } from '@/dashboard/days/days';
import { timeBalance } from '@/dashboard/figures/time-balance';
import { entryOf, person } from '../time/records';

const none = { leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] };
const from = '2026-11-02';
/** A Wednesday: six working days since `from` are over. */
const today = '2026-11-10';
const balance = (entries: Parameters<typeof timeBalance>[0]['entries'], off = none, first = from) =>
  timeBalance({ person, entries, off, from: first, today });

it('is logged minus planned time, without today', () => {
  expect(balance([])).toBe(-6 * 480);
  expect(balance([entryOf({ day: '2026-11-02', minutes: 500 }), entryOf({ day: today, minutes: 480 })])).toBe(
    500 - 6 * 480,
  );
  expect(balance([entryOf({ day: '2026-11-02', personId: 'other' })])).toBe(-6 * 480);
});

it('plans nothing on holidays, and nothing before the start date', () => {
  const holiday = { id: 'h', revision: 0, day: '2026-11-03', name: 'Fair', half: true };
  expect(balance([], { leave: [], holidays: [holiday], workdays: [1, 2, 3, 4, 5] } as never)).toBe(
    -5.5 * 480,
  );
  expect(balance([], none, '2026-01-01')).toBe(balance([], none, person.joinedOn));
});

it('is zero for a person who logs each planned day, from any first day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (days) => {
      const first = addDays(today, -days);
      const entries = daysOf({ first, last: addDays(today, -1) }).map((day, index) =>
        entryOf({ id: `e${index}`, day, minutes: [0, 6].includes(new Date(day).getUTCDay()) ? 0 : 480 }),
      );
      expect(balance(entries, none, first)).toBe(0);
    }),
  );
});
