import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { EmployeeHomeScreen } from '@/dashboard/screens/home/employee-home/employee-home';
import { portalPath } from '@/routes/portal-paths';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { inPortal, seeded, storyDay } from './in-portal';

const meta = {
  component: EmployeeHomeScreen,
  decorators: [inPortal({ role: 'employee' })],
  parameters: { path: portalPath('employee-home'), layout: 'fullscreen' },
} satisfies Meta<typeof EmployeeHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A first day: nothing to do, nothing planned, nobody wrote. */
export const Empty: Story = {
  parameters: seeded(({ people, settings }) => ({ people, settings })),
  play: async ({ canvas }) => {
    for (const words of [
      'No active tasks',
      'Nothing is planned for today',
      'No hours yet this week',
      'No unread messages',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const EveryFigureLeadsToItsScreen: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Metrics' }));
    await expect(figures.getByRole('link', { name: 'Hours today' })).toHaveAttribute(
      'href',
      portalPath('timesheet'),
    );
    await expect(figures.getByRole('link', { name: 'Active tasks' })).toHaveAttribute(
      'href',
      portalPath('active-tasks'),
    );
    await expect(figures.getByRole('link', { name: 'Unread messages' })).toHaveAttribute(
      'href',
      portalPath('employee-inbox'),
    );
  },
};

/** Monday and Tuesday of this week have no time. */
export const DaysWithoutTime: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    timeEntries: sample.timeEntries?.filter(
      ({ personId, day }) => personId !== 'test-employee' || day < '2026-11-16',
    ),
    timesheets: [],
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No time on Mon 16 Nov and Tue 17 Nov\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the missing time' })).toHaveAttribute(
      'href',
      portalPath('timesheet', { week: '2026-11-16' }),
    );
  },
};

/** An agency of one's own, in which nobody uses the account yet. */
export const WithoutAPerson: Story = {
  decorators: [inPortal({ role: 'employee', seed: () => createOwnBase(storyDay), base: 'own' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody uses this account yet/)).toBeVisible();
  },
};
