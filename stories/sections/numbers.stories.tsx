import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Numbers } from '@/sections/numbers/numbers';
import { ferryCase } from '../fixtures/projects';
import { repeat } from '../fixtures/repeat';

const meta = {
  component: Numbers,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Results', numbers: ferryCase.numbers },
} satisfies Meta<typeof Numbers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { numbers: ferryCase.numbers.slice(0, 2) } };

const numbers = (count: number) =>
  repeat(ferryCase.numbers, count, ({ value, label }, number) => ({ value, label: `${label} (${number})` }));

export const One: Story = { args: { numbers: numbers(1) } };
export const Five: Story = { args: { numbers: numbers(5) } };
export const Twelve: Story = { args: { numbers: numbers(12) } };
export const TwelveOnAPhone: Story = { ...Twelve, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    numbers: ferryCase.numbers.map(({ label }) => ({ value: '2 min 40 s', label: `${label} ${label}` })),
  },
};

export const SaysWhatEachNumberMeans: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      ferryCase.numbers.map(({ value, label }) => value + label),
    );
  },
};
