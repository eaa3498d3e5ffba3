import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createOwnBase } from '@/dashboard/sample/own-base';
import type { Invoice, InvoiceLine, SeedRecords } from '@/dashboard/model/records/records';
import { InvoicesScreen } from '@/dashboard/screens/invoices/invoices-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, records } from './in-people';
import { storyDay } from './in-portal';

const lines: readonly InvoiceLine[] = [
  {
    id: 'ferry',
    text: 'Harbour Ferry',
    minutes: 2_410,
    hourlyRate: 12_000,
    rateFrom: 'person',
    amount: 482_000,
    entryIds: [],
  },
  {
    id: 'ferry-project',
    text: 'Harbour Ferry, content for the timetable',
    minutes: 50,
    hourlyRate: 10_000,
    rateFrom: 'project',
    amount: 8_333,
    entryIds: [],
  },
  {
    id: 'hosting',
    text: 'Hosting',
    minutes: null,
    hourlyRate: null,
    rateFrom: null,
    amount: 2_999,
    entryIds: [],
  },
];

const buildInvoice = (id: string, fields: Partial<Invoice> = {}): Invoice => ({
  id,
  revision: 0,
  clientId: 'avery-crossings',
  clientName: 'Avery Crossings',
  clientAddress: '4 Ferry Quay\nAvery',
  clientTaxNumber: 'GB 123 4567 89',
  agencyName: 'Undula',
  agencyAddress: '12 Tide Street, Avery',
  number: '',
  status: 'draft',
  currency: 'USD',
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  lines,
  taxRate: 1_900,
  createdOn: '2026-11-02',
  issuedOn: null,
  dueOn: '2026-12-02',
  paidOn: null,
  voidedOn: null,
  voidReason: '',
  note: '',
  ...fields,
});

const sent = { status: 'sent', issuedOn: '2026-11-02' } as const;
const invoices: readonly Invoice[] = [
  buildInvoice('draft'),
  buildInvoice('sent', {
    ...sent,
    number: '2026-003',
    clientName: 'Kiln & Co',
    clientId: 'kiln-and-co',
    note: 'Please pay to the account of Undula at the Bank of Avery.',
  }),
  buildInvoice('overdue', { ...sent, number: '2026-002', dueOn: '2026-11-09' }),
  // The client was deleted later.
  buildInvoice('paid', {
    status: 'paid',
    issuedOn: '2026-09-01',
    paidOn: '2026-09-20',
    number: '2026-001',
    clientName: 'Donaudampfschifffahrtsgesellschaftskapitän 🚢',
    clientId: 'nowhere',
  }),
  buildInvoice('void', {
    status: 'void',
    issuedOn: '2025-09-01',
    voidedOn: '2025-09-03',
    voidReason: 'Wrong client',
    number: '2025-014',
  }),
];

const meta = {
  title: 'dashboard/invoices',
  component: InvoicesScreen,
  parameters: {
    layout: 'fullscreen',
    path: portalPath('invoices'),
    seed: (sample: SeedRecords): SeedRecords => ({ ...sample, invoices }),
  },
  decorators: inPeople,
} satisfies Meta<typeof InvoicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (id: string) => ({ path: portalPath('invoices', { id }) });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /2026-002.*\$5,870\.65.*Overdue/ })).toBeVisible();
  },
};
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FiltersByStatus: Story = {
  parameters: { path: portalPath('invoices', { status: 'overdue' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '2026-002' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '2026-003' })).toBeNull();
  },
};

export const NoInvoices: Story = {
  parameters: { seed: (sample: SeedRecords): SeedRecords => sample },
};

export const NoClients: Story = {
  parameters: { seed: (): SeedRecords => createOwnBase(storyDay) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Add client' })).toBeVisible();
  },
};

export const NoApprovedTime: Story = {
  parameters: { seed: (sample: SeedRecords): SeedRecords => ({ ...sample, timesheets: [] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open Approvals' })).toBeVisible();
  },
};

export const DraftsAnInvoice: Story = {
  parameters: { seed: (sample: SeedRecords): SeedRecords => sample },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'New invoice' })[0]!);
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invoice' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(
      'Choose a client.',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Client' }), 'avery-crossings');
    await dialog.findByText(/in \d+ lines?: US\$[\d,.]+ before tax\./);
    const tax = dialog.getByRole('textbox', { name: 'Tax' });
    await userEvent.clear(tax);
    await userEvent.type(tax, '8.25');
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await canvas.findByRole('heading', { level: 1, name: 'Draft for Avery Crossings' });
    await expect(records().all('invoices')[0]).toMatchObject({ taxRate: 825, dueOn: '2026-12-18' });
  },
};

export const Draft: Story = { parameters: page('draft') };
export const DraftInTheDark: Story = { parameters: page('draft'), globals: { theme: 'dark' } };
export const DraftOnAPhone: Story = {
  parameters: page('draft'),
  globals: { viewport: { value: 'phone' } },
};

export const ChangesADraft: Story = {
  parameters: page('draft'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hosting' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'New line' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Fonts');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), 'one');
    await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Amount' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '100.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
    await canvas.findByRole('row', { name: /Fonts.*\$100\.50/ });
    const form = within(canvas.getByRole('form', { name: 'Details of the draft' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'Thank you');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(records().get('invoices', 'draft')!.note).toBe('Thank you'));
    await expect(records().get('invoices', 'draft')!.lines.at(-1)!.amount).toBe(10_050);
  },
};

export const KeepsUnsavedDetails: Story = {
  parameters: page('draft'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'Details of the draft' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'Thank you');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }));
    await expect(await screen.findByText('Save or discard the changed details first.')).toBeVisible();
    await expect(records().get('invoices', 'draft')!.status).toBe('draft');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(records().get('invoices', 'draft')!.note).toBe('Thank you'));
    await waitFor(() => expect(form.queryByText(/^Not saved yet/)).toBeNull());
    // The time of these lines is not in the sample.
    for (const name of ['Remove Harbour Ferry', 'Remove Harbour Ferry, content for the timetable'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(records().get('invoices', 'draft')!.lines).toHaveLength(1));
    // The second press of a double click reports no error.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() =>
      expect(records().get('invoices', 'draft')).toMatchObject({ status: 'sent', note: 'Thank you' }),
    );
    await expect(screen.queryByText(/marked as sent already/)).toBeNull();
  },
};

export const DeletesADraft: Story = {
  parameters: page('draft'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await canvas.findByRole('heading', { level: 1, name: 'Invoices' });
    await expect(records().get('invoices', 'draft')).toBeNull();
  },
};

export const Sent: Story = { parameters: page('sent') };

export const MarksAsPaid: Story = {
  parameters: page('sent'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Invoice 2026-003 is paid' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await canvas.findByText(/^Paid on 18 November 2026/);
    await expect(records().get('invoices', 'sent')!.paidOn).toBe('2026-11-18');
  },
};

export const VoidsWithAReason: Story = {
  parameters: page('overdue'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Void invoice 2026-002?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Void invoice' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveAccessibleDescription('Enter a reason.');
    await userEvent.type(reason, 'Wrong hours');
    await userEvent.click(dialog.getByRole('button', { name: 'Void invoice' }));
    await canvas.findByText(/^Voided on 18 November 2026: Wrong hours/);
    await expect(records().get('invoices', 'overdue')!.number).toBe('2026-002');
  },
};

export const OfADeletedClient: Story = {
  parameters: page('paid'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Donaudampfschifffahrt/)).toBeVisible();
  },
};

export const NotFound: Story = { parameters: page('nowhere') };
