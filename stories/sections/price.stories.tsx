import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Price } from '@/sections/price/price';
import { graphicDesign } from '../fixtures/services';

const { contactPath } = graphicDesign;
const price = graphicDesign.price!;

const meta = {
  component: Price,
  parameters: { layout: 'fullscreen' },
  args: { price, contactPath },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnePriceByTheDay: Story = { args: { price: { ...price, from: 1200, to: 1200, unit: 'day' } } };

export const LargeSums: Story = {
  args: { price: { ...price, from: 1_250_000, to: 12_800_000, currency: 'JPY', unit: 'month' } },
};

export const SaysTheRangeTheUnitAndWhatMovesIt: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(section.getByText('$14,000 to $38,000')).toBeVisible();
    await expect(section.getByText('per project')).toBeVisible();
    await expect(section.getByText(price.note)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', contactPath);
  },
};
