import { useMemo } from 'react';
import { longDay } from '@/dashboard/words/day';
import { eventsOf, occurrencesIn } from '@/dashboard/calendar/occurrences';
import { timeOf } from '@/dashboard/days/zones';
import { readerZone } from '@/dashboard/days/time-zone';
import { useMeetingEvents } from '@/dashboard/hooks/use-fixed-events';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useReaderZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useLocalTime } from '@/dashboard/hooks/use-local-time';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import { HomeRowList } from '@/dashboard/screens/home/parts/home-row-list';
import * as s from './schedule-panel.module.scss';

/** As many of a day as are read at a glance. */
const maxRows = 12;

/** Today's appointments in this device's time zone, past ones included. */
export function SchedulePanel() {
  const me = useMe();
  const events = useRecords('events');
  const meetings = useMeetingEvents();
  const timeZone = readerZone();
  const localNow = useLocalTime(timeZone);
  const today = localNow.slice(0, 10);
  const own = useMemo(() => eventsOf([...events, ...meetings], me.id), [events, meetings, me.id]);
  const occurrences = useMemo(
    () => occurrencesIn(own, { first: today, last: today, timeZone }),
    [own, today, timeZone],
  );
  const rest = occurrences.length - maxRows;
  const zoneNote = useReaderZoneNote();
  return (
    <Panel title="Today" aside={<PanelLink href={portalPath('schedule')}>{longDay(today)}</PanelLink>}>
      {zoneNote && <p className={s.zone}>{zoneNote}</p>}
      {occurrences.length > 0 && (
        <HomeRowList
          rows={occurrences.slice(0, maxRows).map(({ key, title, place, allDay, from, to }) => ({
            id: key,
            text: title,
            href: portalPath('schedule', { date: today, event: key }),
            detail: [place, !allDay && to <= localNow && 'over'].filter(Boolean).join(', '),
            when: allDay ? 'All day' : `${timeOf(from)}–${timeOf(to)}`,
          }))}
        />
      )}
      {rest > 0 && (
        <PanelLink href={portalPath('schedule', { view: 'agenda', date: today })}>
          {rest} more today
        </PanelLink>
      )}
      {occurrences.length === 0 && (
        <Empty title="Nothing is planned for today">
          Appointments appear here with their time and place.
        </Empty>
      )}
    </Panel>
  );
}
