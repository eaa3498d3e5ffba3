import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Reading } from '@/sections/reading/reading';
import { articleContents, articleText, longWordsText, partsText } from '../fixtures/prose';

const meta = {
  component: Reading,
  parameters: { layout: 'fullscreen' },
  args: { text: articleText, contents: articleContents },
} satisfies Meta<typeof Reading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { lead: true } };

export const EveryPart: Story = {
  args: { text: partsText, contents: [] },
  play: async ({ canvas }) => {
    // Known only once it is laid out, and axe asks for it.
    await expect(await canvas.findByRole('group', { name: 'Code' })).toBeVisible();
  },
};

export const LongWords: Story = { args: { text: longWordsText, contents: [] } };

export const ContentsLeadToTheParts: Story = {
  play: async ({ canvas }) => {
    for (const { id, title } of articleContents) {
      const contents = canvas.getByRole('navigation', { name: 'In this article' });
      await expect(within(contents).getByRole('link', { name: title, hidden: true })).toHaveAttribute(
        'href',
        `#${id}`,
      );
      await expect(canvas.getByRole('heading', { name: title })).toHaveAttribute('id', id);
    }
  },
};
