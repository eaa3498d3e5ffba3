import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { ClientsScreen } from '@/dashboard/screens/clients/clients-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { records } from './story-records';
import { seeded } from './in-portal';
import { blankRecord } from '../../tests/dashboard/blank-record';
import { saysWhatIsOptional } from './optional-fields';

const meta = {
  title: 'dashboard/clients',
  component: ClientsScreen,
  parameters: { layout: 'fullscreen', path: portalPath('clients') },
  decorators: inPeople,
} satisfies Meta<typeof ClientsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const clientNamed = (name: string) =>
  records()
    .all('clients')
    .find((client) => client.name === name);
const page = { path: portalPath('clients', { id: 'kiln-and-co' }) };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 25 of 28')).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoClients: Story = {
  parameters: seeded((sample) => ({ ...sample, clients: [], projects: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No clients yet')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add client' })[0]!);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add client' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Port of Avery');
    await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    await canvas.findByRole('heading', { level: 1, name: 'Port of Avery' });
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
  },
};

export const AsksBeforeArchiving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Avery Crossings' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Archive' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Archive Avery Crossings?' }));
    await waitFor(() => expect(dialog.getByText(/1 open project: Harbour Ferry/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Archive with 1 project' }));
    await canvas.findByText('Archived Avery Crossings and 1 project');
    await expect(clientNamed('Avery Crossings')!.status).toBe('archived');
  },
};

export const OffersToArchiveInsteadOfDeleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Avery Crossings' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Avery Crossings can’t be deleted' }));
    await expect(dialog.getByText(/^1 project refers to Avery Crossings: Harbour Ferry\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Archive Avery Crossings instead' }));
    await waitFor(() => expect(clientNamed('Avery Crossings')!.status).toBe('archived'));
  },
};

export const MergesTwoClients: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bluewater Trust' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Field & Furrow' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected clients' }));
    await userEvent.click(bar.getByRole('button', { name: 'Merge' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Merge 2 clients?' }));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Client that stays' }),
      'field-and-furrow',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Merge into Field & Furrow' }));
    await canvas.findByText('Merged Bluewater Trust into Field & Furrow');
    await expect(clientNamed('Bluewater Trust')).toBeUndefined();
    await expect(records().get('projects', 'annual-giving')!.clientId).toBe('field-and-furrow');
  },
};

export const RestoresArchivedClients: Story = {
  parameters: {
    path: portalPath('clients', { status: 'archived' }),
    seed: (sample: SeedRecords): SeedRecords => ({
      ...sample,
      clients: sample.clients?.map((client, index) => ({
        ...client,
        status: index < 2 ? 'archived' : client.status,
      })),
    }),
  },
  play: async ({ canvas }) => {
    const archived = () =>
      records()
        .all('clients')
        .filter(({ status }) => status === 'archived');
    const before = archived();
    await expect(before.length).toBeGreaterThan(1);
    for (const { name } of before)
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected clients' }));
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }));
    await canvas.findByText(`Restored ${before.length} clients`);
    await expect(archived()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(archived()).toHaveLength(before.length));
  },
};

export const RestoresNoActiveClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bluewater Trust' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected clients' }));
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByText('No changes to make.')).toBeInTheDocument();
  },
};

export const OpensTheImport: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import clients' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Page: Story = {
  parameters: page,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kiln & Co' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ceramics Studio' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add project' })).toHaveAttribute(
      'href',
      portalPath('projects', { new: 'kiln-and-co' }),
    );
    const invoices = within(canvas.getByRole('region', { name: 'Invoices' }));
    await expect(invoices.getByText('No invoices yet')).toBeVisible();
    await expect(invoices.getByRole('link', { name: 'New invoice' })).toHaveAttribute(
      'href',
      portalPath('invoices', { new: 'kiln-and-co' }),
    );
  },
};

export const PageDarkOnATablet: Story = {
  parameters: page,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};
export const PageOnAPhone: Story = { parameters: page, globals: { viewport: { value: 'phone' } } };

const invoice = blankRecord('invoices', {
  id: 'sent',
  clientId: 'kiln-and-co',
  clientName: 'Kiln & Co',
  currency: 'USD',
  status: 'sent',
  number: '2026-001',
  numberPlace: 1,
  issuedOn: '2026-10-01',
  createdOn: '2026-10-01',
  dueOn: '2026-10-31',
  lines: [
    {
      id: 'site',
      text: 'Ceramics Studio',
      minutes: 600,
      hourlyRate: 12_000,
      rateFrom: 'project',
      amount: 120_000,
      entryIds: [],
      tax: { name: 'No tax', rate: 0 },
    },
  ],
  payments: [{ id: 'part', paidOn: '2026-10-20', amount: 20_000 }],
});

const withInvoices = {
  ...page,
  ...seeded((sample) => ({
    ...sample,
    invoices: [invoice, { ...invoice, id: 'draft', status: 'draft', number: '', issuedOn: null }],
  })),
};

export const PageWithInvoices: Story = {
  parameters: withInvoices,
  play: async ({ canvas }) => {
    const invoices = within(canvas.getByRole('table', { name: 'Invoices' }));
    await expect(invoices.getByRole('link', { name: '2026-001' })).toBeVisible();
    await expect(invoices.getByText('US$1,000.00')).toBeVisible();
  },
};

export const PageWithInvoicesOnAPhone: Story = {
  parameters: withInvoices,
  globals: { viewport: { value: 'phone' } },
};

export const AddsAndRemovesAContact: Story = {
  parameters: page,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    const form = await canvas.findByRole('dialog', { name: 'Add contact to Kiln & Co' });
    const dialog = within(form);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'alma');
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
    await saysWhatIsOptional(form);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Alma Potter');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), '@kiln.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
    await canvas.findByRole('link', { name: 'alma@kiln.example' });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Alma Potter' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'alma@kiln.example' })).toBeNull());
  },
};

export const NotFound: Story = {
  parameters: { path: portalPath('clients', { id: 'nowhere' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no client at this link')).toBeVisible();
  },
};
