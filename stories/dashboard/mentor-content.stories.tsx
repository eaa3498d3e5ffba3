import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { MentorContentScreen } from '@/dashboard/screens/authoring/training-content';
import { portalPath } from '@/routes/portal-paths';
import { inPortal } from './in-portal';
import { withToasts } from './with-toasts';

const mentored = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  people: sample.people?.map((person) =>
    person.id === 'teo-ferran' ? { ...person, mentorId: 'test-employee' } : person,
  ),
});

const meta = {
  title: 'dashboard/mentor content',
  component: MentorContentScreen,
  parameters: { layout: 'fullscreen', path: portalPath('mentor-content', { view: 'assignments' }) },
  decorators: [withToasts, inPortal({ role: 'employee', seed: mentored })],
} satisfies Meta<typeof MentorContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Explain one long task')).toBeVisible();
    await expect(canvas.queryByText('Weigh three pages')).toBeNull();
  },
};

export const MayNotEditTheAgencysCourses: Story = {
  parameters: { path: portalPath('mentor-content') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semantic pages')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const WithoutInterns: Story = {
  decorators: [
    inPortal({
      role: 'employee',
      seed: (sample) => ({
        ...sample,
        people: sample.people?.map((person) => ({ ...person, mentorId: null })),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You don’t mentor any interns')).toBeVisible();
  },
};
