import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScheduleScreen } from '@/dashboard/screens/schedule/schedule';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { freshVisit, onlyEvents, planned, weekly } from './schedule-fixtures';
import { withToasts } from './with-toasts';
import { dayField, dayIn } from './typed-day';
import { blankRecord } from '../../tests/dashboard/blank-record';

const meta = {
  component: ScheduleScreen,
  decorators: [withToasts, inPortal({ role: 'employee' })],
  parameters: { layout: 'fullscreen', path: portalPath('schedule', { view: 'month' }) },
  beforeEach: () => freshVisit(),
} satisfies Meta<typeof ScheduleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Readonly<Record<string, string>>) => ({ path: portalPath('schedule', query) });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    const today = await canvas.findByRole('gridcell', { name: /^Wednesday 18 November, 3 events\b/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(
      within(today).getByRole('link', { name: /^09:30 Stand-up, Main room, until 09:45, repeats/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'true');
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const Week: Story = {
  parameters: at({ view: 'week' }),
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('list', { name: 'Wednesday 18 November' });
    await waitFor(() => expect(within(day).getAllByRole('link')).toHaveLength(3));
  },
};

export const Agenda: Story = {
  parameters: at({ view: 'agenda' }),
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('region', { name: 'Wednesday 18 November' });
    await waitFor(() => expect(within(today).getAllByRole('link')).toHaveLength(3));
    const before = canvas.getAllByRole('region').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show 30 more days' }));
    await expect(canvas.getAllByRole('region').length).toBeGreaterThan(before);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WeekOnAPhone: Story = {
  parameters: Week.parameters,
  globals: { viewport: { value: 'phone' } },
};

/** Somebody who works from elsewhere reads their own clock, and the event's beside it. */
export const AnotherZone: Story = {
  parameters: at({ view: 'agenda' }),
  beforeEach: () => freshVisit('Europe/Berlin'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Times in Berlin, your time zone. Events in another zone show both times.'),
    ).toBeVisible();
    const link = (await canvas.findAllByRole('link', { name: /Harbour Ferry check-in/ }))[0]!;
    await expect(link).toHaveTextContent('17:00 to 17:30');
    await expect(link).toHaveTextContent('11:00 in New York');
  },
};

export const OverlapsInTheAgenda: Story = {
  parameters: {
    ...at({ view: 'agenda' }),
    seed: onlyEvents(
      planned(),
      planned({ id: 'call', title: 'Call', startsAt: '2026-11-18T08:30', endsAt: '2026-11-18T09:30' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Overlaps')).toHaveLength(2);
  },
};

export const Empty: Story = {
  parameters: { ...at({ view: 'agenda' }), seed: onlyEvents() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing planned in this time')).toBeVisible();
    // One link is in the bar above, one where the events would be.
    await userEvent.click(canvas.getAllByRole('link', { name: 'New event' }).at(-1)!);
    await expect(canvas.getByRole('heading', { name: 'New event' })).toBeVisible();
  },
};

export const EmptyMonth: Story = {
  parameters: seeded(onlyEvents()),
};

const meetingOn = (startsAt: string) =>
  blankRecord('meetings', {
    id: 'trace',
    internId: 'teo-ferran',
    mentorId: 'test-employee',
    startsAt,
    minutes: 45,
  });

/** A mentor's meetings stand in the calendar, and are changed on the intern's page. */
export const MeetingsWithInterns: Story = {
  parameters: {
    ...at({ view: 'week', date: '2026-11-19' }),
    ...seeded((sample) => ({ ...sample, events: [], meetings: [meetingOn('2026-11-19T15:00')] })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^15:00 Meeting with Teo Ferran/ }));
    const panel = await canvas.findByRole('region', { name: 'Meeting with Teo Ferran' });
    await expect(within(panel).getByText(/15:00 to 15:45/)).toBeVisible();
    await expect(within(panel).getByRole('link', { name: 'Open the meeting' })).toHaveAttribute(
      'href',
      portalPath('my-interns', { intern: 'teo-ferran', meeting: 'trace' }),
    );
  },
};

/** An event that is planned over a meeting says so before it is saved. */
export const OverlapsAMeeting: Story = {
  parameters: {
    ...at({ event: 'focus' }),
    ...seeded((sample) => ({
      ...sample,
      events: [planned()],
      meetings: [meetingOn('2026-11-18T08:30')],
    })),
  },
  play: async ({ canvas }) => {
    const warning = await canvas.findByText('This overlaps another event.');
    await expect(warning.closest('[role=status]')).toHaveTextContent(
      'Meeting with Teo Ferran, Wed 18 Nov, 08:30 to 09:15: You',
    );
    await expect(canvas.getByRole('button', { name: 'Save anyway' })).toBeVisible();
  },
};

/** More than a day can show: the rest is a link away. */
export const Full: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    events: [
      ...(sample.events ?? []),
      ...Array.from({ length: 60 }, (_, index) =>
        planned({
          id: `full-${index}`,
          title: `Interview ${index + 1} with somebody who has a rather long name`,
          startsAt: `2026-11-${String(16 + (index % 5)).padStart(2, '0')}T${String(8 + (index % 9)).padStart(2, '0')}:00`,
          endsAt: `2026-11-${String(16 + (index % 5)).padStart(2, '0')}T${String(9 + (index % 9)).padStart(2, '0')}:30`,
        }),
      ),
    ],
  })),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('link', { name: /more on Wednesday 18 November/ });
    await userEvent.click(more);
    await expect(await canvas.findByRole('heading', { name: 'From 18 Nov 2026' })).toBeVisible();
  },
};

export const FullWeek: Story = {
  parameters: { ...Full.parameters, ...at({ view: 'week' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^08:00 Interview 1 / })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^\d+ more on .* \d\d:\d\d to / })).toHaveLength(5);
  },
};

export const WalkedWithTheKeyboard: Story = {
  parameters: seeded(onlyEvents(planned(), weekly())),
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /^Wednesday 18 November/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: /^Thursday 26 November/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('gridcell', { name: /^Monday 23 November/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Wednesday 23 December/ })).toHaveFocus(),
    );
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.tab();
    await expect((await canvas.findAllByRole('link', { name: /^16:00 Retro/ })).length).toBeGreaterThan(3);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{PageUp}{PageUp}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Friday 23 October/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  },
};

export const WeekWalkedWithTheKeyboard: Story = {
  parameters: { ...at({ view: 'week' }), seed: onlyEvents(planned()) },
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: 'Wed 18 Nov 09:00' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: 'Thu 19 Nov 10:00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Mon 23 Nov 10:00' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(dayIn(await dayField(canvas, 'Starts'))).toBe('2026-11-23');
    await expect(canvas.getByLabelText('Starts at')).toHaveValue('10:00');
  },
};

export const LeavesTheSeriesOfAnotherPerson: Story = {
  parameters: at({ view: 'month', event: 'show-and-tell@2026-11-20T15:30' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Show and tell' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Write to Noor Adair' })).toHaveAttribute(
      'href',
      portalPath('employee-inbox', { compose: '1', to: 'noor-adair' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the series' }));
    await waitFor(() =>
      expect(canvas.queryAllByRole('link', { name: /^\d\d:\d\d Show and tell/ })).toHaveLength(0),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.queryAllByRole('link', { name: /^\d\d:\d\d Show and tell/ })).not.toHaveLength(0),
    );
  },
};
