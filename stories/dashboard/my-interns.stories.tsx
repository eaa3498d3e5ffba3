import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { InternsOfMentorScreen } from '@/dashboard/screens/interns/interns-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { planned } from './schedule-fixtures';
import { dayField, typeDay } from './typed-day';

const meta = {
  component: InternsOfMentorScreen,
  decorators: [inPortal({ role: 'employee' })],
  parameters: { path: portalPath('my-interns'), layout: 'fullscreen' },
} satisfies Meta<typeof InternsOfMentorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const intern = { path: portalPath('my-interns', { intern: 'teo-ferran' }) };

const work = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Explain one long task' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Teo Ferran/ });
    await expect(row).toHaveTextContent('1 submission to review');
  },
};

export const DarkOnATablet: Story = {
  parameters: intern,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};

export const OneIntern: Story = {
  parameters: intern,
  play: async ({ canvas }) => {
    const hours = within(canvas.getByRole('region', { name: 'Hours' }));
    await expect(hours.getByText(/^Required hours: .+ of \d+ h\. /)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: intern,
  globals: { viewport: { value: 'phone' } },
};

export const NoInterns: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    people: sample.people!.map((person) => ({ ...person, mentorId: null })),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You mentor no interns')).toBeVisible();
  },
};

export const NothingYet: Story = {
  parameters: {
    ...intern,
    ...seeded((sample) => ({ ...sample, assignments: [], meetings: [], goals: [], messages: [] })),
  },
};

export const InternOfAnotherMentor: Story = {
  parameters: { path: portalPath('my-interns', { intern: 'una-fjord' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Intern not found')).toBeVisible();
  },
};

export const ReturnsWork: Story = {
  parameters: intern,
  play: async ({ canvasElement }) => {
    const shown = work(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: 'Return' }));
    await expect(await shown.findByText(/^Write what to change/)).toBeVisible();
    await userEvent.type(shown.getByRole('textbox', { name: /^Feedback/ }), 'Name the function that blocks.');
    await userEvent.click(shown.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(shown.queryByRole('button', { name: 'Return' })).toBeNull());
    await expect(shown.getByText('Name the function that blocks.')).toBeVisible();
  },
};

/** The mentor's own appointment is in the way. */
export const PlansAMeetingOverAnEvent: Story = {
  parameters: {
    ...intern,
    ...seeded((sample) => ({
      ...sample,
      events: [planned({ startsAt: '2026-11-19T08:00', endsAt: '2026-11-19T09:00' })],
      meetings: [],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan meeting' }));
    const form = within(await canvas.findByRole('region', { name: 'Plan meeting with Teo Ferran' }));
    await typeDay(await dayField(form, 'Day'), '2026-11-19');
    await expect(form.getByRole('button', { name: 'Save meeting' })).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Starts at/), { target: { value: '08:30' } });
    await expect(await form.findByText('This overlaps another event.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Plan anyway' }));
    await expect(await canvas.findByText('Thu 19 Nov, 08:30')).toBeVisible();
  },
};

export const PlansAMeetingOnAPublicHoliday: Story = {
  parameters: { ...intern, ...seeded((sample) => ({ ...sample, events: [], meetings: [] })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan meeting' }));
    const form = within(await canvas.findByRole('region', { name: 'Plan meeting with Teo Ferran' }));
    await typeDay(await dayField(form, 'Day'), '2026-11-26');
    fireEvent.change(form.getByLabelText(/^Starts at/), { target: { value: '08:30' } });
    await expect(await form.findByText('Thanksgiving Day')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Plan anyway' }));
    await expect(await canvas.findByText('Thu 26 Nov, 08:30')).toBeVisible();
  },
};

export const PlansAMeeting: Story = {
  parameters: intern,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan meeting' }));
    await expect(await canvas.findByRole('region', { name: 'Plan meeting with Teo Ferran' })).toBeVisible();
  },
};
