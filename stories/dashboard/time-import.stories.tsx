import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TimeImportDialog } from '@/dashboard/screens/settings/time-import/time-import-dialog';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { records } from './story-records';
import { UntilClosed } from './until-closed';

const meta = {
  title: 'dashboard/time-import',
  component: TimeImportDialog,
  args: { onClose: fn() },
  render: ({ onClose }) => (
    <UntilClosed onClose={onClose}>{(close) => <TimeImportDialog onClose={close} />}</UntilClosed>
  ),
  parameters: { layout: 'fullscreen', path: portalPath('settings') },
  decorators: inPeople,
} satisfies Meta<typeof TimeImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function give(canvasElement: HTMLElement, lines: readonly string[]) {
  const canvas = within(canvasElement);
  const dialog = within(await canvas.findByRole('dialog', { name: 'Import time entries' }));
  const file = new File([lines.join('\n')], 'harvest.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('CSV file'), file);
  await dialog.findByRole('heading', { name: 'Columns' });
  return { canvas, dialog };
}

const harvest = [
  'Date,Client,Project,Task,Notes,Hours,Billable?,First Name,Last Name',
  '2025-03-03,Salt Works,Shop window,Design,Sketches,1.25,Yes,Noor,Adair',
  '2025-03-04,Salt Works,Shop window,Design,,7.5,Yes,Noor,Adair',
];

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import time entries' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled());
  },
};

export const ImportsWithItsProject: Story = {
  play: async ({ canvasElement, args }) => {
    const before = records().all('timeEntries').length;
    const { canvas, dialog } = await give(canvasElement, harvest);
    const table = await dialog.findByRole('table', { name: 'The first time entries of the file' });
    await expect(
      within(table).getByRole('row', {
        name: '2025-03-03 Noor Adair Salt Works Shop window (new) Design: Sketches 1:15 Yes',
      }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2' }));
    await canvas.findByText('Imported 2 time entries from harvest.csv');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(records().all('timeEntries')).toHaveLength(before + 2);
    await expect(records().get('timesheets', 'noor-adair:2025-03-03')).toMatchObject({ status: 'approved' });
    await records().undo(records().operations()[0]!.id);
    await expect(records().all('timeEntries')).toHaveLength(before);
    await expect(records().get('timesheets', 'noor-adair:2025-03-03')).toBeNull();
  },
};

export const OneCorrectionForAllRowsOfAPerson: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(
      canvasElement,
      harvest.map((line) => line.replace('Noor,Adair', 'N.,Adair')),
    );
    const people = await dialog.findAllByRole('textbox', { name: 'First Name' });
    await expect(people).toHaveLength(2);
    await userEvent.clear(people[0]!);
    await userEvent.type(people[0]!, 'Noor{Enter}');
    await dialog.findByText('2 of 2 rows ready.');
  },
};

const toggl = [
  'User,Client,Project,Description,Start date,Start time,End date,End time,Duration',
  'N. Adair,Salt Works,Shop window,Sketches,2025-03-03,09:00:00,2025-03-03,10:15:00,01:15:00',
  'N. Adair,Salt Works,Shop window,Drawing,2025-03-04,09:00:00,2025-03-04,17:00:00,07:00:00',
  'Old Colleague,Salt Works,Shop window,,2025-03-04,09:00:00,2025-03-04,10:00:00,01:00:00',
];

/** A name of the file that nobody has in the portal: it gets a person, or its rows are left out. */
export const SaysWhoUnknownPeopleAre: Story = {
  play: async ({ canvasElement }) => {
    const before = records().all('timeEntries').length;
    const { canvas, dialog } = await give(canvasElement, toggl);
    await dialog.findByText(/^0 of 3 rows ready\. 3 have a mistake/);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'N. Adair, 2 rows' }), 'Noor Adair');
    await dialog.findByText(/^2 of 3 rows ready\. 1 has a mistake/);
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Old Colleague, 1 row' }),
      'Leave these rows out',
    );
    await dialog.findByText('2 of 3 rows ready.');
    await expect(dialog.getByText('1 row left out, because you left out the person.')).toBeVisible();
    await expect(dialog.getByText(/^1 row without start and end times:/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2' }));
    await canvas.findByText('Imported 2 time entries from harvest.csv');
    await expect(records().all('timeEntries')).toHaveLength(before + 2);
    const added = records()
      .all('timeEntries')
      .filter(({ personId, day }) => personId === 'noor-adair' && day < '2025-03-05' && day > '2025-03-02');
    await expect(added.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual(
      expect.arrayContaining([
        ['2025-03-03T09:00', '2025-03-03T10:15'],
        [null, null],
      ]),
    );
  },
};

export const UnknownPeople: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, toggl);
    const heading = await dialog.findByRole('heading', { name: 'People to choose' });
    // The dialog fades in.
    await waitFor(() => expect(heading).toBeVisible());
  },
};

export const DarkOnATablet: Story = {
  ...UnknownPeople,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};

export const UnknownPeopleOnAPhone: Story = { ...UnknownPeople, globals: { viewport: { value: 'phone' } } };

export const DatesThatCanBeReadBothWays: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, [
      harvest[0]!,
      harvest[1]!.replace('2025-03-03', '04/03/2025'),
    ]);
    await dialog.findByText(/This is 4 March 2025 or 3 April 2025\./);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Order of dates' }), 'day');
    await dialog.findByText('1 of 1 row ready.');
    await expect(dialog.getByRole('cell', { name: '2025-03-04' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, harvest);
    await expect(await dialog.findByRole('button', { name: 'Import 2' })).toBeEnabled();
    // Too wide for a phone: it scrolls, by the keyboard too.
    await expect(
      await dialog.findByRole('group', { name: 'The first time entries of the file' }),
    ).toHaveAttribute('tabindex', '0');
  },
};
