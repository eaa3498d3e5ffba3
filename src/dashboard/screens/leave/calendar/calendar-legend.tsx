import type { LeaveKind } from '@/dashboard/model/records/records';
import { KindMark } from '@/dashboard/screens/leave/kind-mark';
import * as s from './team-calendar.module.scss';

/** The kind of all leave of colleagues. */
export const away = { name: 'Away', colour: 'blue' } as const;

export interface CalendarLegendProps {
  isPublic: boolean;
  kinds: readonly LeaveKind[];
}

/** The kinds of leave that the calendar shows, with their colours. */
export function CalendarLegend({ isPublic, kinds: leaveKinds }: CalendarLegendProps) {
  return (
    <ul role="list" className={s.legend}>
      {isPublic ? (
        <li>
          <KindMark {...away} />
        </li>
      ) : (
        <>
          {leaveKinds.map(({ id, name, colour }) => (
            <li key={id}>
              <KindMark name={name} colour={colour} />
            </li>
          ))}
          <li>Outlined: waiting for a decision</li>
        </>
      )}
    </ul>
  );
}
