import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Pagination } from '@/design-system/pagination/pagination';

const paths = (count: number) =>
  Array.from({ length: count }, (_, index) => (index ? `/blog/page/${index + 1}` : '/blog'));

const meta = {
  component: Pagination,
  args: { label: 'Articles, pages', page: 2, paths: paths(3) },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 3 } };

export const ManyPages: Story = { args: { page: 10, paths: paths(24) } };

export const OnePage: Story = {
  args: { page: 1, paths: paths(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LeadsBackAndOn: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Articles, pages' }));
    const previous = pages.getByRole('link', { name: 'Previous' });
    await expect(previous).toHaveAttribute('href', '/blog');
    await expect(previous).toHaveAttribute('rel', 'prev');
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog/page/3');
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};
