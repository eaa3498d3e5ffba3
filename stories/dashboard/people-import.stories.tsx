import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImportDialog } from '@/dashboard/screens/people/import/import-dialog';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, personNamed } from './in-people';
import { records } from './story-records';
import { UntilClosed } from './until-closed';

const meta = {
  title: 'dashboard/people-import',
  component: ImportDialog,
  args: { kind: 'employee', onClose: fn() },
  render: (args) => (
    <UntilClosed onClose={args.onClose}>{(close) => <ImportDialog {...args} onClose={close} />}</UntilClosed>
  ),
  parameters: { layout: 'fullscreen', path: portalPath('employees') },
  decorators: inPeople,
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const dialog = await canvas.findByRole('dialog', { name: 'Import employees' });
  await waitFor(() => expect(dialog).toBeVisible());
  return { canvas, dialog: within(dialog) };
};

async function give(canvasElement: HTMLElement, content: BlobPart, name = 'people.csv') {
  const { canvas, dialog } = await parts(canvasElement);
  await userEvent.upload(dialog.getByLabelText('CSV file'), new File([content], name, { type: 'text/csv' }));
  await dialog.findByRole('heading', { name: 'Columns' });
  return { canvas, dialog };
}

const head = 'Full name;Mail;Department;Role;Start date;Hours a week';
const good = [
  'Anna Löwe;anna@x.example;Design;Illustrator;2026-12-01;32',
  'Ben;ben@x.example;Strategy;Writer;1.12.2026;20',
];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await parts(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const DarkOnATablet: Story = {
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, [head, ...good].join('\n'));
    await expect(await dialog.findByRole('button', { name: 'Import 2' })).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, [head, ...good].join('\n'));
    await expect(await dialog.findByRole('button', { name: 'Import 2' })).toBeEnabled();
    // Too wide for a phone: it scrolls, by the keyboard too.
    await expect(
      await dialog.findByRole('group', { name: 'The first employees of the file' }),
    ).toHaveAttribute('tabindex', '0');
  },
};

export const ImportsPeople: Story = {
  play: async ({ canvasElement, args }) => {
    const before = records().all('people').length;
    const { canvas, dialog } = await give(canvasElement, [head, ...good].join('\r\n'));
    await expect(dialog.getByRole('combobox', { name: 'Separator' })).toHaveValue(';');
    await expect(dialog.getByRole('combobox', { name: 'Department' })).toHaveValue('team');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2' }));
    await canvas.findByText('Imported 2 employees from people.csv');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const { joinedOn, weeklyMinutes, status, kind } = personNamed('Ben');
    await expect({ joinedOn, weeklyMinutes, status, kind }).toEqual({
      joinedOn: '2026-12-01',
      weeklyMinutes: 1200,
      status: 'invited',
      kind: 'employee',
    });
    const [latest] = records().operations();
    await expect(latest!.changes.filter(({ collection }) => collection === 'people')).toHaveLength(2);
    await records().undo(latest!.id);
    await expect(records().all('people')).toHaveLength(before);
  },
};

export const WrongRows: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(
      canvasElement,
      [
        head,
        ...good,
        'Cy;ANNA@x.example;Design;Writer;2026-12-01;40',
        ';nobody;Design;Writer;2026-02-30;forty',
        'Dee;intern@undula.example;Design;Writer;2026-12-01;40',
      ].join('\n'),
    );
    await dialog.findByText(/2 of 5 rows ready/);
    const item = (line: string) => within(dialog.getByText(line).closest('li')!);
    await expect(item('Line 4').getByRole('textbox', { name: 'Mail' })).toHaveAccessibleDescription(
      'Line 2 has this email address too. Use another one.',
    );
    await expect(item('Line 5').getByRole('textbox', { name: 'Start date' })).toHaveAccessibleDescription(
      '30 February 2026 does not exist. Check the day and the month.',
    );
    await expect(item('Line 6').getByRole('textbox', { name: 'Mail' })).toHaveAccessibleDescription(
      'Test Intern already has this email address. Use another one.',
    );
    const mail = item('Line 4').getByRole('textbox', { name: 'Mail' });
    await userEvent.clear(mail);
    await userEvent.type(mail, 'cy@x.example{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 3 and skip 2' }));
    await waitFor(() => expect(personNamed('Cy').email).toBe('cy@x.example'));
    await expect(personNamed('Dee')).toBeUndefined();
  },
};

