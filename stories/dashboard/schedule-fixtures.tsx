import type { Decorator } from '@storybook/react-webpack5';
import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { moveReader } from '@/dashboard/days/time-zone';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { blankRecord } from '../../tests/dashboard/blank-record';

export const agencyZone = 'America/New_York';

/** The visitor's clock does not follow the machine that draws the story, and nothing typed is left from another one. */
export function freshVisit(timeZone = agencyZone) {
  const goBack = moveReader(timeZone);
  for (const key of Object.keys(localStorage)) if (key.startsWith('undula.')) localStorage.removeItem(key);
  return goBack;
}

/** An hour on the story's Wednesday, planned by the one who looks. */
export const planned = (facts: Partial<CalendarEvent> = {}) =>
  blankRecord('events', {
    id: 'focus',
    ownerId: 'test-employee',
    title: 'Focus hour',
    place: 'Window desk',
    allDay: false,
    startsAt: '2026-11-18T08:00',
    endsAt: '2026-11-18T09:00',
    timeZone: agencyZone,
    uid: 'focus@undula.example',
    ...facts,
  });

/** Every week on Wednesday, from this one on. */
export const weekly = (facts: Partial<CalendarEvent> = {}): CalendarEvent =>
  planned({
    id: 'retro',
    title: 'Retro',
    uid: 'retro@undula.example',
    startsAt: '2026-11-18T16:00',
    endsAt: '2026-11-18T17:00',
    recurrence: { frequency: 'weekly', interval: 1, weekdays: [3], until: null, count: null },
    ...facts,
  });

/** The sample's people with these events alone. */
export const onlyEvents =
  (...events: readonly CalendarEvent[]) =>
  (sample: SeedRecords): SeedRecords => ({
    ...sample,
    events,
    meetings: [],
    leave: [],
    holidays: [],
  });

/** A button that changes an event as another tab would. */
export const withOtherTab =
  (id: string, change: (event: CalendarEvent) => CalendarEvent): Decorator =>
  (Story) => {
    function OtherTab() {
      const workspace = useWorkspace();
      const event = useRecord('events', id);
      const write = () =>
        event &&
        workspace.run(() => ({ label: 'Another tab', changes: [put('events', change(event))], quiet: true }));
      return (
        <button type="button" onClick={() => void write()}>
          Change it in another tab
        </button>
      );
    }
    return (
      <>
        <Story />
        <OtherTab />
      </>
    );
  };
