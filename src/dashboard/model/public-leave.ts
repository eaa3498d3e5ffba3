import type { Leave } from './records/records';

/** The days that a person is away. */
export type Absence = Pick<
  Leave,
  'id' | 'personId' | 'firstDay' | 'lastDay' | 'startsHalf' | 'endsHalf' | 'status'
>;

/** The part of a leave that colleagues see. Null for leave that is not approved. */
export const publicLeave = ({
  id,
  personId,
  firstDay,
  lastDay,
  startsHalf,
  endsHalf,
  status,
}: Leave): Absence | null =>
  status === 'approved' ? { id, personId, firstDay, lastDay, startsHalf, endsHalf, status } : null;
