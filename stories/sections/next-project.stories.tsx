import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { plates } from '@/content/plates';
import { NextProject } from '@/sections/next-project/next-project';
import { ceramicsStudio, longProject } from '../fixtures/projects';

const meta = {
  component: NextProject,
  parameters: { layout: 'fullscreen' },
  args: { project: { ...ceramicsStudio, image: plates['project-ceramics-studio-wide'] } },
} satisfies Meta<typeof NextProject>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { project: longProject } };

export const AllOfItIsTheLink: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: ceramicsStudio.title });
    const link = within(region).getByRole('link', { name: ceramicsStudio.title });
    await expect(link).toHaveAttribute('href', ceramicsStudio.path);
    const { left, top, width, height } = region.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width - 8, top + Math.min(height, 600) / 2)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
