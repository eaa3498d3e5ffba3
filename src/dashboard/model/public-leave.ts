import type { Leave } from './records/records';

/**
 * The part of a leave that colleagues see: who is away, and on which days. Null for leave that is not approved. A new field of
 * a leave stays hidden until it is added here.
 */
export function publicLeave({
  id,
  revision,
  personId,
  firstDay,
  lastDay,
  startsHalf,
  endsHalf,
  status,
}: Leave): Leave | null {
  if (status !== 'approved') return null;
  return {
    id,
    revision,
    personId,
    kindId: '',
    firstDay,
    lastDay,
    startsHalf,
    endsHalf,
    note: '',
    status,
    requestedAt: `${firstDay}T00:00:00.000Z`,
    decidedAt: null,
    decidedById: null,
    reason: '',
  };
}
