import { Link } from '@/design-system/link/link';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Meeting } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { relativeDay } from '@/dashboard/words/moment';
import { dayAsOf } from '@/dashboard/words/day';
import * as s from './meeting-list.module.scss';

export interface MeetingListProps {
  /** The next first. */
  coming: readonly Meeting[];
  /** The latest first. */
  past: readonly Meeting[];
  localNow: string;
  shownId: string | null;
  hrefOf: (meeting: { id: string }) => string;
}

/** All upcoming and past meetings, each with a link to its agenda and notes. */
export function MeetingList({ coming, past, localNow, shownId, hrefOf }: MeetingListProps) {
  const today = localNow.slice(0, 10);
  const groups = [
    { title: 'Upcoming', meetings: coming, none: 'No meeting is planned.' },
    { title: 'Past', meetings: past, none: 'You have not met yet.' },
  ];
  return (
    <Panel title="All meetings">
      {groups.map(({ title, meetings, none }) => (
        <div key={title}>
          <h3 className={s.title}>{title}</h3>
          {meetings.length === 0 && <p className={s.none}>{none}</p>}
          <ul role="list" className={s.list}>
            {meetings.map((meeting) => (
              <li key={meeting.id} className={s.item}>
                <Link
                  href={hrefOf(meeting)}
                  className={s.link}
                  aria-current={meeting.id === shownId ? 'page' : undefined}
                >
                  <span className={s.when}>
                    {dayAsOf(meeting.startsAt, today)}, {meeting.startsAt.slice(11)}
                  </span>
                  <span className={s.how}>{relativeDay(meeting.startsAt, today)}</span>
                  <span className={s.what}>{meeting.agenda[0]?.text ?? 'No agenda'}</span>
                  <span className={s.how}>{hoursAndMinutes(meeting.minutes)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}
