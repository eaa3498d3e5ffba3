import type { Holiday, Leave, LeaveKind } from '@/dashboard/model/records/records';

export const leaveOf = (over: Partial<Leave> = {}): Leave => ({
  id: 'l1',
  revision: 0,
  personId: 'p1',
  kindId: 'holiday',
  firstDay: '2026-11-16',
  lastDay: '2026-11-20',
  startsHalf: false,
  endsHalf: false,
  note: '',
  status: 'approved',
  requestedAt: '2026-10-01T09:00:00.000Z',
  decidedAt: null,
  decidedById: null,
  reason: '',
  ...over,
});

export const holidayOf = (day: string, over: Partial<Holiday> = {}): Holiday => ({
  id: day,
  revision: 0,
  day,
  name: 'Founding day',
  half: false,
  source: '',
  ...over,
});

export const kindOf = (id: string, over: Partial<LeaveKind> = {}): LeaveKind => ({
  id,
  revision: 0,
  name: id[0]!.toUpperCase() + id.slice(1),
  paid: true,
  counted: id === 'holiday',
  needsApproval: id === 'holiday',
  colour: 'teal',
  ...over,
});
