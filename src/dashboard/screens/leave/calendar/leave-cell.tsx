import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { LeaveKind } from '@/dashboard/model/records/records';
import { deletedKind, leaveStatusNames, leaveWords } from '@/dashboard/words/leave';
import * as s from './team-calendar.module.scss';
import type { ShownLeave } from './use-team-month';

export interface LeaveCellProps {
  /** The name of the person. */
  name: string;
  leave: ShownLeave;
  kind: Pick<LeaveKind, 'name' | 'colour'> | undefined;
  day: string;
  today: string;
  /** Whether the day is the first one of the leave that the table shows. */
  isStart: boolean;
  /** Without it, the leave is no link. */
  hrefOfLeave?: (id: string) => string;
}

/** One day of a leave in the calendar. */
export function LeaveCell({
  name: person,
  leave: one,
  kind,
  day,
  today,
  isStart,
  hrefOfLeave,
}: LeaveCellProps) {
  const name = kind?.name ?? deletedKind;
  const half =
    (one.startsHalf && day === one.firstDay && 'afternoon') ||
    (one.endsHalf && day === one.lastDay && 'morning') ||
    undefined;
  const words = `${name}${half ? `, ${half}` : ''}`;
  return isStart && hrefOfLeave ? (
    <Link
      href={hrefOfLeave(one.id)}
      className={s.leave}
      data-colour={kind?.colour ?? 'grey'}
      data-status={one.status}
      data-half={half}
      title={`${name}, ${leaveWords(one, today)}`}
      aria-label={`${person}: ${name}, ${leaveWords(one, today)}, ${leaveStatusNames[one.status].toLowerCase()}`}
    />
  ) : (
    <span
      className={s.leave}
      data-colour={kind?.colour ?? 'grey'}
      data-status={one.status}
      data-half={half}
      title={isStart ? `${name}, ${leaveWords(one, today)}` : undefined}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
