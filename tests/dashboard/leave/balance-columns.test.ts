import { expect, it } from 'vitest';
import { leaveBalance } from '@/dashboard/figures/leave';
import { balanceColumns } from '@/dashboard/screens/leave/balances/balance-columns';
import { person } from '../analytics/sample-work';
import { kindOf, leaveOf } from './leave-records';

const today = '2026-11-18';
const remaining = balanceColumns.find(({ id }) => id === 'left')!;

it.each([
  ['no figure without leave', [], '–'],
  ['the days of leave without an entitlement', [leaveOf({ firstDay: today, lastDay: today })], '−1'],
])('Remaining, where no entitlement is set, is %s', (_, leave, text) => {
  const records = {
    leave,
    leaveKinds: [kindOf('holiday')],
    leaveAllowances: [],
    holidays: [],
    workdays: [3],
  };
  const balance = leaveBalance(records, { person: person(), year: 2026, today });
  expect(remaining.text({ person: person(), balance })).toBe(text);
});
