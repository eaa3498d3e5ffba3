import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Numbers } from '@/sections/numbers/numbers';
import { ferryCase } from '../fixtures/projects';

const meta = {
  component: Numbers,
  parameters: { layout: 'fullscreen' },
  args: { title: 'What came of it', numbers: ferryCase.numbers },
} satisfies Meta<typeof Numbers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { numbers: ferryCase.numbers.slice(0, 2) } };

export const LongText: Story = {
  args: {
    numbers: ferryCase.numbers.map(({ label }) => ({ value: '2 min 40 s', label: `${label} ${label}` })),
  },
};

export const SaysWhatEachNumberMeans: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      ferryCase.numbers.map(({ value, label }) => value + label),
    );
  },
};
