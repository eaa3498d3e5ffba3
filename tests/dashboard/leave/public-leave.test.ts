import { expect, it } from 'vitest';
import { publicLeave } from '@/dashboard/model/public-leave';
import type { Leave } from '@/dashboard/model/records/records';

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
    personId: 'noor',
    firstDay: '2026-11-16',
    lastDay: '2026-11-18',
    startsHalf: true,
    endsHalf: false,
    status: 'approved',
  });
});

it.each(['requested', 'returned', 'withdrawn'] as const)('shows colleagues no %s leave', (status) => {
  expect(publicLeave({ ...leave, status })).toBeNull();
});
