import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { pathTo } from '@/routes/paths';
import { ProjectRow } from '@/sections/project-row/project-row';
import { threeProjects } from '../fixtures/projects';

const meta = {
  component: ProjectRow,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Where it can be seen',
    projects: threeProjects,
    more: { label: 'All projects', path: pathTo('portfolio') },
  },
} satisfies Meta<typeof ProjectRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideTwoProjects: Story = { args: { projects: threeProjects.slice(0, 2) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LeadsToAllProjects: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'All projects' });
    await expect(link).toHaveAttribute('href', '/portfolio');
  },
};