export const DatesThatCanBeReadBothWays: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(
      canvasElement,
      [head, good[0]!.replace('2026-12-01', '04/03/2026')].join('\n'),
    );
    await expect(await dialog.findByRole('textbox', { name: 'Start date' })).toHaveAccessibleDescription(
      'This is 4 March 2026 or 3 April 2026. Choose the order of dates above.',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Order of dates' }), 'day');
    await dialog.findByText('1 of 1 row ready.');
    await expect(dialog.getByRole('cell', { name: '2026-03-04' })).toBeVisible();
  },
};

export const ChangesPeopleByTheirAddress: Story = {
  play: async ({ canvasElement }) => {
    const before = personNamed('Noor Adair');
    const { canvas, dialog } = await give(
      canvasElement,
      [
        'Name;Mail;Phone;Department;Hours a week',
        `Noor Adair-Lind;${before.email.toUpperCase()};;Strategy;32`,
        `Ada Renn;${personNamed('Ada Renn').email};;;`,
        'Cy;cy@x.example;;Design;40',
      ].join('\n'),
    );
    await dialog.findByText('2 of 3 rows ready. 1 exists already and is left out.');
    const changes = within(dialog.getByRole('listitem', { name: 'Noor Adair' }));
    await expect(changes.getByText('Strategy')).toBeVisible();
    await expect(changes.getByText(before.team)).toBeVisible();
    await expect(changes.queryByText('Phone')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2' }));
    await canvas.findByText('Imported 1 and changed 1 employee from people.csv');
    const { team, phone, earlier, weeklyMinutes } = personNamed('Noor Adair-Lind');
    await expect({ team, phone, weeklyMinutes }).toEqual({
      team: 'Strategy',
      phone: before.phone,
      weeklyMinutes: 1920,
    });
    await expect(earlier.at(-1)).toMatchObject({ team: before.team, until: '2026-11-17' });
  },
};

export const ColumnsNamedByHand: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, 'Anna,anna@x.example\nBen,ben@x.example');
    await expect(
      dialog.getByRole('checkbox', { name: 'The first row holds the column names' }),
    ).not.toBeChecked();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose a column for: name, work email.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Column 1' }), 'Name');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Column 2' }), 'Work email');
    await dialog.findByText(/2 of 2 rows ready/);
    await expect(dialog.getByText(/start date \(2026-11-18\), hours a week \(40\)/)).toBeVisible();
  },
};

export const WrittenInWindows1252: Story = {
  play: async ({ canvasElement }) => {
    // 'Name;Mail' and 'Zoë “€” Ø;z@x.example', the euro sign and the quotes at 0x80, 0x93 and 0x94.
    const bytes = new TextEncoder().encode('Name;Mail\r\n');
    const row = [0x5a, 0x6f, 0xeb, 0x20, 0x93, 0x80, 0x94, 0x20, 0xd8, 0x3b];
    const { dialog } = await give(
      canvasElement,
      Uint8Array.from([...bytes, ...row, ...new TextEncoder().encode('z@x.example\r\n')]),
    );
    await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
    await expect(await dialog.findByRole('cell', { name: 'Zoë “€” Ø' })).toBeInTheDocument();
  },
};

export const AnotherDelimiter: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, 'Name~Mail\nAnna~anna@x.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Separator' }), 'Another character');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Custom separator' }), '~');
    await dialog.findByText(/1 of 1 row ready/);
  },
};

export const EmptyFile: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await parts(canvasElement);
    await userEvent.upload(dialog.getByLabelText('CSV file'), new File(['\n\n'], 'empty.csv'));
    await dialog.findByText('This file is empty. Choose another file.');
  },
};

export const FiftyThousandRows: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const rows = Array.from(
      { length: 50_000 },
      (_, row) => `Person ${row},p${row}@x.example,Design,Writer,2026-12-01,40`,
    );
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const { dialog } = await give(
      canvasElement,
      `Name,Mail,Team,Position,Start date,Hours a week\n${rows.join('\n')}`,
    );
    await dialog.findByText(/50,000 of 50,000 rows ready/);
    clearInterval(timer);
    await expect(turns).toBeGreaterThan(20);
    const before = records().all('people').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Import 50,000' }));
    await waitFor(() => expect(records().all('people')).toHaveLength(before + 50_000));
    await expect(records().operations()).toHaveLength(1);
  },
};

export const CancelsTheImport: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, dialog } = await give(canvasElement, [head, ...good].join('\n'));
    await fireEvent(
      canvas.getByRole('dialog', { name: 'Import employees' }),
      new Event('cancel', { cancelable: true }),
    );
    const question = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const again = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(again.getByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
