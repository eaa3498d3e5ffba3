import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApprovalsScreen } from '@/dashboard/screens/approvals/approvals';
import { portalPath } from '@/routes/portal-paths';
import { buildInvoice } from './build-invoice';
import { inPeople } from './in-people';
import { records } from './story-records';
import { inPortal, seeded } from './in-portal';
import { blankRecord } from '../../tests/dashboard/blank-record';

const meta = {
  component: ApprovalsScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('approvals'), layout: 'fullscreen' },
} satisfies Meta<typeof ApprovalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const weeksPath = portalPath('approvals', { kind: 'week' });

const waiting = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Waiting' })).queryAllByRole('listitem');

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: seeded((sample) => ({ ...sample, timesheets: [], assignments: [], leave: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to approve')).toBeVisible();
  },
};

export const AlreadyDecided: Story = {
  parameters: { path: portalPath('approvals', { id: 'gone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no longer waiting for a decision');
  },
};

export const OneKeyApproves: Story = {
  parameters: { path: weeksPath },
  play: async ({ canvas, canvasElement }) => {
    const before = waiting(canvasElement).length;
    // Outside the decision a letter decides nothing.
    await userEvent.keyboard('a');
    const keys = canvas.getByText(/opens the reason/);
    await expect(keys).not.toBeVisible();
    canvas.getByRole('heading', { level: 3 }).focus();
    await expect(keys).toBeVisible();
    await userEvent.keyboard('a');
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before - 1));
  },
};

/** The keys work wherever their hint shows: after a press on the words, and with Caps Lock. */
export const KeysWorkAfterAPress: Story = {
  parameters: { path: weeksPath },
  play: async ({ canvas, canvasElement }) => {
    const before = waiting(canvasElement).length;
    await userEvent.click(canvas.getByText(/ planned, /));
    await expect(canvas.getByText(/opens the reason/)).toBeVisible();
    await userEvent.keyboard('R');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByText(/ planned, /));
    await userEvent.keyboard('A');
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before - 1));
  },
};

export const DaysOnAPhone: Story = {
  parameters: { path: weeksPath },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const day of [/^Mon \d/, /^Tue \d/, /^Wed \d/, /^Thu \d/, /^Fri \d/])
      await expect(canvas.getAllByText(day).some((one) => one.checkVisibility())).toBe(true);
  },
};

const submission = (note: string, at: string) => ({ link: '', note, fileId: null, at });

/** Work that was returned once and submitted again. */
export const WholeThread: Story = {
  parameters: {
    path: portalPath('approvals', { id: 'page-weight' }),
    ...seeded((sample) => ({
      ...sample,
      assignments: (sample.assignments ?? []).map((assignment) =>
        assignment.id === 'page-weight'
          ? {
              ...assignment,
              status: 'submitted',
              earlier: [submission('First try', '2026-11-10T10:00:00.000Z')],
              feedback: [
                { text: 'Weigh the pictures too.', byId: 'test-admin', at: '2026-11-11T10:00:00.000Z' },
              ],
              submission: submission('With pictures', '2026-11-12T10:00:00.000Z'),
            }
          : assignment,
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Brief' })).toBeVisible();
    const section = canvas.getByRole('heading', { name: 'Submissions and feedback' }).parentElement!;
    const entries = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toMatch(/Test Intern submitted .*First try$/);
    await expect(entries[1]).toMatch(/You wrote .*Weigh the pictures too\.$/);
    await expect(entries[2]).toMatch(/Test Intern submitted again .*With pictures$/);
  },
};

export const AReturnNeedsAReason: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = waiting(canvasElement).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
    await expect(waiting(canvasElement)).toHaveLength(before);
    await userEvent.type(canvas.getByRole('textbox'), 'Tuesday lacks the ferry.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before - 1));
  },
};

export const Returned: Story = { parameters: { path: portalPath('approvals', { list: 'returned' }) } };

export const UnknownListIsTheFirst: Story = {
  parameters: { path: portalPath('approvals', { list: 'toString' }) },
  play: async ({ canvasElement }) => {
    await expect(waiting(canvasElement).length).toBeGreaterThan(0);
  },
};

export const ApprovesTheSelectedItems: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = waiting(canvasElement).length;
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 2 selected' }));
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before - 2));
  },
};

