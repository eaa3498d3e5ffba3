import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { plates } from '@/content/plates';
import { PostPage } from '@/pages/post/post';
import { pathTo } from '@/routes/paths';
import { posts, writer } from '../fixtures/posts';
import { articleContents, articleText, partsText } from '../fixtures/prose';

const [post, ...others] = posts;

const meta = {
  component: PostPage,
  parameters: { layout: 'fullscreen', path: post!.path },
  args: {
    data: {
      ...post!,
      cover: plates['cover-interference'],
      crumbs: [
        { label: 'Home', path: pathTo('home') },
        { label: 'Blog', path: pathTo('blog') },
        { label: post!.title },
      ],
      tags: [post!.tag],
      writer,
      contents: articleContents,
      body: articleText,
      related: others.slice(0, 2),
      address: `https://undula.example${post!.path}`,
    },
  },
} satisfies Meta<typeof PostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UpdatedWithManyTags: Story = {
  args: {
    data: {
      ...meta.args.data,
      updated: '2026-11-20',
      tags: posts
        .map(({ tag }) => tag)
        .filter(({ path }, index, all) => all.findIndex((tag) => tag.path === path) === index),
    },
  },
};

export const EveryPart: Story = {
  args: { data: { ...meta.args.data, body: partsText, contents: [] } },
  play: async ({ canvas }) => {
    // Known only once it is laid out, and axe asks for it.
    await expect(await canvas.findByRole('group', { name: 'Code' })).toBeVisible();
  },
};

export const NothingRelated: Story = { args: { data: { ...meta.args.data, related: [] } } };

export const IsOneArticleWithItsWriter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText('14 November 2026')).toHaveAttribute('datetime', '2026-11-14');
    await expect(canvas.getByRole('complementary', { name: `Written by ${writer.name}` })).toBeVisible();
    const next = within(canvas.getByRole('region', { name: 'Keep reading' }));
    await expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual(
      others.slice(0, 2).map(({ title }) => title),
    );
  },
};
