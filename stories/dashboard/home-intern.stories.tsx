import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { InternHomeScreen } from '@/dashboard/screens/home/intern-home/intern-home';
import { portalPath } from '@/routes/portal-paths';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { inPortal, seeded, storyDay } from './in-portal';

const meta = {
  component: InternHomeScreen,
  decorators: [inPortal({ role: 'intern' })],
  parameters: { path: portalPath('intern-home'), layout: 'fullscreen' },
} satisfies Meta<typeof InternHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A first day: no course, no assignment, no mentor. */
export const Empty: Story = {
  parameters: seeded(({ people, settings }) => ({
    people: people?.map((person) => ({ ...person, mentorId: null })),
    settings,
  })),
  play: async ({ canvas }) => {
    for (const words of [
      'No courses yet',
      'Nothing is due',
      'No hours yet this week',
      'You have no mentor yet',
    ])
      await expect((await canvas.findAllByText(words))[0]).toBeVisible();
  },
};

export const EveryFigureLeadsToItsScreen: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Metrics' }));
    await expect(figures.getByRole('link', { name: 'Course progress' })).toHaveAttribute(
      'href',
      portalPath('courses'),
    );
    await expect(figures.getByRole('link', { name: 'Hours logged' })).toHaveAttribute(
      'href',
      portalPath('timelog'),
    );
  },
};

/** Monday and Tuesday of this week have no time. */
export const DaysWithoutTime: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    timeEntries: sample.timeEntries?.filter(
      ({ personId, day }) => personId !== 'test-intern' || day < '2026-11-16',
    ),
    timesheets: [],
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No time on Mon 16 Nov and Tue 17 Nov\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the missing time' })).toHaveAttribute(
      'href',
      portalPath('timelog', { week: '2026-11-16' }),
    );
  },
};

/** An agency of one's own, in which nobody uses the account yet. */
export const WithoutAPerson: Story = {
  decorators: [inPortal({ role: 'intern', seed: () => createOwnBase(storyDay), base: 'own' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody uses this account yet/)).toBeVisible();
  },
};
