import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { AuthorBox } from '@/sections/author-box/author-box';
import { writer } from '../fixtures/posts';

const meta = {
  component: AuthorBox,
  args: { person: writer },
} satisfies Meta<typeof AuthorBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    person: {
      ...writer,
      name: 'Maria-Magdalena von Identitätsgestaltungsgesamtverantwortung',
      bio: `${writer.bio} `.repeat(4),
    },
  },
};

export const LeadsToTheirPage: Story = {
  play: async ({ canvas }) => {
    const box = within(canvas.getByRole('complementary', { name: `Written by ${writer.name}` }));
    await expect(box.getByRole('link', { name: writer.name })).toHaveAttribute('href', writer.path);
    await expect(box.getByRole('img', { name: writer.portraitAlt })).toBeVisible();
  },
};
