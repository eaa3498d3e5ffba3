import { isLive, otherLeave } from '@/dashboard/figures/leave';
import type { Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { recordsAfter } from '@/dashboard/model/records-after';

/** The fields of a leave that decide whether it takes the same time as another. */
const timeFields = ['personId', 'status', 'firstDay', 'lastDay', 'startsHalf', 'endsHalf'] as const;

/** @throws DomainError if changes give a person two leaves of the same time. All commands, undo, redo and the server call it. */
export function assertLeaveApart(changes: readonly Change[], { all, get }: Read): void {
  const taking = changes.flatMap((change) => {
    if (change.collection !== 'leave' || change.type === 'remove' || !isLive(change.record)) return [];
    const before = get('leave', change.record.id);
    return before && timeFields.every((name) => before[name] === change.record[name]) ? [] : [change.record];
  });
  if (taking.length === 0) return;
  const after = recordsAfter('leave', changes, all('leave'));
  if (taking.some((one) => otherLeave(after, one, one.id)))
    throw new DomainError(
      'This person now has other leave on these days. Withdraw or return that leave first.',
    );
}
