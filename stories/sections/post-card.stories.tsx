import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { PostCard } from '@/sections/post-card/post-card';
import { posts } from '../fixtures/posts';
import { framed } from '../framed';

const [, post] = posts;

const meta = {
  component: PostCard,
  args: { post: post! },
  decorators: [framed({ style: { inlineSize: 'min(40rem, 100%)' } })],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    post: { ...post!, title: `${post!.title}, and an Identitätsgestaltungsgesamtverantwortung`.repeat(2) },
  },
};

export const LinkCoversTheCard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: post!.title });
    await expect(link).toHaveAttribute('href', post!.path);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
