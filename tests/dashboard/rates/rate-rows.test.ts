import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRates } from '@/dashboard/figures/rates';
import { DomainError } from '@/dashboard/model/domain-error';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { rateErrors, rateRows, rateState, readRates } from '@/dashboard/parts/dated-rates/rate-rows';
import { projectDraftFields } from '@/dashboard/screens/projects/project-form/project-draft';
import { unreadableDay } from '@/dashboard/words/unreadable-day';
import { anyRates } from '../any-rates';

const row = (from: string, rate: string) => ({ id: `${from} ${rate}`, from, rate });

describe('the rows of rates', () => {
  it('give back the rates that they were made of', () => {
    assert(
      property(anyRates, (rates) => {
        expect(readRates(rateRows(rates, 'KWD'), 'KWD')).toEqual(joinRates(rates));
      }),
    );
  });

  it('refuse two rates from one day, and two without a day', () => {
    const errors = rateErrors(
      [row('', '1'), row('2027-01-01', '2'), row('2027-01-01', '3'), row('', '4')],
      'USD',
    );
    expect(errors).toEqual([
      {},
      {},
      { from: 'Another rate is valid from 1 Jan 2027. Enter another day, or remove one of them.' },
      { from: 'Another rate has no first day. Enter the day from which this one is valid.' },
    ]);
  });

  it('refuse days and amounts that cannot be read, and a row with neither', () => {
    const errors = rateErrors([row('', ''), row(unreadableDay, '-1'), row('2027-01-01', '')], 'USD');
    expect(errors).toEqual([
      { rate: 'Enter an amount, or remove this rate.' },
      {
        from: 'This day is not complete, or no such day exists. Enter its day, month and year.',
        rate: 'An amount can’t be negative. Enter 0 or more.',
      },
      {},
    ]);
  });

  it('are refused if the currency has changed to one without cents', () => {
    expect(() => readRates([row('', '95.50')], 'JPY')).toThrow(DomainError);
  });

  it('name the rate of today, its end, and planned ones', () => {
    const rows = [row('', '90'), row('2026-07-01', '95'), row('2027-01-01', ''), row(unreadableDay, '1')];
    expect(rows.map((each) => rateState(rows, each, '2026-11-18'))).toEqual([
      'Until 30 Jun 2026',
      'Valid today',
      'No rate from then on',
      '',
    ]);
    expect(rows.map((each) => rateState(rows, each, '2027-01-01'))[2]).toBe('No rate today');
  });
});

it('a draft of a project that was stored before rates had days keeps its rate', () => {
  const stored = {
    name: 'Site',
    client: '',
    status: 'active',
    colour: 'red',
    startsOn: '2026-01-01',
    dueOn: '2026-12-31',
    leadId: 'noor',
    memberIds: [],
    budgetHours: '',
    budgetMoney: '',
    hourlyRate: '95',
    notes: '',
  };
  expect(parseDraft(projectDraftFields, stored, 1)?.rates).toEqual([{ id: '0', from: '', rate: '95' }]);
  expect(parseDraft(projectDraftFields, { ...stored, hourlyRate: '' }, 1)?.rates).toEqual([]);
});
