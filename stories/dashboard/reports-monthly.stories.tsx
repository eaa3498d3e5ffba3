import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MonthlyReportScreen } from '@/dashboard/screens/reports/report-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPortal } from './in-portal';
import { draftName } from '@/dashboard/hooks/use-draft';
import { removeDraft } from '@/platform/drafts';

const october = portalPath('monthly-report', { on: '2026-10-01' });

const meta = {
  component: MonthlyReportScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: october, layout: 'fullscreen' },
  beforeEach: () => removeDraft(draftName('test-admin', 'report-note:2026-10')),
} satisfies Meta<typeof MonthlyReportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paper has the words again, in its own head. */
const onScreen = (canvas: ReturnType<typeof within>, words: string | RegExp) =>
  canvas.getByText(words, { ignore: '[aria-hidden] *' });

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** What has passed of a month beside as many days of the one before; it cannot be signed off yet. */
export const StillGoingOn: Story = {
  parameters: { path: portalPath('monthly-report') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      onScreen(canvas, /^1 to 18 Nov 2026 so far, compared with 1 to 18 Oct 2026\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign off' })).toBeDisabled();
    await expect(canvas.getByText('You can sign it off once the month is over.')).toBeVisible();
  },
};

/** Before the first record. */
export const Empty: Story = {
  parameters: { path: portalPath('monthly-report', { on: '2015-03-01' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No time logged in this period')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeDisabled();
  },
};

export const TablesAddUpToTheSameTotals: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const totals = ['By week', 'By project', 'By person', 'By team'].map((name) => {
      const table = canvas.getByRole('table', { name });
      const heads = within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      const cells = table.querySelectorAll('tfoot th, tfoot td');
      return cells[heads.indexOf('Hours')]!.textContent;
    });
    await expect(new Set(totals).size).toBe(1);
    const weeks = within(canvas.getByRole('table', { name: 'By week' }))
      .getAllByRole('row')
      .slice(1, -1);
    const sum = weeks.reduce((all, row) => all + Number(within(row).getAllByRole('cell')[0]!.textContent), 0);
    await expect(Math.abs(sum - Number(totals[0]))).toBeLessThan(0.03);
  },
};

export const AnotherMonth: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Before: September 2026' }));
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-09-01');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'October 2026');
    await expect(onScreen(canvas, /^1 to 31 Oct 2026, compared with 1 to 30 Sep 2026\./)).toBeVisible();
  },
};

export const ANoteIsWrittenAndTheMonthSignedOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByRole('textbox', { name: 'What a reader should know' });
    await expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await userEvent.clear(note);
    await userEvent.type(note, 'Two days were lost to the move.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled());
    await expect(note).toHaveValue('Two days were lost to the move.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign off' }));
    await waitFor(() => expect(canvas.getByText('Signed off by Test Admin on 18 Nov 2026.')).toBeVisible());
    await expect(canvas.getByText('Two days were lost to the move.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw sign-off' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign off' })).toBeEnabled());
  },
};
