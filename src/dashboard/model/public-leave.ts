import type { Leave } from './records/records';

/** The days that a person is away. */
export type PublicLeave = Pick<
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
}: Leave): PublicLeave | null =>
  status === 'approved' ? { id, personId, firstDay, lastDay, startsHalf, endsHalf, status } : null;

/**
 * The same as a record, for the server of a shared portal to send to everyone. Everything else in it is the same in each: the
 * number of its revisions would say whether the kind of leave needs an approval.
 */
export function sharedLeave(leave: Leave): Leave | null {
  const absence = publicLeave(leave);
  return (
    absence && {
      ...absence,
      revision: 1,
      kindId: '',
      note: '',
      requestedAt: `${absence.firstDay}T00:00:00.000Z`,
      decidedAt: null,
      decidedById: null,
      reason: '',
    }
  );
}
