import { expect, it } from 'vitest';
import { addDays } from '@/dashboard/days/days';
import { counted, listed, wholeNumber } from '@/dashboard/words/count';
import { dayAsOf, longDate, longDay, monthAndYear, shortDay, weekdayNames } from '@/dashboard/words/day';
import { dayAndTime, fullMoment, momentAsOf, relativeDay } from '@/dashboard/words/moment';
import { listedFew } from '@/dashboard/words/listed-few';
import { namesOf, personNames } from '@/dashboard/words/person';
import { weekName } from '@/dashboard/words/range';
import { decimalHours, hoursInColumn, totalHours, wholeHours } from '@/dashboard/words/span';
import { person } from '../time/records';

it('names the days of a week and all months in English, with three letters where they are short', () => {
  const week = Array.from({ length: 7 }, (_, index) => longDay(addDays('2026-11-16', index)).split(' ')[0]);
  expect(week).toEqual(weekdayNames);
  expect(weekdayNames[0]).toBe('Monday');
  expect(longDay('2026-09-06')).toBe('Sunday 6 September');
  expect(shortDay('2026-09-06')).toBe('Sun 6 Sep');
  expect(longDate('2026-01-31')).toBe('31 January 2026');
  expect(monthAndYear('2026-12')).toBe('December 2026');
});

it('names a week with as few words as it takes', () => {
  expect(['2026-11-16', '2026-11-30', '2026-12-28'].map(weekName)).toEqual([
    '16 to 22 Nov 2026',
    '30 Nov to 6 Dec 2026',
    '28 Dec 2026 to 3 Jan 2027',
  ]);
});

it('writes hours with two digits in a column, with as many as it takes beside a unit', () => {
  expect([0, 105, 2310, 123_460].map(hoursInColumn)).toEqual(['0.00', '1.75', '38.50', '2,057.67']);
  expect([0, 105, 2310, 123_460].map(decimalHours)).toEqual(['0 h', '1.75 h', '38.5 h', '2,057.67 h']);
  expect(wholeHours(123_460)).toBe('2,058');
  expect(totalHours(20)).toBe('0.33');
  expect(totalHours(5_999)).toBe('99.98');
  expect(totalHours(123_460)).toBe('2,058');
});

it('joins a list with commas and a last “and”', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('counts the names of a list beyond the first ones', () => {
  expect(listedFew(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listedFew(['a', 'b', 'c', 'd'])).toBe('a, b, c and 1 other');
  expect(listedFew(['a', 'b', 'c'], 1)).toBe('a and 2 others');
});

it('calls everybody whose record is gone a deleted person', () => {
  const nameOf = personNames([person]);
  expect([person.id, 'nobody', null].map(nameOf)).toEqual([person.name, 'Deleted person', 'Deleted person']);
  expect(namesOf([person, null])).toBe(`${person.name} and Deleted person`);
  expect(namesOf([person, null, null])).toBe(`${person.name} and 2 others`);
});

it('counts in the singular and the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'lesson'))).toEqual(['0 lessons', '1 lesson', '2 lessons']);
  expect(counted(1200, 'person', 'people')).toBe('1,200 people');
  expect(wholeNumber(1200)).toBe('1,200');
});

it('leaves this year’s name out of a day', () => {
  expect(dayAsOf('2026-11-20', '2026-01-01')).toBe('20 Nov');
  expect(dayAsOf('2025-11-20', '2026-01-01')).toBe('20 Nov 2025');
});

it('says how far away a day is', () => {
  const from = (date: string) => relativeDay(date, '2026-11-18');
  expect(from('2026-11-18')).toBe('today');
  expect(from('2026-11-19')).toBe('tomorrow');
  expect(from('2026-11-17')).toBe('yesterday');
  expect(from('2026-12-01')).toBe('in 13 days');
  expect(from('2026-11-08')).toBe('10 days ago');
  expect(from('2026-11-20T15:00')).toBe('in 2 days');
});

it('writes a local time and an instant by the agency’s clocks', () => {
  expect(dayAndTime('2026-11-20T15:00')).toBe('Fri 20 Nov, 15:00');
  expect(momentAsOf('2026-11-18T02:30:00Z', { timeZone: 'America/New_York', today: '2026-11-18' })).toBe(
    '17 Nov, 21:30',
  );
  expect(fullMoment('2026-11-18T02:30:00Z', 'America/New_York')).toBe('Tuesday 17 November 2026, 21:30');
});
