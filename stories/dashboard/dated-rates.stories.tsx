import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DatedRates } from '@/dashboard/parts/dated-rates/dated-rates';
import { hasRateErrors, rateRows, type RateRow } from '@/dashboard/parts/dated-rates/rate-rows';
import { Button } from '@/design-system/button/button';
import type { DatedRate } from '@/dashboard/model/records/records';
import { inPortal } from './in-portal';

const earlier: readonly DatedRate[] = [
  { from: null, hourlyRate: 9_000 },
  { from: '2026-07-01', hourlyRate: 9_500 },
  { from: '2027-01-01', hourlyRate: null },
];

function Rates({ rates }: { rates: readonly DatedRate[] }) {
  const [rows, setRows] = useState<readonly RateRow[]>(() => rateRows(rates, 'USD'));
  const [isTried, setIsTried] = useState(false);
  return (
    <form
      style={{ display: 'grid', gap: 24, maxWidth: 520 }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(hasRateErrors(rows, 'USD'));
      }}
    >
      <DatedRates
        legend="Hourly rates"
        rows={rows}
        showsErrors={isTried}
        onRows={(change) => setRows(change.rows)}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const meta = {
  component: Rates,
  args: { rates: earlier },
  decorators: [inPortal({ role: 'admin' })],
} satisfies Meta<typeof Rates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoRates: Story = { args: { rates: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const AddsARateFromToday: Story = {
  args: { rates: [{ from: null, hourlyRate: 9_000 }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add rate' }));
    const [before, added] = canvas.getAllByRole('textbox', { name: 'Hourly rate' });
    await expect(before).toHaveAccessibleDescription('Until 17 Nov 2026');
    // The focus comes to the new row with the next frame: what is typed before would end in its day.
    await waitFor(() => expect(added!.closest('li')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.type(added!, '95');
    await expect(added).toHaveAccessibleDescription('Valid today');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the rate 95' }));
    await waitFor(() => expect(before).toHaveAccessibleDescription('Valid today'));
  },
};

export const RefusesTwoRatesFromOneDay: Story = {
  args: { rates: [{ from: '2026-11-18', hourlyRate: 9_000 }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add rate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      canvas.getByText('Another rate is valid from 18 Nov 2026. Enter another day, or remove one of them.'),
    ).toBeVisible();
  },
};
