import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { TimesheetScreen } from '@/dashboard/screens/time/timesheet/timesheet';
import { moveReader } from '@/dashboard/days/time-zone';
import { freezeClock } from '@/platform/clock';
import { draftName } from '@/dashboard/hooks/use-draft';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded, storyNow } from './in-portal';
import { records, withoutRoom, withRecords } from './story-records';
import { buildInvoice } from './build-invoice';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';
import { put } from '@/dashboard/model/change';

const me = 'test-employee';
const monday = '2026-11-16';
/** Time that was typed and not saved when the page closed. */
const drafts = draftName(me, `time:${me}`);

const entry = (id: string, given: Partial<TimeEntry>) =>
  blankRecord('timeEntries', {
    id,
    personId: me,
    projectId: 'harbour-ferry',
    day: monday,
    minutes: 60,
    billable: true,
    ...given,
  });

/** This week with two projects, last week with one. */
const entries: readonly TimeEntry[] = [
  entry('last', { day: '2026-11-10', minutes: 120, projectId: 'grid-monitor', note: 'Meter readings' }),
  entry('map', { minutes: 90, note: 'Pier map' }),
  entry('tides', { day: '2026-11-17', minutes: 240 }),
  entry('vases', { day: '2026-11-17', minutes: 200, projectId: 'ceramics-studio' }),
];

/** The sample with no time of this person but what is given. */
const withTime =
  (given: readonly TimeEntry[], more: SeedRecords = {}) =>
  (sample: SeedRecords): SeedRecords => ({
    ...sample,
    timeEntries: [...(sample.timeEntries ?? []).filter(({ personId }) => personId !== me), ...given],
    timesheets: (sample.timesheets ?? []).filter(({ personId }) => personId !== me),
    ...more,
  });

const withSheet = (sheet: Partial<Timesheet>) =>
  withTime(entries, { timesheets: [{ ...timesheetOf([], me, monday), ...sheet }] });

const measured = (id: string, projectId: string, from: string, to: string, minutes: number) =>
  entry(id, { projectId, startedAt: `${monday}T${from}`, endedAt: `${monday}T${to}`, minutes });

const at = (query: Readonly<Record<string, string>> = {}) => portalPath('timesheet', query);
const phone = { viewport: { value: 'phone' } };

const meta = {
  component: TimesheetScreen,
  parameters: { path: at(), layout: 'fullscreen', seed: withTime(entries) },
  decorators: [withToasts, withRecords, inPortal({ role: 'employee' })],
  beforeEach: () => removeDraft(drafts),
} satisfies Meta<typeof TimesheetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    cell: (name: string) => canvas.getByRole('textbox', { name }),
    row: (name: RegExp) => canvas.getByRole('row', { name }),
    /** A cell’s button that only the pointer shows is drawn after the first frame. */
    press: async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name })),
    dialog: () => canvas.findByRole('dialog'),
    /** Opens the question about a week and answers it. */
    confirm: async (name: string | RegExp, answer = name) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = within(await canvas.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: answer }));
    },
  };
};

/** Whose clock it is only matters to those who live by another one. */
export const AnotherZone: Story = {
  beforeEach: () => moveReader('Europe/Berlin'),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText('Times in New York, the agency’s time zone.')).toBeVisible();
  },
};

