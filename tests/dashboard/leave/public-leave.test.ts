import { expect, it } from 'vitest';
import { matches } from '@/dashboard/model/fields/matches';
import { publicLeave } from '@/dashboard/model/public-leave';
import { models } from '@/dashboard/model/records/models';
import type { Leave } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';

const leave: Leave = {
  id: 'flu',
  revision: 3,
  personId: 'noor',
  kindId: 'sickness',
  firstDay: '2026-11-16',
  lastDay: '2026-11-18',
  startsHalf: true,
  endsHalf: false,
  note: 'The doctor says three days',
  status: 'approved',
  requestedAt: '2026-11-16T07:30:00.000Z',
  decidedAt: '2026-11-16T08:00:00.000Z',
  decidedById: 'rosa',
  reason: 'Get well soon',
};

it('shows colleagues the person and the days of approved leave, and nothing more', () => {
  expect(publicLeave(leave)).toEqual({
    id: 'flu',
    revision: 3,
    personId: 'noor',
    kindId: '',
    firstDay: '2026-11-16',
    lastDay: '2026-11-18',
    startsHalf: true,
    endsHalf: false,
    note: '',
    status: 'approved',
    requestedAt: '2026-11-16T00:00:00.000Z',
    decidedAt: null,
    decidedById: null,
    reason: '',
  });
});

it.each(['requested', 'returned', 'withdrawn'] as const)('shows colleagues no %s leave', (status) => {
  expect(publicLeave({ ...leave, status })).toBeNull();
});

it('gives records that a screen can read, for all leave of the sample', () => {
  const shown = createSample('2026-11-18').leave!.flatMap((one) => publicLeave(one) ?? []);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((one) => !matches(models.leave, one))).toEqual([]);
});
