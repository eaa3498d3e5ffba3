import { useMemo } from 'react';
import { longDay } from '@/dashboard/data/day-words';
import { useOccurrences } from '@/dashboard/data/calendar/use-occurrences';
import { timeOf, visitorZone } from '@/dashboard/data/calendar/zones';
import { localTime } from '@/dashboard/data/figures/local-time';
import { useMe, useRecords } from '@/dashboard/data/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { Button } from '@/design-system/button/button';
import { now } from '@/platform/clock';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '../parts/panel-link';
import { RowList } from '../parts/row-list';

/** Today's appointments, by this device's clock as in the schedule; those that are over stay, as a day is one thing. */
export function SchedulePanel() {
  const me = useMe();
  const events = useRecords('events');
  const timeZone = visitorZone();
  const localNow = localTime(now(), timeZone);
  const today = localNow.slice(0, 10);
  const own = useMemo(
    () => events.filter(({ ownerId, attendeeIds }) => ownerId === me.id || attendeeIds.includes(me.id)),
    [events, me.id],
  );
  const { occurrences, status, retry } = useOccurrences(own, { first: today, last: today, timeZone });
  return (
    <Panel title="Today" aside={<PanelLink href={portalPath('schedule')}>{longDay(today)}</PanelLink>}>
      {occurrences.length > 0 && (
        <RowList
          rows={occurrences.map(({ key, title, place, allDay, from, to }) => ({
            id: key,
            text: title,
            href: portalPath('schedule', { date: today, event: key }),
            detail: [place, !allDay && to <= localNow && 'over'].filter(Boolean).join(', '),
            when: allDay ? 'All day' : `${timeOf(from)}–${timeOf(to)}`,
          }))}
        />
      )}
      {status === 'loading' && <Skeleton count={2} label="Loading what repeats" />}
      {status === 'failed' && (
        <Empty
          title="What repeats could not be loaded"
          action={
            <Button variant="outline" size="compact" onClick={retry}>
              Try again
            </Button>
          }
        >
          The connection may have dropped. The rest of the day is shown.
        </Empty>
      )}
      {status === 'ready' && occurrences.length === 0 && (
        <Empty title="Nothing is planned for today">Appointments show here with their time and place.</Empty>
      )}
    </Panel>
  );
}