export const Default: Story = {
  beforeEach: () => moveReader('America/New_York'),
  play: async ({ canvasElement }) => {
    const { canvas, row } = parts(canvasElement);
    await expect(canvas.queryByText(/time zone/)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Time Sheet');
    await expect(canvas.getByText('Open')).toBeVisible();
    await expect(row(/^Ceramics Studio/)).toHaveTextContent('3:20');
    await expect(row(/^Total/)).toHaveTextContent('8:50');
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    await expect(canvas.getByRole('tab', { name: /^Wed 18/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Tue 17 7:20 hours' }));
    await expect(cell('Harbour Ferry, Tuesday 17 November')).toHaveValue('4:00');
    // The sums are of the week, as only a day is shown.
    await expect(canvas.getByRole('columnheader', { name: 'Week' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /^Mon 16/ })).toHaveFocus();
    await expect(cell('Harbour Ferry, Monday 16 November')).toHaveValue('1:30');
  },
};

export const ErrorOfADateMovesNoLink: Story = {
  parameters: { path: at({ week: '2026-09-14' }) },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const thisWeek = await canvas.findByRole('link', { name: 'This week' });
    const place = () => {
      const { left, top } = thisWeek.getBoundingClientRect();
      return { left, top };
    };
    const [day] = canvas.getAllByRole('spinbutton', { name: /Go to the week of/ });
    await userEvent.click(day!);
    await userEvent.keyboard('{Backspace}{Backspace}');
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the week of: open the calendar' }));
    await canvas.findByRole('dialog', { name: /calendar$/ });
    await expect(canvas.queryByText(/^This date does not exist/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    thisWeek.focus();
    await expect(await canvas.findByText(/^This date does not exist/)).toBeVisible();
    await expect(place()).toEqual(before);
  },
};

export const Empty: Story = {
  parameters: seeded(withTime([])),
  play: async ({ canvasElement }) => {
    const { canvas, press, cell } = parts(canvasElement);
    await expect(canvas.getByText('No time in this week')).toBeVisible();
    await press('Copy last week');
    await expect(await canvas.findByText(/^Last week has no time to copy/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add project' }), 'Harbour Ferry');
    await expect(cell('Harbour Ferry, Monday 16 November')).toHaveValue('');
  },
};

export const FavouritesFillAnEmptyWeek: Story = {
  parameters: seeded(withTime([])),
  play: async ({ canvasElement }) => {
    const { canvas, press, row, cell } = parts(canvasElement);
    const timer = canvas.getByRole('combobox', { name: 'Project of the timer' });
    await userEvent.selectOptions(timer, 'Annual Giving');
    await press('Favourite Annual Giving');
    await expect(
      await canvas.findByRole('button', { name: 'Favourite Annual Giving', pressed: true }),
    ).toBeVisible();
    await userEvent.selectOptions(timer, 'Harbour Ferry');
    await press('Favourite Harbour Ferry');
    await press('Add favourites');
    await expect(row(/^Harbour Ferry/)).toBeVisible();
    await expect(row(/^Annual Giving/)).toBeVisible();
    await expect(cell('Annual Giving, Monday 16 November')).toHaveFocus();
    const group = within(timer).getByRole('group', { name: 'Favourites' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(
      within(row(/^Annual Giving/)).getByRole('button', { name: 'Favourite Annual Giving', pressed: true }),
    );
    await waitFor(() => expect(within(group).getAllByRole('option')).toHaveLength(1));
  },
};

export const FavouriteTaskStartsTheTimer: Story = {
  parameters: seeded((sample) => ({
    ...withTime(entries)(sample),
    tasks: (sample.tasks ?? []).map((task, index) =>
      index === 0
        ? { ...task, title: 'Pier map', projectId: 'harbour-ferry', assigneeId: me, status: 'todo' }
        : task,
    ),
  })),
  play: async ({ canvasElement }) => {
    const { canvas, press, dialog } = parts(canvasElement);
    await press(/^Details of Harbour Ferry, Monday/);
    const within1 = within(await dialog());
    await userEvent.selectOptions(within1.getByRole('combobox', { name: 'Task' }), 'Pier map');
    await userEvent.click(await within1.findByRole('button', { name: 'Favourite Pier map' }));
    await waitFor(() =>
      expect(within1.getByRole('button', { name: 'Favourite Pier map', pressed: true })).toBeVisible(),
    );
    await userEvent.click(within1.getByRole('button', { name: 'Close' }));
    const timer = await canvas.findByRole('combobox', { name: 'Project of the timer' });
    await userEvent.selectOptions(timer, 'Harbour Ferry: Pier map');
    await press('Start timer');
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note of the timer' })).toHaveValue('Pier map');
  },
};

/** The pier map is on a sent invoice, although the week is open again. */
const invoiced = buildInvoice('sent', ['map']);

export const TimeOnAnInvoice: Story = {
  parameters: seeded(withTime(entries, { invoices: [invoiced] })),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText(/^Some time of this week is on an invoice, so it is locked/)).toBeVisible();
    const locked = canvas.getByRole('textbox', { name: /, Monday 16 November, on an invoice$/ });
    await expect(locked).toHaveAttribute('readonly');
    await expect(canvas.queryByText(/2026-001/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Details of .*, on an invoice$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/On an invoice, so it is locked\./)).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Time' })).toHaveAttribute('readonly');
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const NoProjects: Story = {
  parameters: seeded((sample) => ({ ...withTime([])(sample), projects: [] })),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText(/^No project is active/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Project of the timer' })).toHaveDisplayValue(
      'No active project',
    );
    await expect(canvas.getByRole('button', { name: 'Start timer' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Copy last week' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: seeded((sample) => {
    const projects = (sample.projects ?? []).slice(0, 18);
    const days = [16, 17, 18, 19, 20, 21, 22];
    return withTime(
      projects.flatMap(({ id }, row) =>
        days.map((day, column) =>
          entry(`${id}-${day}`, {
            projectId: id,
            day: `2026-11-${day}`,
            minutes: 5 + ((row * 7 + column * 11) % 70),
            note: row % 3 === 0 ? 'A note that is long enough to take more than one line anywhere' : '',
          }),
        ),
      ),
    )(sample);
  }),
};

export const Submitted: Story = {
  parameters: seeded(withSheet({ status: 'submitted', submittedAt: '2026-11-18T09:10:00.000Z' })),
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    await expect(canvas.getByText('Submitted')).toBeVisible();
    await expect(cell('Harbour Ferry, Monday 16 November')).toHaveAttribute('readonly');
    for (const name of ['Submit week', 'Copy last week', 'Start timer'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** September is signed off, October is not. */
const inSeptember = [
  entry('closed', { day: '2026-09-29', minutes: 90, note: 'Pier map' }),
  entry('open', { day: '2026-10-01', minutes: 60 }),
];

export const DaysOfASignedOffMonth: Story = {
  parameters: { path: at({ week: '2026-09-28' }), seed: withTime(inSeptember) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^September 2026 is signed off, so its days are locked\./)).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: 'Harbour Ferry, Tuesday 29 September' }),
    ).toHaveAttribute('readonly');
    const open = canvas.getByRole('textbox', { name: 'Harbour Ferry, Thursday 1 October' });
    await userEvent.clear(open);
    await userEvent.type(open, '2:00{Enter}');
    await waitFor(() => expect(open).toHaveValue('2:00'));
    // The row has locked time, so it stays.
    await expect(canvas.queryByRole('button', { name: /^Remove Harbour Ferry/ })).toBeNull();
  },
};

export const AWeekOfASignedOffMonth: Story = {
  parameters: { path: at({ week: '2026-09-14' }), seed: withTime([entry('closed', { day: '2026-09-15' })]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^September 2026 is signed off, so its time is locked\. .* You can still submit the week\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy last week' })).toBeNull();
  },
};

/** The sign-off did not wait for the week. Its time can still be approved and invoiced. */
export const SubmitsAWeekOfASignedOffMonth: Story = {
  ...AWeekOfASignedOffMonth,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit week' }));
    const question = within(await canvas.findByRole('dialog', { name: /^Submit the week of/ }));
    await userEvent.click(question.getByRole('button', { name: 'Submit week' }));
    const status = await canvas.findByText('This week is waiting for approval.');
    await waitFor(() => expect(status).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
};

export const Approved: Story = {
  parameters: seeded(
    withSheet({
      status: 'approved',
      submittedAt: '2026-11-17T16:10:00.000Z',
      decidedAt: '2026-11-18T08:30:00.000Z',
      decidedById: 'test-admin',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This week is approved. To change it, ask an admin to reopen it.'),
    ).toBeVisible();
  },
};

export const Returned: Story = {
  parameters: seeded(
    withSheet({
      status: 'returned',
      submittedAt: '2026-11-17T16:10:00.000Z',
      decidedAt: '2026-11-18T08:30:00.000Z',
      decidedById: 'test-admin',
      reason: 'Monday is short. Was the client call left out?',
    }),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, confirm } = parts(canvasElement);
    await expect(canvas.getByText(/Was the client call left out\?/)).toBeVisible();
    await confirm('Submit week');
    await expect(await canvas.findByText('Submitted')).toBeVisible();
  },
};

export const TypedLikeASpreadsheet: Story = {
  play: async ({ canvasElement }) => {
    const { cell, row, canvas } = parts(canvasElement);
    await userEvent.click(cell('Ceramics Studio, Wednesday 18 November'));
    await userEvent.keyboard('1,5{Enter}');
    await expect(cell('Harbour Ferry, Wednesday 18 November')).toHaveFocus();
    await userEvent.keyboard('90m{ArrowUp}');
    await expect(cell('Ceramics Studio, Wednesday 18 November')).toHaveFocus();
    await waitFor(() => expect(cell('Ceramics Studio, Wednesday 18 November')).toHaveValue('1:30'));
    await userEvent.keyboard('{ArrowRight}0:45{Tab}');
    await expect(cell('Ceramics Studio, Friday 20 November')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(cell('Ceramics Studio, Wednesday 18 November')).toHaveFocus();
    await waitFor(() => expect(row(/^Total/)).toHaveTextContent('12:35'));
    await expect(canvas.queryByText(/is not saved/)).toBeNull();
  },
};

/** The last time is still being saved when the week is submitted. */
export const SubmittedInOneGo: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, dialog } = parts(canvasElement);
    fireEvent.change(cell('Ceramics Studio, Wednesday 18 November'), { target: { value: '1:20' } });
    fireEvent.focusOut(cell('Ceramics Studio, Wednesday 18 November'));
    fireEvent.click(canvas.getByRole('button', { name: 'Submit week' }));
    const question = within(await dialog());
    await expect(question.getByText('Wed 18 Nov').closest('li')).toHaveTextContent('1:20');
    await userEvent.click(question.getByRole('button', { name: 'Submit week' }));
    await expect(await canvas.findByText('Submitted')).toBeVisible();
    await expect(cell('Ceramics Studio, Wednesday 18 November')).toHaveValue('1:20');
  },
};

export const KeepsARejectedTimeUntilItIsFixed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, press, row } = parts(canvasElement);
    const monday16 = cell('Harbour Ferry, Monday 16 November');
    await userEvent.click(monday16);
    await userEvent.keyboard('1h 75m{Tab}');
    await expect(await canvas.findByText(/^An hour has 60 minutes/)).toBeVisible();
    await expect(monday16).toHaveAccessibleDescription('An hour has 60 minutes. Enter 2h 15m instead.');
    await press('Submit week');
    await expect(await canvas.findByText(/Some times are not saved/)).toBeVisible();
    await press('Fix');
    await expect(monday16).toHaveFocus();
    await userEvent.clear(monday16);
    await userEvent.keyboard('2h 15m{Enter}');
    await waitFor(() => expect(row(/^Harbour Ferry/)).toHaveTextContent('6:15'));
    await expect(canvas.queryByRole('button', { name: 'Fix' })).toBeNull();
  },
};

export const DayThatIsTooLong: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, press } = parts(canvasElement);
    await userEvent.click(cell('Harbour Ferry, Tuesday 17 November'));
    await userEvent.keyboard('22{Enter}');
    await expect(await canvas.findByText(/That makes 25 h 20 min on Tuesday 17 November/)).toBeVisible();
    await press('Discard');
    await expect(cell('Harbour Ferry, Tuesday 17 November')).toHaveValue('4:00');
  },
};

export const AddsAndRemovesARow: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, press, row } = parts(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add project' }), 'Grid Monitor');
    await expect(cell('Grid Monitor, Monday 16 November')).toHaveValue('');
    await press('Remove Grid Monitor');
    await expect(canvas.queryByRole('row', { name: /^Grid Monitor/ })).toBeNull();
    await press(/^Remove Ceramics Studio and its 3 hours 20 minutes/);
    await waitFor(() => expect(row(/^Total/)).toHaveTextContent('5:30'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row(/^Total/)).toHaveTextContent('8:50'));
  },
};