export const ApprovesTheOpenItemWithTheOthers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(waiting(canvasElement)[0]!).getByRole('link'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve \d+ selected$/ }));
    await expect(await canvas.findByText('Nothing to approve')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^This item is no longer waiting/)).toBeNull());
  },
};

export const FiltersLeaveRequests: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'leave');
    await expect(await canvas.findByRole('region', { name: 'Leave request' })).toBeVisible();
    await expect(canvas.getByText(/ working days?/)).toBeVisible();
  },
};

export const ReopensAnApprovedWeek: Story = {
  parameters: { path: portalPath('approvals', { list: 'approved', kind: 'week' }) },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3 }).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen week' }));
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.type(reason, 'Tuesday is missing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen week' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).not.toHaveTextContent(title!));
  },
};

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const CorrectsATimeWithAReason: Story = {
  parameters: { path: portalPath('approvals', { list: 'approved', kind: 'week' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct time' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toBeInvalid());
    await retype(dialog.getByRole('textbox', { name: 'Time' }), '0:25');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Billed to the client' }));
    await userEvent.type(reason, 'The call was not for this client.');
    const day = dialog.getByRole('combobox', { name: 'Day' });
    // A letter in the dialog is no key of the decision behind it.
    day.focus();
    await userEvent.keyboard('a');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const list = within(canvas.getByRole('list', { name: 'Corrections' }));
    await expect(
      list.getByText(
        / became 0:25; Billed to the client: \w+ became \w+\. The call was not for this client\./,
      ),
    ).toBeVisible();
    await expect(list.getByText('Corrected by Test Admin on 18 Nov')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reopen week' })).toBeVisible();
  },
};

export const CorrectsTimeOfADeletedProject: Story = {
  parameters: {
    path: portalPath('approvals', { list: 'approved', kind: 'week' }),
    ...seeded((sample) => ({ ...sample, projects: [] })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct time' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct / }));
    await retype(dialog.getByRole('textbox', { name: 'Time' }), '0:25');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The call was shorter.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const list = within(canvas.getByRole('list', { name: 'Corrections' }));
    await expect(list.getByText(/ became 0:25\. The call was shorter\./)).toBeVisible();
  },
};

export const TimeOnAnInvoice: Story = {
  parameters: {
    path: portalPath('approvals', { list: 'approved', kind: 'week' }),
    ...seeded((sample) => ({
      ...sample,
      invoices: [
        buildInvoice(
          'sent',
          (sample.timeEntries ?? []).map(({ id }) => id),
        ),
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ on invoice 2026-001, so locked\. Void the invoice/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct time' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct / }));
    const time = dialog.getByRole('textbox', { name: 'Time' });
    await retype(time, '0:25');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A wrong day.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    const entry = dialog.getByRole('combobox', { name: 'Entry' });
    await waitFor(() =>
      expect(entry).toHaveAccessibleDescription(/^This entry is on invoice 2026-001, so it is locked\./),
    );
    await expect(time).toHaveValue('0:25');
  },
};

export const OpenWeeks: Story = { parameters: { path: portalPath('approvals', { list: 'open' }) } };

export const CorrectsTheProjectOfAnOpenWeek: Story = {
  ...OpenWeeks,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct time' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct / }));
    const project = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Project' });
    const before = project.selectedOptions[0]!.textContent;
    const other = [...project.options].find(({ selected }) => !selected)!;
    await userEvent.selectOptions(project, other);
    await retype(dialog.getByRole('textbox', { name: 'Note' }), 'Call with the port');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It was for the other project.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const list = within(canvas.getByRole('list', { name: 'Corrections' }));
    await expect(
      list.getByText(
        new RegExp(`Project: ${before} became ${other.textContent}; .*became “Call with the port”`),
      ),
    ).toBeVisible();
  },
};

export const ApprovesAnOpenWeek: Story = {
  ...OpenWeeks,
  // Otherwise their running weeks are not over.
  parameters: {
    ...OpenWeeks.parameters,
    ...seeded((sample) => ({
      ...sample,
      people: sample.people!.map((person) =>
        person.kind === 'admin' ? person : { ...person, status: 'left' },
      ),
    })),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3 }).textContent!;
    const approve = () => canvas.getByRole('button', { name: 'Approve without a submission' });
    await userEvent.click(approve());
    const question = await canvas.findByRole('dialog', { name: 'Approve without a submission?' });
    await expect(question).toHaveTextContent(`${title}. `);
    await userEvent.click(within(question).getByRole('button', { name: 'Approve week' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).not.toHaveTextContent(title));
  },
};

export const ApprovesTheSelectedOpenWeeks: Story = {
  ...ApprovesAnOpenWeek,
  play: async ({ canvas }) => {
    const rows = () =>
      within(canvas.getByRole('region', { name: 'Open' })).getAllByRole<HTMLInputElement>('checkbox', {
        name: /^Select (?!all)/,
      });
    const labels = rows()
      .slice(0, 2)
      .map((box) => box.getAttribute('aria-label')!);
    await userEvent.click(rows()[0]!);
    await userEvent.click(rows()[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 2 selected' }));
    const question = await canvas.findByRole('dialog', { name: 'Approve 2 weeks without a submission?' });
    for (const label of labels) {
      const name = label.replace(/^Select ([^,]+), /, '$1: ');
      await waitFor(() => expect(within(question).getByText(name)).toBeVisible());
    }
    await userEvent.click(within(question).getByRole('button', { name: 'Approve 2 weeks' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    for (const label of labels)
      await waitFor(() => expect(canvas.queryByRole('checkbox', { name: label })).toBeNull());
  },
};

export const AsksAboutManyOpenWeeksOnAPhone: Story = {
  ...ApprovesAnOpenWeek,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve \d+ selected$/ }));
    const question = await canvas.findByRole('dialog', { name: /weeks without a submission\?$/ });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};

export const AddsTimeToAWeekWithoutAny: Story = {
  ...OpenWeeks,
  parameters: {
    ...OpenWeeks.parameters,
    ...seeded((sample) => ({ ...sample, timeEntries: [], timesheets: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open weeks')).toBeVisible();
    const person = canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.selectOptions(person, 'Test Employee');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct time' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Correct Test Employee/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Time' }), '1:30');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'You told me on the phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/: 0:00 became 1:30\. You told me on the phone\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/, 1 h 30 min$/);
  },
};

export const SignedOffMonthLocksAWeek: Story = {
  parameters: {
    path: portalPath('approvals', { list: 'approved', kind: 'week' }),
    ...seeded((sample) => ({
      ...sample,
      reportNotes: ['2026-10', '2026-11'].map((id) =>
        blankRecord('reportNotes', {
          id,
          signedOffAt: '2026-11-16T09:00:00.000Z',
          signedOffById: 'test-admin',
        }),
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/signed off, so this week is locked\. Reopen the month in/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Correct time' })).toBeNull();
  },
};

export const CorrectionOnAPhone: Story = {
  ...OpenWeeks,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct time' }));
    const dialog = await canvas.findByRole('dialog', { name: /^Correct / });
    await waitFor(() => expect(dialog).toBeVisible());
    // The dialog hides what is wider, so the page cannot show it. Its box scrolls.
    const box = dialog.firstElementChild!;
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

/** Another tab undoes the last decision while a reason is typed. */
export const KeepsTheItemBelowAnOlderOne: Story = {
  parameters: { path: weeksPath },
  decorators: inPeople,
  play: async ({ canvas, canvasElement }) => {
    const heading = () => canvas.getByRole('heading', { level: 3 });
    const before = waiting(canvasElement).length;
    const first = heading().textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(heading()).not.toHaveTextContent(first!));
    const second = heading().textContent;
    const reason = canvas.getByRole('textbox');
    await userEvent.type(reason, 'Tuesd');
    await records().undo(records().operations()[0]!.id);
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before));
    await expect(heading()).toHaveTextContent(second!);
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('ay');
    await expect(reason).toHaveValue('Tuesday');
    await expect(waiting(canvasElement)).toHaveLength(before);
  },
};
