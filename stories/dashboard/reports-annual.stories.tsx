import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { AnnualReportScreen } from '@/dashboard/screens/reports/report-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPortal } from './in-portal';

const meta = {
  component: AnnualReportScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('annual-report'), layout: 'fullscreen' },
} satisfies Meta<typeof AnnualReportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paper has the words again, in its own head. */
const onScreen = (canvas: ReturnType<typeof within>, words: string | RegExp) =>
  canvas.getByText(words, { ignore: '[aria-hidden] *' });

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LastYear: Story = { parameters: { path: portalPath('annual-report', { on: '2025-01-01' }) } };

export const Empty: Story = {
  parameters: { path: portalPath('annual-report', { on: '2015-01-01' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No time logged in this period')).toBeVisible();
  },
};

export const AnotherYear: Story = {
  play: async ({ canvas }) => {
    await expect(
      onScreen(canvas, /^1 Jan to 18 Nov 2026 so far, compared with 1 Jan to 18 Nov 2025\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous: 2025' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('2025-01-01'));
  },
};