export const LastWeekCopied: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, press, row, dialog } = parts(canvasElement);
    await press('Copy last week');
    const question = within(await dialog());
    await expect(question.getByRole('listitem')).toHaveTextContent('Grid MonitorTue 17 Nov 2:00');
    await expect(row(/^Total/)).toHaveTextContent('8:50');
    await userEvent.click(question.getByRole('button', { name: 'Copy 2 h' }));
    await waitFor(() => expect(cell('Grid Monitor, Tuesday 17 November')).toHaveValue('2:00'));
    await expect(row(/^Total/)).toHaveTextContent('10:50');
    await press('Copy last week');
    await expect(await canvas.findByText(/nothing to copy/)).toBeVisible();
  },
};

export const LastWorkedDayCopied: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, row } = parts(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Copy Tuesday' }));
    await waitFor(() => expect(cell('Harbour Ferry, Wednesday 18 November')).toHaveValue('4:00'));
    await expect(cell('Ceramics Studio, Wednesday 18 November')).toHaveValue('3:20');
    await expect(row(/^Total/)).toHaveTextContent('16:10');
    // There is nothing more to copy, and a second press in a hurry says nothing.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy Tuesday' })).toBeNull());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** The Wednesday is a holiday. */
export const DaysWithoutTime: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const note = canvas.getByText(/^No time on /);
    await expect(note).toHaveTextContent(
      'No time on Mon 9 Nov, Thu 12 Nov and Fri 13 Nov. Enter it, or ask for leave.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Open last week' }));
    await expect(await canvas.findByText('9 to 15 Nov 2026')).toBeVisible();
    await expect(canvas.queryByText(/^No time on /)).toBeNull();
  },
};

