import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Facts } from '@/sections/facts/facts';
import { aboutPage } from '../fixtures/people';

const meta = {
  component: Facts,
  args: { items: aboutPage.facts },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThreeFacts: Story = { args: { items: aboutPage.facts.slice(1) } };

export const LongText: Story = {
  args: {
    items: aboutPage.facts.map(({ value, label }) => ({
      value: `${value} and a half`,
      label: `${label}, as of the last day of the month before this one`,
    })),
  },
};

export const NamesEveryValue: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(terms.map((label, i) => ({ value: values[i], label }))).toEqual([...aboutPage.facts]);
  },
};
