import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreadableDay } from '@/dashboard/words/unreadable-day';
import {
  fieldError,
  fieldsOf,
  minutesOf,
  personOf,
  textsOf,
  type PersonFieldId,
} from '@/dashboard/screens/people/person-form/person-fields';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import { periodError } from '@/dashboard/screens/people/person-form/check-person';
import { readDay } from '@/dashboard/words/read-day';

const error = (id: PersonFieldId, text: string) => fieldError(id, 'intern', text);

describe('the rules of a person', () => {
  it.each([
    'Noor Adair',
    '李明',
    'محمد عبد الله',
    'Zoë O’Hara-Ångström',
    '<b>Bold</b>',
    '🙂',
    'x'.repeat(200),
  ])('take the name %j', (name) => {
    expect(error('name', name)).toBeNull();
  });

  it('say how long a text is, in characters as people count them', () => {
    expect(error('name', '🙂'.repeat(200))).toBeNull();
    expect(error('name', '🙂'.repeat(201))).toBe('Name has 201 characters. Keep it to 200.');
    expect(error('name', 'x'.repeat(10_000))).toBe('Name has 10,000 characters. Keep it to 200.');
  });

  it.each(['noor.adair@undula.example', 'a+b@x.y.z', 'müller@bücher.example', 'اسم@مثال.إختبار'])(
    'take the address %j',
    (address) => {
      expect(error('email', address)).toBeNull();
    },
  );

  it.each([
    'noor',
    'noor@',
    '@x.example',
    'a@b',
    'a b@x.example',
    'a@b@c.example',
    'a@.example',
    'a@x..example',
  ])('refuse the address %j', (address) => {
    expect(error('email', address)).toBe('Enter a full email address such as name@company.com.');
  });

  it('take phone numbers as they are written around the world', () => {
    for (const phone of ['+1 555 0100', '(030) 901820-12', '٠١٢٣٤٥٦', '555.0100'])
      expect(error('phone', phone)).toBeNull();
    for (const phone of ['1234', 'call me', '+1 555 0100 ask for Noor'])
      expect(error('phone', phone)).not.toBeNull();
  });

  it.each([
    ['2026-02-30', '30 February 2026 does not exist. Check the day and the month.'],
    ['2025-02-29', '29 February 2025 does not exist. Check the day and the month.'],
    ['31.4.2026', '31 April 2026 does not exist. Check the day and the month.'],
    ['2026-13-01', 'There is no month 13. Enter a start date such as 2026-11-18.'],
    ['1926-01-01', 'Enter a start date between the years 1950 and 2100.'],
    ['tomorrow', 'Enter a start date such as 2026-11-18.'],
    ['11/18/2026', 'Enter a start date such as 2026-11-18.'],
    [unreadableDay, 'This start date is not complete, or no such day exists. Enter its day, month and year.'],
    ['', 'Enter a start date.'],
  ])('refuse the day %j', (day, sentence) => {
    expect(error('joinedOn', day)).toBe(sentence);
  });

  it('take days that exist, and no others', () => {
    expect(readDay('2024-02-29')).toBe('2024-02-29');
    expect(readDay('1.12.2026')).toBe('2026-12-01');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(readDay(day)).toBe(day);
          expect(error('joinedOn', day)).toBeNull();
        },
      ),
    );
  });

  it('refuse a last day before the first', () => {
    expect(periodError('2026-11-18', '2026-11-17')).toBe(
      'The last day is before the start date. Enter a later day.',
    );
    expect(periodError('2026-11-18', '2026-11-18')).toBeNull();
    expect(periodError('nonsense', '2026-11-18')).toBeNull();
  });

  it('read hours with a point or a comma, and whole thousands', () => {
    expect(['37.5', ' 37,5 ', '40', '16:40'].map(minutesOf)).toEqual([2250, 2250, 2400, 1000]);
    expect(minutesOf('1,200')).toBe(72_000);
    for (const text of ['forty', '-5', '1e9', '1.200']) expect(error('requiredHours', text)).not.toBeNull();
    expect(error('weeklyHours', '81')).not.toBeNull();
    expect(error('weeklyHours', '0')).toBeNull();
    expect(error('requiredHours', '0')).not.toBeNull();
  });

  it('ask each kind of people for their own fields', () => {
    expect(fieldsOf('intern')).toContain('requiredHours');
    expect(fieldsOf('employee')).not.toContain('mentor');
    expect(fieldsOf('regular')).not.toContain('weeklyHours');
    expect(fieldError('team', 'regular', '')).toBe('Enter a company.');
    expect(fieldError('position', 'regular', '')).toBe('Enter their access, such as Viewer.');
  });

  it('answer any text with a sentence or nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldsOf('intern')), fc.string({ unit: 'binary' }), (id, text) => {
        const sentence = error(id, text);
        expect(sentence === null || /[.]$/.test(sentence)).toBe(true);
      }),
    );
  });
});

describe('a person as texts', () => {
  it('comes back as they were', () => {
    const person = {
      ...newPerson('intern'),
      name: 'Teo Ferran',
      email: 'teo@x.example',
      joinedOn: '2026-09-01',
      endsOn: '2027-01-31',
      weeklyMinutes: 1830,
      requiredMinutes: 28_800,
      mentorId: 'ada',
      verified: true,
      status: 'suspended' as const,
    };
    expect(personOf(person, 'intern', textsOf(person, 'Ada'), 'ada')).toEqual(person);
  });

  it('keeps what their kind is not asked for', () => {
    const client = {
      ...newPerson('regular'),
      name: 'A',
      joinedOn: '2026-01-01',
      weeklyMinutes: 7,
      requiredMinutes: 9,
    };
    expect(personOf(client, 'regular', textsOf(client, ''), null)).toEqual(client);
  });
});