/** The project starts a day after this time. */
export const TimeBeforeAProjectStarts: Story = {
  parameters: seeded((sample) => ({
    ...withTime(entries)(sample),
    projects: sample.projects?.map((project) =>
      project.id === 'ceramics-studio' ? { ...project, startsOn: '2026-11-18' } : project,
    ),
  })),
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    const warning = /^Ceramics Studio has time on Tue 17 Nov, but starts on 18 Nov\./;
    await expect(canvas.getByText(warning)).toBeVisible();
    await userEvent.clear(cell('Ceramics Studio, Tuesday 17 November'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(warning)).toBeNull());
  },
};

/** Two days of eight hours were planned, and 8:50 were logged. */
export const WithABalance: Story = {
  parameters: seeded((sample) => ({
    ...withTime(entries)(sample),
    settings: [{ ...sample.settings![0]!, balanceFrom: monday, timerRounding: { step: 15, up: true } }],
  })),
  play: async ({ canvasElement }) => {
    const { canvas, press } = parts(canvasElement);
    await expect(canvas.getByText('Balance since 16 Nov 2026').nextElementSibling).toHaveTextContent('−7:10');
    await press('Start timer');
    await expect(
      await canvas.findByText('When you stop, the time is rounded up to 15 minutes, for each day.'),
    ).toBeVisible();
  },
};

