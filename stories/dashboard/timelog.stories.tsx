import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Person, TimeEntry } from '@/dashboard/model/records/records';
import { TimeLogScreen } from '@/dashboard/screens/time/timelog/timelog';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, type StorySeed, seeded } from './in-portal';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';

const me = 'test-intern';

const entry = (day: string, minutes: number) =>
  blankRecord('timeEntries', {
    id: `entry-${day}`,
    personId: me,
    projectId: 'harbour-ferry',
    day,
    minutes,
    note: 'Tide table',
    billable: true,
  });

/** Ten weeks of five days: 100 hours in all, of which 66 are due before 18 November. */
const course: Partial<Person> = { joinedOn: '2026-10-05', endsOn: '2026-12-11', requiredMinutes: 6000 };

const withTime =
  (entries: readonly TimeEntry[], person: Partial<Person> = course): StorySeed =>
  (sample) => ({
    ...sample,
    people: (sample.people ?? []).map((one) => (one.id === me ? { ...one, ...person } : one)),
    timeEntries: entries,
    timesheets: [],
  });

const meta = {
  component: TimeLogScreen,
  parameters: { path: portalPath('timelog'), layout: 'fullscreen' },
  decorators: [withToasts, inPortal({ role: 'intern' })],
} satisfies Meta<typeof TimeLogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Time Log');
    await expect(canvas.getByRole('progressbar', { name: 'Required hours' })).toBeVisible();
    const days = region(canvasElement, 'All days');
    await waitFor(() => expect(days.getAllByRole('link')).toHaveLength(14));
    await userEvent.click(days.getByRole('button', { name: 'Show 14 more' }));
    await expect(days.getAllByRole('link')).toHaveLength(28);
    await waitFor(() => expect(days.getAllByRole('link')[14]).toHaveFocus());
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Empty: Story = {
  parameters: seeded(withTime([])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No time yet')).toBeVisible();
    await expect(canvas.getByText('Behind')).toBeVisible();
  },
};

export const Behind: Story = {
  parameters: seeded(withTime([entry('2026-11-17', 480)])),
  play: async ({ canvasElement }) => {
    const pace = region(canvasElement, 'Required hours');
    await expect(pace.getByText('Behind')).toBeVisible();
    await expect(pace.getByText(/ behind an even pace\. .* a week to reach the total/)).toBeVisible();
  },
};

export const AllHoursLogged: Story = {
  parameters: seeded(withTime([entry('2026-11-12', 600)], { ...course, requiredMinutes: 600 })),
  play: async ({ canvasElement }) => {
    await expect(region(canvasElement, 'Required hours').getByText('All hours logged')).toBeVisible();
  },
};

export const EndedWithHoursMissing: Story = {
  parameters: seeded(withTime([entry('2026-11-12', 600)], { ...course, endsOn: '2026-11-13' })),
  play: async ({ canvasElement }) => {
    await expect(
      region(canvasElement, 'Required hours').getByText(/90 h are missing\. Talk to your mentor/),
    ).toBeVisible();
  },
};

export const LoggedTimeCountsAtOnce: Story = {
  parameters: seeded(withTime([entry('2026-11-17', 480)])),
  play: async ({ canvas, canvasElement }) => {
    const cell = canvas.getByRole('textbox', { name: 'Harbour Ferry, Wednesday 18 November' });
    await userEvent.click(cell);
    await userEvent.keyboard('2h{Enter}');
    await waitFor(() => expect(cell).toHaveValue('2:00'));
    const progress = canvas.getByRole('progressbar', { name: 'Required hours' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '10 hours of 100 hours'));
    await expect(region(canvasElement, 'All days').getAllByRole('link')[0]).toHaveTextContent('Wed 18 Nov');
  },
};
