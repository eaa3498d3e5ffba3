import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clientFigures } from '@/dashboard/screens/clients/client-queries';
import { clientsCsv } from '@/dashboard/screens/clients/clients-csv';
import { ClientImportDialog } from '@/dashboard/screens/clients/import/client-import-dialog';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { records } from './story-records';
import { UntilClosed } from './until-closed';

const meta = {
  title: 'dashboard/client-import',
  component: ClientImportDialog,
  args: { onClose: fn() },
  render: ({ onClose }) => (
    <UntilClosed onClose={onClose}>{(close) => <ClientImportDialog onClose={close} />}</UntilClosed>
  ),
  parameters: { layout: 'fullscreen', path: portalPath('clients') },
  decorators: inPeople,
} satisfies Meta<typeof ClientImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function give(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  const dialog = within(await canvas.findByRole('dialog', { name: 'Import clients' }));
  const file = new File([text], 'clients.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('CSV file'), file);
  await dialog.findByRole('heading', { name: 'Columns' });
  return { canvas, dialog };
}

const clientNamed = (name: string) =>
  records()
    .all('clients')
    .find((client) => client.name === name);

const file = [
  'Company;VAT number;Postal address;Contact person;Email;Telephone',
  'Salt Works;GB 12;"2 Quay Road\nAvery";Ida Holm;ida@salt.example;+1 555 0101',
  'Salt Works;;;Per Lund;per@salt.example;',
  'KILN & CO;GB 77;;;;',
  'Oak House;;;;who@oak.example;',
];

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import clients' }));
    const hint = dialog.getByText(/A client with several contacts has a row for each one/);
    await waitFor(() => expect(hint).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const ImportsAndChangesClients: Story = {
  play: async ({ canvasElement, args }) => {
    const kiln = clientNamed('Kiln & Co')!;
    const { canvas, dialog } = await give(canvasElement, file.join('\n'));
    await dialog.findByText(/3 of 4 rows ready: 2 clients\. 1 has a mistake/);
    await expect(dialog.getByRole('cell', { name: 'Ida Holm; Per Lund' })).toBeInTheDocument();
    const change = within(dialog.getByRole('listitem', { name: 'Kiln & Co' }));
    await waitFor(() => expect(change.getByText('GB 77')).toBeVisible());
    await expect(change.queryByText('Contact')).toBeNull();
    const contact = dialog.getByRole('textbox', { name: 'Contact person' });
    await expect(contact).toHaveAccessibleDescription('Enter the name of this contact.');
    await userEvent.type(contact, 'Wren Oak{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 3' }));
    await canvas.findByText('Imported 2 and changed 1 client from clients.csv');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(clientNamed('Kiln & Co')).toMatchObject({ taxNumber: 'GB 77', contacts: kiln.contacts });
    await expect(clientNamed('Salt Works')).toMatchObject({
      address: '2 Quay Road\nAvery',
      contacts: [
        { name: 'Ida Holm', phone: '+1 555 0101' },
        { name: 'Per Lund', email: 'per@salt.example' },
      ],
    });
    await records().undo(records().operations()[0]!.id);
    await expect(clientNamed('Salt Works')).toBeUndefined();
    await expect(clientNamed('Kiln & Co')).toMatchObject({ taxNumber: kiln.taxNumber });
  },
};

export const ReadsItsOwnExport: Story = {
  play: async ({ canvasElement }) => {
    const clients = records().all('clients');
    const text = clientsCsv(clients, clientFigures(records().all('projects'), records().all('timeEntries')));
    const { dialog } = await give(canvasElement, text);
    await dialog.findByText(/^0 of \d+ rows ready\. \d+ exist already and are left out\.$/);
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const RefusesRowsWithTooManyCells: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(
      canvasElement,
      'Name,Address\nSalt Works,2 Quay Road,Avery\nOak House,Oak Lane',
    );
    await dialog.findByText(/1 of 2 rows ready/);
    const item = within(dialog.getByText('Line 2').closest('li')!);
    const error = item.getByText(
      'This row has 3 cells, and the first row has 2. In the file, put quotation marks around a cell with a comma in it. Then choose the file again.',
    );
    await waitFor(() => expect(error).toBeVisible());
    await expect(await dialog.findByRole('button', { name: 'Import 1 and skip 1' })).toBeEnabled();
  },
};

export const KeepsLineBreaksInACorrection: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await give(
      canvasElement,
      `Name,Address\nSalt Works,"2 Quay Road\n${'x'.repeat(500)}"`,
    );
    const address = await dialog.findByRole('textbox', { name: 'Address' });
    await expect(address).toHaveAccessibleDescription('This has 512 characters. Keep it to 500.');
    await userEvent.type(address, '{Backspace>12/}');
    await userEvent.tab();
    await dialog.findByText('1 of 1 row ready.');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1' }));
    await waitFor(() => expect(clientNamed('Salt Works')!.address).toMatch(/^2 Quay Road\nx+$/));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, file.join('\n'));
    await expect(await dialog.findByRole('button', { name: 'Import 2 and skip 1' })).toBeEnabled();
    // Too wide for a phone: it scrolls, by the keyboard too.
    await expect(await dialog.findByRole('group', { name: 'The first clients of the file' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

export const DarkOnATablet: Story = {
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await give(canvasElement, file.join('\n'));
    await expect(await dialog.findByText(/3 of 4 rows ready/)).toBeInTheDocument();
  },
};
