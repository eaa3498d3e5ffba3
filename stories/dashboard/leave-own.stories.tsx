import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EmployeeLeaveScreen } from '@/dashboard/screens/leave/own-leave';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { saysWhatIsOptional } from './optional-fields';
import { blankRecord } from '../../tests/dashboard/blank-record';

const meta = {
  component: EmployeeLeaveScreen,
  decorators: [inPortal({ role: 'employee' })],
  parameters: { path: portalPath('employee-leave'), layout: 'fullscreen' },
} satisfies Meta<typeof EmployeeLeaveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    leave: [],
    leaveKinds: [],
    leaveAllowances: [],
    holidays: [],
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No kinds of leave yet')).toBeVisible();
    await expect(canvas.getByText('No leave in 2026')).toBeVisible();
    await expect(canvas.getByText(/have no entitlement for this year/)).toBeVisible();
  },
};

export const NegativeBalance: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    leaveAllowances: sample.leaveAllowances!.map((one) => ({ ...one, days: 0, carriedOver: -1.5 })),
  })),
  play: async ({ canvasElement }) => {
    await expect(region(canvasElement, 'Balance 2026').getByText(/more than the entitlement/)).toBeVisible();
  },
};

/** Leave of a colleague. */
const away = blankRecord('leave', {
  id: 'away',
  personId: 'ilan-voss',
  kindId: 'holiday',
  firstDay: '2026-11-18',
  lastDay: '2026-11-20',
  status: 'approved',
  requestedAt: '2026-11-17T09:00:00.000Z',
});

export const LeaveThatHasBegun: Story = {
  parameters: seeded((sample) => ({ ...sample, leave: [{ ...away, personId: 'test-employee' }] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It has begun. Ask an admin to correct it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Withdraw 18/ })).toBeNull();
  },
};

/** The draft of the form is restored, as after a reload. */
const withDraft = (changes: Record<string, unknown>) => ({
  personId: 'test-employee',
  kindId: 'holiday',
  firstDay: '2027-03-01',
  lastDay: '2027-03-05',
  startsHalf: false,
  endsHalf: false,
  note: '',
  ...changes,
});

export const RefusesARequestWithoutDays: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = region(canvasElement, 'Request leave');
    await userEvent.click(form.getByRole('button', { name: 'Request leave' }));
    await expect(form.getAllByText('Choose a day.')).toHaveLength(2);
    await saysWhatIsOptional(canvas.getByRole('region', { name: 'Request leave' }));
  },
};

export const ShowsTheYearThatWasAskedFor: Story = {
  // The holidays of next year are not entered yet.
  parameters: seeded((sample) => ({
    ...sample,
    holidays: sample.holidays!.filter(({ day }) => day.startsWith('2026')),
  })),
  play: async ({ canvas, canvasElement }) => {
    const form = region(canvasElement, 'Request leave');
    for (const name of ['First day', 'Last day']) {
      const [segment] = within(await form.findByRole('group', { name })).getAllByRole('spinbutton');
      segment!.focus();
      await userEvent.keyboard('01042027');
    }
    await expect(await form.findByText(/No public holidays are entered for 2027/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Request leave' }));
    const list = within(await canvas.findByRole('region', { name: 'My leave' }));
    await waitFor(() => expect(list.getByText('Waiting')).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Balance 2027' })).toBeVisible();
  },
};

export const WithdrawsLeave: Story = {
  parameters: {
    path: portalPath('employee-leave', { year: '2027' }),
    ...seeded((sample) => ({
      ...sample,
      leave: [
        {
          id: 'own',
          revision: 0,
          ...withDraft({ note: 'A long weekend' }),
          status: 'requested',
          requestedAt: '2026-11-17T09:00:00.000Z',
          decidedAt: null,
          decidedById: null,
          reason: '',
        } as NonNullable<typeof sample.leave>[number],
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    const list = region(canvasElement, 'My leave');
    await expect(list.getByText('Waiting')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Withdraw/ }));
    await waitFor(() => expect(list.getByText('Withdrawn')).toBeVisible());
  },
};

export const TeamCalendarOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    path: portalPath('employee-leave', { show: 'calendar' }),
    ...seeded((sample) => ({
      ...sample,
      leave: [
        { ...away, id: 'flu', kindId: 'sickness', note: 'The doctor says three days' },
        { ...away, id: 'asked', firstDay: '2026-11-23', lastDay: '2026-11-24', status: 'requested' },
      ],
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    // People who are away come first.
    const row = canvas.getAllByRole('row')[1]!;
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Ilan Voss');
    await expect(within(row).getAllByText('Away')).toHaveLength(3);
    await expect(within(row).queryByRole('link')).toBeNull();
    const today = canvas.getByRole('columnheader', { name: /18 November/ });
    await expect(today.getBoundingClientRect().right).toBeLessThan(390);
    await expect(canvasElement).not.toHaveTextContent(/sickness|doctor/i);
    // Another month begins with its first day.
    await userEvent.click(canvas.getByRole('link', { name: 'Next month' }));
    const first = await canvas.findByRole('columnheader', { name: /^Tuesday 1 December/ });
    const person = canvas.getByRole('columnheader', { name: 'Person' });
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      Math.floor(person.getBoundingClientRect().right),
    );
  },
};
