import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { ProjectCategoryPage } from '@/pages/project-category/project-category';
import { pathTo } from '@/routes/paths';
import { manyProjects, mobileApps } from '../fixtures/projects';

const meta = {
  component: ProjectCategoryPage,
  parameters: { layout: 'fullscreen', path: pathTo('project-category', { category: 'mobile-apps' }) },
  args: { data: mobileApps },
} satisfies Meta<typeof ProjectCategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = { args: { data: { ...mobileApps, projects: manyProjects(5) } } };

export const WithoutProjects: Story = {
  args: { data: { ...mobileApps, projects: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No project to show here yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', pathTo('contact'));
  },
};

export const LeadsToTheOtherParts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mobile Apps' })).toBeVisible();
    const parts = within(canvas.getByRole('navigation', { name: 'Project categories' }));
    await expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      pathTo('portfolio'),
      pathTo('project-category', { category: 'web-development' }),
      pathTo('project-category', { category: 'mobile-apps' }),
      pathTo('project-category', { category: 'ui-ux-design' }),
    ]);
    await expect(parts.getByRole('link', { current: true })).toHaveAccessibleName('Mobile Apps');
  },
};
