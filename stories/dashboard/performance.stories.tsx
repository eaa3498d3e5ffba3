import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { plainNumber } from '@/dashboard/words/count';
import { monthRange } from '@/dashboard/days/days';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { PerformanceScreen } from '@/dashboard/screens/analytics/performance/performance';
import { reportDays, reportOf, reportRecords } from '@/dashboard/screens/reports/report-figures';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { performancePath } from '@/dashboard/figures/performance-path';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded, storyDay } from './in-portal';
import { dayField, dayIn, typeDay } from './typed-day';
import { blankRecord } from '../../tests/dashboard/blank-record';

const meta = {
  component: PerformanceScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('performance'), layout: 'fullscreen' },
} satisfies Meta<typeof PerformanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ByProject: Story = {
  parameters: { path: performancePath({ by: 'project', only: 'active' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 active projects')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Work by project' });
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(18));
  },
};

export const TheMoneyAddsUp: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Billable work by person' });
    const table = within(region).getByRole('table', { name: 'Amount, cost and margin by person' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    for (const head of ['Amount (USD)', 'Cost (USD)', 'Margin (USD)']) {
      const column = heads.indexOf(head);
      await expect(column).toBeGreaterThan(0);
      const centsOf = (row: Element) =>
        Math.round(Number(plainNumber(row.children[column]!.textContent!)) * 100);
      const sum = () =>
        [...table.querySelectorAll('tbody tr')].reduce((cents, row) => cents + (centsOf(row) || 0), 0);
      await waitFor(() => expect(sum()).toBe(centsOf(table.querySelector('tfoot tr')!)));
    }
    await expect(within(table).getAllByText('No rate').length).toBeGreaterThan(0);
    await expect(
      within(region).getByText(/^[\d.,]+ h without a rate are not in the amount and the margin\.$/),
    ).toBeVisible();
  },
};

/** October as it was signed off. */
const signedOff = (sample: SeedRecords): SeedRecords => {
  const records = reportRecords(createMemoryWorkspace(sample));
  const period = { kind: 'month', range: monthRange('2026-10') } as const;
  return {
    ...sample,
    reportNotes: [
      blankRecord('reportNotes', {
        id: '2026-10',
        signedOffAt: '2026-11-03T09:00:00.000Z',
        signedOffById: 'test-admin',
        report: reportOf(records, reportDays(records, period, storyDay)),
      }),
    ],
  };
};

export const InASignedOffMonth: Story = {
  parameters: { path: performancePath({ on: '2026-10-01' }), seed: signedOff },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^October 2026 is signed off\. These are the current figures\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'monthly report' })).toHaveAttribute(
      'href',
      portalPath('monthly-report', { on: '2026-10-01' }),
    );
  },
};

export const ByTeamInAYear: Story = { parameters: { path: performancePath({ by: 'team', period: 'year' }) } };

export const InAQuarter: Story = { parameters: { path: performancePath({ period: 'quarter' }) } };

export const CustomDays: Story = {
  parameters: { path: portalPath('performance', { period: 'custom', from: '2026-10-05', to: '2026-10-16' }) },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Days' }));
    await expect(dayIn(await dayField(form, 'From'))).toBe('2026-10-05');
    await expect(canvas.getByText('5 to 16 Oct 2026, compared with 23 Sep to 4 Oct 2026.')).toBeVisible();
    const last = await dayField(form, 'To');
    await typeDay(last, '2026-10-01');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    await expect(form.getByRole('alert')).toHaveTextContent('The last day is before the first.');
    await typeDay(last, '2026-10-09');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(canvas.getByText('5 to 9 Oct 2026, compared with 30 Sep to 4 Oct 2026.')).toBeVisible(),
    );
  },
};

/** An agency that has not begun. */
export const Empty: Story = {
  parameters: seeded(({ people, settings }) => ({ people: people?.slice(0, 1), settings })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No time logged in this period')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await expect(canvas.queryByRole('region', { name: /^Billable work/ })).toBeNull();
  },
};

export const AFigureOpensItsRecords: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Metrics' }));
    await userEvent.click(figures.getByRole('link', { name: 'Tasks done' }));
    const panel = await canvas.findByRole('region', { name: /^Tasks done from 1 to 18 Nov/ });
    await waitFor(() => expect(panel).toHaveFocus());
    const count = Number(within(panel).getByRole('status').textContent?.split(' ')[0]);
    // Later rows follow the first paint.
    await waitFor(() => expect(within(panel).getAllByRole('row')).toHaveLength(count + 1));
    await expect(figures.getByRole('link', { name: 'Tasks done' }).parentElement).toHaveTextContent(
      String(count),
    );
    await userEvent.click(within(panel).getByRole('link', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Tasks done from/ })).toBeNull());
  },
};

export const OnePersonAlone: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Work by person' }));
    const row = table.getAllByRole('row')[1]!;
    const name = within(row).getByRole('rowheader').textContent!;
    const hours = within(row).getAllByRole('cell')[0]!.textContent!;
    await userEvent.click(within(row).getByRole('link', { name }));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('table', { name: 'Work by person' })).getAllByRole('row')[1],
      ).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Hours logged' }));
    const opened = await canvas.findByRole('region', {
      name: `Hours logged of ${name} from 1 to 18 Nov`,
    });
    const panel = within(opened);
    const total = panel.getAllByRole('row').at(-1)!;
    await expect(
      Math.abs(Number(plainNumber(within(total).getAllByRole('cell').at(-1)!.textContent!)) - Number(hours)),
    ).toBeLessThan(0.051);
    await userEvent.click(canvas.getByRole('link', { name: `${name} only. Show everyone` }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Show everyone/ })).toBeNull());
  },
};

export const OneTeamAlone: Story = {
  play: async ({ canvas }) => {
    const before = canvas.getByText(/^\d+ people$/).textContent;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team' }), 'Marketing');
    await waitFor(() => expect(canvas.getByText(/^\d+ people$/).textContent).not.toBe(before));
  },
};
