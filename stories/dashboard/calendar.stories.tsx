import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { conflictsOf } from '@/dashboard/calendar/conflicts';
import { occurrencesIn } from '@/dashboard/calendar/occurrences';
import { AgendaView } from '@/dashboard/parts/calendar/agenda-view/agenda-view';
import { daysInView, type CalendarView } from '@/dashboard/parts/calendar/calendar-days';
import { titleOfView } from '@/dashboard/parts/calendar/calendar-words';
import { MonthView } from '@/dashboard/parts/calendar/month-view/month-view';
import { ViewSwitch } from '@/dashboard/parts/calendar/view-switch/view-switch';
import { WeekView } from '@/dashboard/parts/calendar/week-view/week-view';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { storyDay } from './in-portal';
import { agencyZone, freshVisit, planned } from './schedule-fixtures';

const on = (day: string, from: string, to: string, facts: Partial<CalendarEvent>) =>
  planned({
    id: facts.title,
    uid: facts.title,
    startsAt: `${day}T${from}`,
    endsAt: `${day}T${to}`,
    ...facts,
  });

const events: readonly CalendarEvent[] = [
  on('2026-11-16', '00:00', '23:59', { title: 'Fair', place: '', allDay: true, endsAt: '2026-11-17T23:59' }),
  on('2026-11-18', '09:00', '10:00', { title: 'Focus hour' }),
  on('2026-11-18', '09:30', '10:30', {
    title: 'Call',
    place: '',
    ownerId: 'noor',
    attendeeIds: ['test-employee'],
  }),
  on('2026-11-18', '13:00', '14:00', { title: 'Retro' }),
  on('2026-11-18', '15:00', '15:30', { title: 'Stand-up', place: 'Main room' }),
  on('2026-11-20', '11:00', '12:30', { title: 'Interview' }),
];

interface CalendarProps {
  view: CalendarView;
  /** What is planned, on the visitor's clock. */
  events: readonly CalendarEvent[];
  onCreate: (place: { day: string } | { startsAt: string }) => void;
  onMove: (move: { days: number; minutes: number }) => void;
}

/** A calendar as a screen joins it. */
function Calendar({ view, events: all, onCreate, onMove }: CalendarProps) {
  const [day, setDay] = useState(storyDay);
  const { first, last } = daysInView(view, day);
  const occurrences = occurrencesIn(all, { first, last, timeZone: agencyZone });
  const shared = {
    occurrences,
    personId: 'test-employee',
    openKey: null,
    hrefOf: ({ key }: { key: string }) => `/schedule?event=${encodeURIComponent(key)}`,
  };
  const hrefOfDay = (which: string) => `/schedule?view=agenda&day=${which}`;
  const onDay = (move: { day: string }) => setDay(move.day);
  return (
    <Panel
      title={titleOfView(view, day)}
      aside={<ViewSwitch current={view} hrefOf={(next) => `/schedule?view=${next}`} />}
    >
      {view === 'month' && (
        <MonthView {...shared} {...{ day, onDay, onCreate }} today={storyDay} hrefOfDay={hrefOfDay} />
      )}
      {view === 'week' && (
        <WeekView {...shared} {...{ day, hrefOfDay, onDay, onCreate, onMove }} clock={`${storyDay}T10:00`} />
      )}
      {view === 'agenda' && (
        <AgendaView
          {...shared}
          {...{ first }}
          today={storyDay}
          nameOf={() => 'Noor Adair'}
          clashing={
            new Set(conflictsOf(occurrences, occurrences).flatMap(({ mine, other }) => [mine.key, other.key]))
          }
        />
      )}
    </Panel>
  );
}

const meta = {
  component: Calendar,
  args: { view: 'month', events, onCreate: fn(), onMove: fn() },
  beforeEach: () => freshVisit(),
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Week: Story = { args: { view: 'week' } };

/** Of whole days and of hours: each day says how many it has no room for. */
export const WeekWithManyAtOnce: Story = {
  args: {
    view: 'week',
    events: [
      ...['Fair', 'Audit', 'Retreat', 'Visit'].map((title) =>
        on('2026-11-19', '00:00', '00:00', { title, allDay: true }),
      ),
      ...['Talk', 'Call', 'Review', 'Lunch', 'Interview'].map((title) =>
        on('2026-11-20', '11:00', '12:30', { title }),
      ),
    ],
  },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /^All day/ }));
    await expect(row.getAllByRole('link')).toHaveLength(3);
    const more = row.getByRole('link', { name: '2 more on Thursday 19 November' });
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('link', { name: '3 more on Friday 20 November, 11:00 to 12:30' }),
    ).toBeVisible();
  },
};

export const Agenda: Story = { args: { view: 'agenda' } };

export const Empty: Story = { args: { events: [] } };

export const MonthWalkedWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const isOn = (name: RegExp) => expect(document.activeElement).toHaveAccessibleName(name);
    canvas.getByRole('gridcell', { name: /^Wednesday 18 November, 4 events/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await isOn(/^Thursday 26 November/);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Home}');
    await isOn(/^Monday 16 November/);
    await userEvent.keyboard('{End}');
    await isOn(/^Sunday 22 November/);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => isOn(/^Tuesday 22 December/));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => isOn(/^Sunday 22 November/));
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ day: '2026-11-18' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^09:00 Focus hour, (.*, )?until 10:00/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2 more on Wednesday 18 November' })).toHaveFocus();
  },
};

export const WeekWalkedWithTheKeyboard: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const cell = (name: string) => canvas.getByRole('gridcell', { name });
    cell('Wed 18 Nov 09:00').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell('Thu 19 Nov 10:00')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell('Mon 16 Nov 10:00')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell('Sun 22 Nov 10:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(cell('Mon 23 Nov 10:00')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ startsAt: '2026-11-23T10:00' });
  },
};

export const AgendaSaysWhoAndWhatOverlaps: Story = {
  args: { view: 'agenda' },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('region', { name: 'Wednesday 18 November' });
    const call = within(today).getByRole('link', { name: /Call/ });
    await expect(call).toHaveTextContent('09:30 to 10:30');
    await expect(call).toHaveTextContent('with Noor Adair');
    await expect(call).toHaveTextContent('Overlaps');
    await expect(within(today).getByRole('link', { name: /Retro/ })).not.toHaveTextContent('Overlaps');
  },
};
