import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { placeOfZone } from '@/dashboard/days/time-zone';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { useRecords, useRole } from '@/dashboard/hooks/use-workspace';
import { useReaderZoneNote } from '@/dashboard/hooks/use-zone-note';
import { showLoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { Menu } from '@/dashboard/parts/menu/menu';
import { Screen } from '@/dashboard/parts/screen/screen';
import { scheduleOf } from '@/routes/portal-paths';
import { CalendarPanel } from './calendar-panel';
import { isDayOff, meetingIdOf } from '@/dashboard/calendar/fixed-events';
import { DayOffDetails, MeetingDetails } from './fixed-details';
import { EventDetails } from './event-details';
import { EventEditor } from './editor/event-editor';
import { Gone } from './gone';
import { ImportPanel } from './files/import-panel';
import * as s from './schedule.module.scss';
import { useSchedule } from './use-schedule';

/** Returns the focus when the panel beside the calendar closes: to the event, or to its day. */
function useReturnOfFocus(openKey: string | null, isOpen: boolean): RefObject<HTMLDivElement | null> {
  const calendar = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (openKey) last.current = openKey;
    if (!isOpen && wasOpen.current) {
      const links = [...(calendar.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
      const target =
        links.find(({ dataset }) => dataset.key === last.current) ??
        calendar.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]') ??
        calendar.current?.querySelector<HTMLElement>('a');
      target?.focus({ preventScroll: true });
      last.current = null;
    }
    wasOpen.current = isOpen;
  }, [openKey, isOpen]);
  return calendar;
}

/** An employee's calendar with their own events, invitations and meetings with interns, as a month, a week or an agenda. */
export function ScheduleScreen() {
  const schedule = useSchedule();
  const { me, events, timeZone, open, openKey, place, importing, close, closeAt } = schedule;
  const people = useRecords('people');
  const role = useRole();
  const isGone = openKey !== null && !open;
  const isOpen = importing || place !== null || open !== null || isGone;
  const calendar = useReturnOfFocus(openKey, isOpen);

  const save = async (chosen: readonly CalendarEvent[], name: string) => {
    const files = await import('./files/save-calendar-file').catch(() => null);
    if (files) files.saveCalendarFile(chosen, people, name);
    else showLoadFailure('The export', () => void save(chosen, name));
  };
  const saveOne = (event: CalendarEvent) => void save([event], event.title);
  const zoneNote = useReaderZoneNote();
  const elsewhere = events.some((event) => !event.allDay && event.timeZone !== timeZone);

  return (
    <Screen
      route={scheduleOf(role)}
      lead={
        elsewhere
          ? `Times in ${placeOfZone(timeZone)}, your time zone. Events in another zone show both times.`
          : zoneNote
      }
      actions={
        <>
          <Button size="compact" href={schedule.newHref} icon={<Icon name="plus" size={18} />}>
            New event
          </Button>
          <Menu
            label="Calendar files"
            align="end"
            items={[
              { id: 'import', label: 'Import .ics', icon: 'upload', href: schedule.importHref },
              { id: 'export', label: 'Export all as .ics', icon: 'download', disabled: events.length === 0 },
            ]}
            onChoose={({ id }) => {
              if (id === 'export') void save(events, `${me.name} calendar`);
            }}
          >
            {(trigger) => (
              <Button size="compact" variant="outline" icon={<Icon name="calendar" size={18} />} {...trigger}>
                Calendar files
              </Button>
            )}
          </Menu>
        </>
      }
    >
      <div className={s.layout} data-open={isOpen || undefined}>
        <div ref={calendar} className={s.calendar}>
          <CalendarPanel schedule={schedule} />
        </div>
        {importing ? (
          <ImportPanel onClose={close} onKept={closeAt} />
        ) : place !== null ? (
          <EventEditor
            key={`new ${place}`}
            occurrence={null}
            place={place}
            onClose={close}
            onSaved={closeAt}
            onExport={saveOne}
          />
        ) : open && isDayOff(open.event) ? (
          <DayOffDetails key={open.key} occurrence={open} onClose={close} />
        ) : open && meetingIdOf(open.event) !== null ? (
          <MeetingDetails key={open.key} occurrence={open} onClose={close} />
        ) : open?.event.ownerId === me.id ? (
          <EventEditor
            key={open.key}
            occurrence={open}
            place={schedule.day}
            onClose={close}
            onSaved={closeAt}
            onExport={saveOne}
          />
        ) : open ? (
          <EventDetails key={open.key} occurrence={open} onClose={close} onExport={saveOne} />
        ) : (
          isGone && (
            <Gone openKey={openKey} onClose={close} onRescue={({ startsAt }) => schedule.create(startsAt)} />
          )
        )}
      </div>
    </Screen>
  );
}
