import type { WorkingHours } from '@/dashboard/model/records/records';
import { describe, expect, it } from 'vitest';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import {
  checkFacts,
  cleanFacts,
  checkHours,
  hoursOf,
  readCurrency,
  facts as factsDraft,
  byWeekday,
  week,
} from '@/dashboard/screens/settings/settings-fields';

const facts = {
  name: 'Undula',
  email: 'hello@undula.example',
  phone: '+1 555 0100',
  address: '12 Harbour Street',
  timeZone: 'Europe/Berlin',
};

describe('the agency’s facts', () => {
  it('need a name, an address that mail can reach and a zone that exists', () => {
    expect(checkFacts(facts)).toEqual({});
    expect(Object.keys(checkFacts({ ...facts, name: ' ', email: 'hello', timeZone: 'Mars/Base' }))).toEqual([
      'name',
      'email',
      'timeZone',
    ]);
  });

  it('name the time zone as the browser does, whatever case was typed', () => {
    expect(cleanFacts({ ...facts, name: ' Undula ', timeZone: ' europe/berlin' })).toEqual(facts);
  });

  it('come back from a draft only whole', () => {
    expect(parseDraft(factsDraft, facts)).toEqual(facts);
    for (const value of [null, 'x', {}, { ...facts, phone: 1 }])
      expect(parseDraft(factsDraft, value)).toBeNull();
  });
});

describe('a currency', () => {
  it('is read from a code in any case, with its name or spaces', () => {
    for (const typed of ['EUR', 'eur', ' EUR ', '\u00a0EUR\n', 'Euro (EUR)', 'EUR – euro', 'EUR, eur'])
      expect(readCurrency(typed), typed).toBe('EUR');
    expect(readCurrency('US Dollar (USD)')).toBe('USD');
  });

  it('is none without one code', () => {
    for (const typed of ['', '€', 'Euro', 'EURO', 'EU', 'XYZ', 'EUR or USD', 'EUR1'])
      expect(readCurrency(typed), typed).toBeNull();
  });
});

describe('the working hours', () => {
  const day = { weekday: 1, opens: '09:00', closes: '17:00' };

  it('close after they open, or have neither time', () => {
    const errorOf = (changes: Partial<WorkingHours>) => checkHours({ 1: { ...day, ...changes } })[1];
    expect(errorOf({})).toBeUndefined();
    expect(errorOf({ opens: null, closes: null })).toBeUndefined();
    for (const closes of ['08:59', '09:00'])
      expect(errorOf({ closes })).toBe('Monday must close after it opens. Change one of its times.');
    expect(errorOf({ opens: '' })).toBe('Enter both times, or untick Monday to close it.');
  });

  it('have seven days whatever is kept', () => {
    const hours = hoursOf({ hours: [day] });
    expect(hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(hours[0]).toEqual(day);
    expect(hours[6]).toEqual({ weekday: 7, opens: null, closes: null });
    expect(parseDraft(week, byWeekday(hours))).toEqual(byWeekday(hours));
    for (const value of [null, [], hours.slice(1), [...hours.slice(1), { opens: 'noon', closes: null }]])
      expect(parseDraft(week, value && { ...byWeekday(value as typeof hours) })).toBeNull();
  });
});
