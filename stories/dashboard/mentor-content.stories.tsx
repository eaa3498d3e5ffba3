import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { MentorContentScreen } from '@/dashboard/screens/authoring/training-content';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { withToasts } from './with-toasts';

const meta = {
  title: 'dashboard/mentor content',
  component: MentorContentScreen,
  parameters: { layout: 'fullscreen', path: portalPath('mentor-content', { view: 'assignments' }) },
  decorators: [withToasts, inPortal({ role: 'employee' })],
} satisfies Meta<typeof MentorContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Explain one long task')).toBeVisible();
    await expect(canvas.queryByText('Weigh three pages')).toBeNull();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const MayNotEditTheAgencysCourses: Story = {
  parameters: { path: portalPath('mentor-content') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semantic pages')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const ReadsALessonOfTheAgency: Story = {
  parameters: { path: portalPath('mentor-content', { course: 'semantic-pages' }) },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for 1. Elements before classes' }),
    );
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Read' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Elements before classes' }));
    await expect((await dialog.findAllByRole('paragraph')).length).toBeGreaterThan(3);
  },
};

export const WithoutInterns: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    people: sample.people?.map((person) => ({ ...person, mentorId: null })),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You don’t mentor any interns')).toBeVisible();
  },
};