export const DetailsByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { cell, dialog, canvas } = parts(canvasElement);
    await userEvent.click(cell('Harbour Ferry, Monday 16 November'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const details = within(await dialog());
    await expect(details.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Harbour Ferry, Monday 16 November',
    );
    const note = details.getByRole('textbox', { name: 'Note' });
    await userEvent.clear(note);
    await userEvent.type(note, 'Pier map and legend{Enter}');
    await userEvent.type(details.getByRole('textbox', { name: 'Time of the new entry' }), '0:45');
    await userEvent.type(
      details.getByRole('textbox', { name: 'Note of the new entry' }),
      'Call with the port{Enter}',
    );
    await waitFor(() => expect(details.getByText('2 h 15 min in total')).toBeVisible());
    // The browser closes a dialog only for a real Escape.
    await userEvent.click(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(cell('Harbour Ferry, Monday 16 November')).toHaveValue('2:15');
    await expect(canvas.getByRole('button', { name: /note: .*Call with the port/ })).toBeVisible();
  },
};

export const DetailsOfACell: Story = {
  parameters: seeded(
    withTime([
      entry('typed', { minutes: 30, note: 'Call with the port' }),
      measured('clock', 'harbour-ferry', '09:00', '10:30', 90),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const { press, dialog } = parts(canvasElement);
    await press(/^Details of Harbour Ferry, Monday 16 November/);
    const details = within(await dialog());
    await waitFor(() => expect(details.getByText('Measured from 09:00 to 10:30')).toBeVisible());
    await userEvent.click(details.getByRole('button', { name: 'Remove 30 min' }));
    await waitFor(() => expect(details.getByText('1 h 30 min in total')).toBeVisible());
  },
};

export const TwoTimersAtOnce: Story = {
  parameters: seeded(
    withTime([
      measured('one', 'harbour-ferry', '09:00', '10:30', 90),
      measured('two', 'ceramics-studio', '10:00', '11:00', 60),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, press, dialog } = parts(canvasElement);
    await expect(canvas.getByText(/from 10:00 to 10:30: Harbour Ferry and Ceramics Studio/)).toBeVisible();
    await press('Open the later one');
    await expect(await dialog()).toHaveAccessibleName(/^Ceramics Studio/);
  },
};

export const TimerRuns: Story = {
  parameters: seeded(
    withTime(entries, {
      timers: [
        blankRecord('timers', {
          id: me,
          projectId: 'harbour-ferry',
          note: 'Tide table',
          startedAt: '2026-11-18T08:30:00.000Z',
        }),
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, press, cell, confirm, dialog } = parts(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:30:00');
    await confirm('Submit week');
    await waitFor(() => expect(canvas.getByText(/Stop the timer first/)).toBeVisible());
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Keep editing' }));
    await press('Stop');
    await waitFor(() => expect(cell('Harbour Ferry, Wednesday 18 November')).toHaveValue('1:30'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('1:30:00');
    await press('Discard');
    await expect(await canvas.findByRole('button', { name: 'Start timer' })).toBeVisible();
  },
};

export const TimerRunsInALockedWeek: Story = {
  parameters: seeded(
    withTime(entries, {
      timesheets: [{ ...timesheetOf([], me, monday), status: 'approved' }],
      timers: [
        blankRecord('timers', { id: me, projectId: 'harbour-ferry', startedAt: '2026-11-18T08:30:00.000Z' }),
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, press } = parts(canvasElement);
    await press('Stop');
    await expect(await canvas.findByText(/is approved and can’t be changed/)).toBeVisible();
    await press('Discard');
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Start timer' })).toBeNull();
  },
};

export const TimerFromStartToStop: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, press, cell } = parts(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Project of the timer' }),
      'Ceramics Studio',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note of the timer' }), 'Kiln plan{Enter}');
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:00:00');
    // The field that Enter was pressed in is gone.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Timer' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Note of the timer' })).toHaveValue('Kiln plan');
    freezeClock(new Date(storyNow.getTime() + 25 * 60_000));
    await press('Stop');
    await waitFor(() => expect(cell('Ceramics Studio, Wednesday 18 November')).toHaveValue('0:25'));
  },
};

export const ClockSetBack: Story = {
  parameters: seeded(
    withTime(entries, {
      timers: [
        blankRecord('timers', { id: me, projectId: 'harbour-ferry', startedAt: '2026-11-18T12:00:00.000Z' }),
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, press } = parts(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00:00');
    await expect(canvas.getByText(/device’s clock was set back/)).toBeVisible();
    await press('Stop');
    await waitFor(() => expect(canvas.getAllByText(/set back/)).toHaveLength(2));
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

/** A long day, a day without time, and time on future days. */
const oddWeek = withTime([
  entry('monday', { minutes: 480 }),
  entry('wednesday', { day: '2026-11-18', minutes: 885 }),
  entry('thursday', { day: '2026-11-19', minutes: 480 }),
  entry('saturday', { day: '2026-11-21', minutes: 300, projectId: 'ceramics-studio' }),
]);

export const ListsUnusualDaysBeforeSubmitting: Story = {
  parameters: seeded(oddWeek),
  play: async ({ canvasElement }) => {
    const { canvas, press, dialog } = parts(canvasElement);
    await press('Submit week');
    const question = within(await dialog());
    await expect(question.getByRole('heading', { name: /^Submit the week of 16 to 22 Nov/ })).toHaveFocus();
    await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon 16 Nov8:00',
      'Tue 17 NovNo time–',
      'Wed 18 NovMore than 12 hours14:45',
      'Thu 19 NovIn the future8:00',
      'Fri 20 Nov–',
      'Sat 21 NovIn the future5:00',
    ]);
    await userEvent.click(question.getByRole('button', { name: 'Submit week' }));
    await waitFor(() => expect(question.getByText(/^13 h of this week is on future days/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Open')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit week' })).toHaveFocus();
  },
};

export const SubmitShowsWhatIsOddOnAPhone: Story = {
  parameters: seeded(oddWeek),
  globals: phone,
  play: async ({ canvasElement }) => {
    const { press, dialog } = parts(canvasElement);
    await press('Submit week');
    const question = await dialog();
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const SubmittedThenWithdrawn: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, confirm, press, row } = parts(canvasElement);
    await confirm('Submit week');
    await expect(await canvas.findByText('Submitted')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
    await press('Withdraw');
    await expect(await canvas.findByText('Open')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit week' })).toHaveFocus());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await expect(await canvas.findByText('Submitted')).toBeVisible();
    await expect(row(/^Total/)).toHaveTextContent('8:50');
  },
};

export const SubmittedTwice: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, press, dialog } = parts(canvasElement);
    await userEvent.click(cell('Harbour Ferry, Thursday 19 November'));
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(cell('Harbour Ferry, Thursday 19 November')).toHaveValue('2:00'));
    await press('Submit week');
    const question = within(await dialog());
    await userEvent.click(question.getByRole('checkbox', { name: 'The 2 h on future days is correct' }));
    // The other tab is quicker: its week is kept between this tab's press and its turn.
    const kept = records().get('timesheets', `${me}:${monday}`)!;
    const other: Timesheet = { ...kept, status: 'submitted', submittedAt: '2026-11-18T10:00:00.000Z' };
    const submitted = records().run(() => ({
      label: 'Submitted in another tab',
      changes: [put('timesheets', other)],
    }));
    question.getByRole('button', { name: 'Submit week' }).click();
    await submitted;
    await expect(await canvas.findByText('Submitted')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(records().operations()).toHaveLength(2);
    await expect(cell('Harbour Ferry, Thursday 19 November')).toHaveValue('2:00');
    await expect(canvas.queryByRole('button', { name: 'Submit week' })).toBeNull();
  },
};

/** One time had arrived all the same; another belongs to a project without a row. */
const leftBehind = () =>
  writeDraft(drafts, [
    {
      projectId: 'ceramics-studio',
      day: '2026-11-17',
      draft: { text: '3:20', onItsWay: true, error: null, base: 0 },
    },
    {
      projectId: 'grid-monitor',
      day: '2026-11-19',
      draft: { text: '45m', onItsWay: false, error: null, base: 0 },
    },
    { projectId: 'harbour-ferry', day: 'someday', draft: { text: '1', base: 0 } },
  ]);

const fixesTheDraft: Story['play'] = async ({ canvasElement }) => {
  const { canvas, cell, press } = parts(canvasElement);
  await expect(canvas.getByText(/“45m” is not saved/)).toBeVisible();
  await expect(canvas.getAllByText(/” is not saved/)).toHaveLength(1);
  await press('Fix');
  const found = cell('Grid Monitor, Thursday 19 November');
  await expect(found).toHaveFocus();
  await expect(found).toHaveValue('45m');
  await expect(found).toHaveAccessibleDescription('This time is not saved. Press Enter to save it.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByText(/is not saved/)).toBeNull());
  await expect(found).toHaveValue('0:45');
  await waitFor(() => expect(readDraft(drafts, (value) => value)).toBeNull());
};

export const KeepsUnsavedTimesAfterAReload: Story = {
  beforeEach: () => void leftBehind(),
  play: fixesTheDraft,
};

export const FoundAgainOnAPhone: Story = {
  globals: phone,
  beforeEach: () => void leftBehind(),
  play: fixesTheDraft,
};

export const LocksWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    await userEvent.click(cell('Harbour Ferry, Thursday 19 November'));
    await userEvent.keyboard('2:30');
    await records().run(() => ({
      label: 'Submitted in another tab',
      changes: [
        put('timesheets', {
          ...timesheetOf([], me, monday),
          status: 'submitted',
          submittedAt: '2026-11-18T10:00:00.000Z',
        }),
      ],
    }));
    await userEvent.tab();
    await expect(await canvas.findByText(/“2:30” is not saved/)).toBeVisible();
    await expect(canvas.getByText(/is submitted and can’t be changed/)).toBeVisible();
  },
};

export const ShowsAConflictWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    const field = cell('Harbour Ferry, Monday 16 November');
    await userEvent.click(field);
    await userEvent.keyboard('2:30');
    await records().run(() => ({
      label: 'Typed in another tab',
      changes: [
        put('timeEntries', { ...entries[1]!, minutes: 180 }),
        put('timesheets', timesheetOf([], me, monday)),
      ],
    }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/This was changed to 3 h while you typed/)).toBeVisible();
    field.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/changed to 3 h while/)).toBeNull());
    await expect(field).toHaveValue('2:30');
  },
};

export const StorageIsFull: Story = {
  decorators: [withoutRoom],
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    await userEvent.click(cell('Harbour Ferry, Thursday 19 November'));
    await userEvent.keyboard('2:30{Tab}');
    await expect(await canvas.findByText(/Free some space and try again/)).toBeVisible();
    await expect(cell('Harbour Ferry, Thursday 19 November')).toHaveValue('2:30');
  },
};

export const AnotherWeek: Story = {
  parameters: { path: at({ week: '2026-11-12' }) },
  play: async ({ canvasElement }) => {
    const { canvas, cell } = parts(canvasElement);
    await expect(cell('Grid Monitor, Tuesday 10 November')).toHaveValue('2:00');
    await userEvent.click(canvas.getByRole('link', { name: 'This week' }));
    await expect(cell('Harbour Ferry, Monday 16 November')).toHaveValue('1:30');
    await userEvent.click(canvas.getByRole('link', { name: 'Next: 23 to 29 Nov 2026' }));
    await expect(canvas.getByText('No time in this week')).toBeVisible();
  },
};

export const InvalidWeekAddress: Story = {
  parameters: { path: at({ week: 'someday' }) },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).cell('Harbour Ferry, Monday 16 November')).toBeVisible();
  },
};
