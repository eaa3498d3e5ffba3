import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { pathTo } from '@/routes/paths';
import { NoProjects } from '@/sections/no-projects/no-projects';

const meta = { component: NoProjects } satisfies Meta<typeof NoProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheContactPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', pathTo('contact'));
  },
};
