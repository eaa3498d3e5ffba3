import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { plainNumber } from '@/dashboard/words/count';
import { MonthlyReportScreen } from '@/dashboard/screens/reports/report-screen';
import { monthRange } from '@/dashboard/days/days';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { reportDays, reportOf, reportRecords } from '@/dashboard/screens/reports/report-figures';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded, storyDay } from './in-portal';
import { blankRecord } from '../../tests/dashboard/blank-record';
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

/** What stands below the charts comes after the first frame. */
const whole = (canvas: ReturnType<typeof within>) => canvas.findByRole('heading', { name: 'Note' });

export const Default: Story = {
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Totals' }));
    for (const link of totals.getAllByRole('link'))
      await expect(link).toHaveAttribute(
        'href',
        portalPath('performance', { period: 'month', on: '2026-10-01' }),
      );
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** What has passed of a month beside as many days of the one before; it cannot be signed off yet. */
export const StillGoingOn: Story = {
  parameters: { path: portalPath('monthly-report') },
  play: async ({ canvas }) => {
    await whole(canvas);
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No time logged in this period')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
};

export const TablesAddUpToTheSameTotals: Story = {
  play: async ({ canvas }) => {
    await whole(canvas);
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
    const sum = weeks.reduce(
      (all, row) => all + Number(plainNumber(within(row).getAllByRole('cell')[0]!.textContent!)),
      0,
    );
    await expect(Math.abs(sum - Number(plainNumber(totals[0]!)))).toBeLessThan(0.03);
  },
};

export const BillableWorkHasOneTotal: Story = {
  play: async ({ canvas }) => {
    await whole(canvas);
    const totals = ['project', 'person'].map(
      (by) =>
        canvas.getByRole('table', { name: `Amount, cost and margin by ${by}` }).querySelector('tfoot tr')!
          .textContent!,
    );
    await expect(totals[0]).toMatch(/^Total[\d,.−]+$/);
    await expect(totals[1]).toBe(totals[0]);
  },
};

export const AnotherMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Previous: September 2026' }));
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-09-01');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'October 2026');
    await waitFor(() =>
      expect(onScreen(canvas, /^1 to 31 Oct 2026, compared with 1 to 30 Sep 2026\./)).toBeVisible(),
    );
  },
};

/** The weeks of October are approved, except one that an employee submitted and one that was returned. */
const unapproved = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  timesheets: sample.timesheets?.map((sheet) => {
    if (!sheet.weekStart.startsWith('2026-10')) return sheet;
    if (sheet.id === 'ada-renn:2026-10-12') return { ...sheet, status: 'submitted' as const };
    if (sheet.id === 'noor-adair:2026-10-19') return { ...sheet, status: 'returned' as const };
    return { ...sheet, status: 'approved' as const };
  }),
});

const noteOfOctober = blankRecord('reportNotes', {
  id: '2026-10',
  text: 'Two days were lost to the move.',
  signedOffAt: '2026-11-02T09:00:00.000Z',
  signedOffById: 'test-admin',
});

/** October as it was signed off, and an employee who works half of the time since. */
function signedOff(sample: SeedRecords): SeedRecords {
  const workspace = createMemoryWorkspace(sample);
  const records = reportRecords(workspace);
  const period = { kind: 'month', range: monthRange('2026-10') } as const;
  const report = reportOf(records, reportDays(records, period, storyDay));
  return {
    ...sample,
    people: sample.people?.map((person) => ({
      ...person,
      weeklyMinutes: 0,
      team: 'Everybody',
      hourlyRate: 100,
    })),
    reportNotes: [...(sample.reportNotes ?? []), { ...noteOfOctober, report }],
  };
}

