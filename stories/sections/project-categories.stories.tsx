import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { pathTo } from '@/routes/paths';
import { ProjectCategories } from '@/sections/project-categories/project-categories';

const mobileApps = pathTo('project-category', { category: 'mobile-apps' });

const meta = { component: ProjectCategories } satisfies Meta<typeof ProjectCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const MarksThePartThatIsShown: Story = {
  args: { current: mobileApps },
  play: async ({ canvas }) => {
    const parts = within(canvas.getByRole('navigation', { name: 'Project categories' }));
    await expect(parts.getByRole('link', { current: true })).toHaveAttribute('href', mobileApps);
    await expect(parts.getByRole('link', { name: 'All projects' })).toHaveAttribute(
      'href',
      pathTo('portfolio'),
    );
  },
};
