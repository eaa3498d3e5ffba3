import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
export const BesideTwoProjects: Story = {
  args: { projects: threeProjects.slice(0, 2) },
  play: async ({ canvas, args }) => {
    const names = [...args.projects.map(({ title }) => title), args.more.label];
    for (const name of names) {
      const link = canvas.getByRole('link', { name });
      const area = link.closest('article') ?? link;
      area.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = area.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(pressed?.closest('a')).toBe(link);
    }
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LeadsToAllProjects: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All projects' });
    await expect(link).toHaveAttribute('href', '/portfolio');
  },
};