export const ANoteIsWrittenAndTheMonthSignedOff: Story = {
  parameters: seeded(unapproved),
  play: async ({ canvas }) => {
    await whole(canvas);
    const note = canvas.getByRole('textbox', { name: 'What a reader should know' });
    await expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await userEvent.clear(note);
    await userEvent.type(note, 'Two days were lost to the move.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled());
    await expect(note).toHaveValue('Two days were lost to the move.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign off' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Sign off October 2026?' }));
    const weeks = within(question.getByRole('table', { name: 'Weeks that are not approved' }));
    await waitFor(() =>
      expect(weeks.getByRole('row', { name: /^Ada Renn 12 to 18 Oct 2026 Submitted/ })).toBeVisible(),
    );
    await expect(weeks.getByRole('row', { name: /^Noor Adair 19 to 25 Oct 2026 Returned/ })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Sign off anyway' }));
    await waitFor(() =>
      expect(
        canvas.getByText(/^Signed off by Test Admin on 18 Nov 2026\. The figures are stored/),
      ).toBeVisible(),
    );
    await expect(canvas.getByText('Two days were lost to the move.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reopen the month' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen the month' }));
    const again = within(await canvas.findByRole('dialog', { name: 'Reopen October 2026?' }));
    await userEvent.click(again.getByRole('button', { name: 'Reopen the month' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign off' })).toHaveFocus());
  },
};

export const WeeksThatAreNotApproved: Story = {
  parameters: seeded(unapproved),
  play: async ({ canvas }) => {
    await whole(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign off' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Sign off October 2026?' }));
    await expect(question.getByRole('link', { name: 'Go to approvals' })).toHaveAttribute(
      'href',
      portalPath('approvals'),
    );
  },
};

/** All weeks of October are approved, and Ada has logged nothing in them. */
const withoutTime = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  timesheets: sample.timesheets?.map((sheet) => ({ ...sheet, status: 'approved' as const })),
  timeEntries: sample.timeEntries?.filter(
    ({ personId, day }) => personId !== 'ada-renn' || !day.startsWith('2026-10'),
  ),
});

export const NamesPeopleWithoutTime: Story = {
  parameters: seeded(withoutTime),
  play: async ({ canvas }) => {
    await whole(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign off' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Sign off October 2026?' }));
    const people = within(question.getByRole('table', { name: 'People without time' }));
    await waitFor(() => expect(people.getByRole('row', { name: /^Ada Renn / })).toBeVisible());
  },
};

export const SignedOff: Story = {
  parameters: seeded(signedOff),
  play: async ({ canvas }) => {
    await expect(onScreen(canvas, /Signed off: these are the figures of the sign-off\./)).toBeVisible();
    const people = within(canvas.getByRole('table', { name: 'By person' }));
    // The rows below the window are drawn after the first frame.
    await expect(await people.findByRole('row', { name: /^Ada Renn Engineering / })).toBeVisible();
    const money = within(canvas.getByRole('table', { name: 'Amount, cost and margin by person' }));
    const [amount] = within(await money.findByRole('row', { name: /^Ada Renn / }))
      .getAllByRole('cell')
      .slice(1);
    await expect(Number(plainNumber(amount!.textContent!))).toBeGreaterThan(1000);
    await expect(within(canvas.getByRole('table', { name: 'By team' })).queryByText('Everybody')).toBeNull();
  },
};

/** A month that was signed off before amounts were stored. */
export const SignedOffWithoutAmounts: Story = {
  parameters: seeded((sample) => {
    const signed = signedOff(sample);
    return {
      ...signed,
      reportNotes: signed.reportNotes?.map((note) =>
        note.report ? { ...note, report: { ...note.report, money: null } } : note,
      ),
    };
  }),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Billable work' });
    await expect(within(panel).getByText('Signed off without amounts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await canvas.findByRole('menuitem', { name: 'By team' });
    await expect(canvas.queryByRole('menuitem', { name: /^Billable work/ })).toBeNull();
  },
};

export const SignedOffByAnEarlierBuild: Story = {
  parameters: { path: portalPath('monthly-report', { on: '2026-09-01' }) },
  play: async ({ canvas }) => {
    await whole(canvas);
    await expect(
      canvas.getByText(/No figures were stored then, so the report shows the current ones\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen the month' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Reopen September 2026?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
