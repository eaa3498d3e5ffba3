import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { PriceTable } from '@/sections/price-table/price-table';
import { priceRows } from '../fixtures/pages';

const meta = {
  component: PriceTable,
  parameters: { layout: 'fullscreen' },
  args: { title: 'What it costs', note: 'All prices are without tax.', rows: priceRows(6) },
} satisfies Meta<typeof PriceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { rows: priceRows(1) } };
export const Twelve: Story = { args: { rows: priceRows(12) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OwnRows: Story = {
  args: {
    note: undefined,
    rows: [
      { title: 'Review', price: '$5,500' },
      { title: 'Emergency call', price: '$180 per hour', note: 'By day and by night, within 40 minutes.' },
    ],
  },
};

export const LongText: Story = {
  args: {
    rows: priceRows(2).map((row) => ({
      ...row,
      title: 'Identitätsgestaltungsgesamtverantwortungsübernahme',
      note: `${row.note} `.repeat(4),
    })),
  },
};

export const ReadsAsATable: Story = {
  args: { rows: priceRows(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What it costs' })).toBeVisible();
    const [first] = priceRows(1);
    const row = canvas.getByRole('row', { name: new RegExp(`^${first!.title}`) });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent(first!.title);
    await expect(within(row).getByRole('link')).toHaveAttribute('href', first!.path);
    await expect(within(row).getByRole('cell')).toHaveTextContent(first!.price);
  },
};
