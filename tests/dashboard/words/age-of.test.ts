import { expect, it } from 'vitest';
import { ageOf, spokenAge } from '@/dashboard/words/moment';

const now = new Date('2026-11-18T10:00:00Z');

it.each([
  ['2026-11-18T10:00:00Z', 'now', 'just now'],
  ['2026-11-18T09:59:01Z', 'now', 'just now'],
  // A clock that was set back: what lies ahead is new too.
  ['2026-11-19T10:00:00Z', 'now', 'just now'],
  ['2026-11-18T09:59:00Z', '1 min', '1 minute ago'],
  ['2026-11-18T09:48:00Z', '12 min', '12 minutes ago'],
  ['2026-11-18T09:00:01Z', '59 min', '59 minutes ago'],
  ['2026-11-18T08:00:00Z', '2 h', '2 hours ago'],
  ['2026-11-17T10:00:01Z', '23 h', '23 hours ago'],
  ['2026-11-17T10:00:00Z', '1 d', '1 day ago'],
  ['2026-10-22T10:00:00Z', '27 d', '27 days ago'],
  ['2026-10-21T09:00:00Z', '21 Oct', '21 Oct'],
  ['not an instant', 'now', 'just now'],
])('says of %s that it is %s old', (at, short, spoken) => {
  expect(ageOf(at, now)).toBe(short);
  expect(spokenAge(short)).toBe(spoken);
});
