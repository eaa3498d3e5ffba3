import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { BlogPage } from '@/pages/blog/blog';
import { pathTo } from '@/routes/paths';
import { posts } from '../fixtures/posts';

const tags = ['Design notes', 'Product', 'Strategy'].map((label) => ({
  ...posts.find(({ tag }) => tag.label === label)!.tag,
  count: posts.filter(({ tag }) => tag.label === label).length,
}));
const parts = [pathTo('blog'), pathTo('blog-page', { page: '2' }), pathTo('blog-page', { page: '3' })];

const meta = {
  component: BlogPage,
  parameters: { layout: 'fullscreen', path: pathTo('blog') },
  args: {
    data: {
      title: 'Blog',
      lead: 'Notes from the studio: what we tried, what it cost, and what we would do again.',
      posts,
      pagination: { page: 1, paths: [pathTo('blog')] },
      tags,
      feedPath: '/feed.xml',
    },
  },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SecondOfThreeParts: Story = {
  args: { data: { ...meta.args.data, pagination: { page: 2, paths: parts } } },
};

export const OneTag: Story = {
  args: {
    data: {
      ...meta.args.data,
      title: 'Product',
      lead: 'Two articles on product.',
      tag: 'Product',
      posts: posts.filter(({ tag }) => tag.label === 'Product'),
    },
  },
};

export const NoArticles: Story = { args: { data: { ...meta.args.data, posts: [], tags: [] } } };

export const NoArticlesOfATag: Story = { args: { data: { ...meta.args.data, posts: [], tag: 'Product' } } };

export const FiltersByTag: Story = {
  args: OneTag.args,
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('navigation', { name: 'Tags' }));
    await expect(chips.getByRole('link', { name: 'Product 2' })).toHaveAttribute('aria-current', 'page');
    await expect(chips.getByRole('link', { name: 'All' })).toHaveAttribute('href', pathTo('blog'));
    await expect(chips.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/feed.xml');
  },
};
