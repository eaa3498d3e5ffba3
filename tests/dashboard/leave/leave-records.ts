import type { Holiday, Leave, LeaveKind } from '@/dashboard/model/records/records';
import { blankRecord } from '../blank-record';

export const leaveOf = (over: Partial<Leave> = {}) =>
  blankRecord('leave', {
    id: 'l1',
    personId: 'p1',
    kindId: 'holiday',
    firstDay: '2026-11-16',
    lastDay: '2026-11-20',
    status: 'approved',
    requestedAt: '2026-10-01T09:00:00.000Z',
    ...over,
  });

export const holidayOf = (day: string, over: Partial<Holiday> = {}) =>
  blankRecord('holidays', { id: day, day, name: 'Founding day', ...over });

export const kindOf = (id: string, over: Partial<LeaveKind> = {}) =>
  blankRecord('leaveKinds', {
    id,
    name: id[0]!.toUpperCase() + id.slice(1),
    paid: true,
    counted: id === 'holiday',
    needsApproval: id === 'holiday',
    colour: 'teal',
    ...over,
  });
