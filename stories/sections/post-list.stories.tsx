import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { PostList } from '@/sections/post-list/post-list';
import { posts } from '../fixtures/posts';

const meta = {
  component: PostList,
  args: { posts },
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Featured: Story = { args: { featured: true } };

export const OnePost: Story = { args: { posts: posts.slice(0, 1), featured: true } };

export const LongText: Story = {
  args: {
    featured: true,
    posts: posts.slice(0, 3).map((post) => ({
      ...post,
      title: `${post.title} and an Identitätsgestaltungsgesamtverantwortungsübernahme`,
      description: `${post.description} `.repeat(3),
    })),
  },
};

export const SaysWhenAndWhat: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(posts.length);
    const first = within(items[0]!);
    await expect(first.getByText('14 November 2026')).toHaveAttribute('datetime', '2026-11-14');
    await expect(first.getByText('Design notes, 6 min read')).toBeVisible();
    await expect(first.getByRole('link', { name: posts[0]!.title })).toHaveAttribute('href', posts[0]!.path);
  },
};
