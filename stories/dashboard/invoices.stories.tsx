import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import type { Invoice, InvoiceLine, SeedRecords } from '@/dashboard/model/records/records';
import { InvoicesScreen } from '@/dashboard/screens/invoices/invoices-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { records } from './story-records';
import { storyDay, seeded } from './in-portal';
import { blankRecord } from '../../tests/dashboard/blank-record';

const vat = { name: 'VAT', rate: 1_900 };
const reduced = { name: 'VAT', rate: 700 };

const lines: readonly InvoiceLine[] = [
  {
    id: 'ferry',
    text: 'Harbour Ferry',
    minutes: 2_410,
    hourlyRate: 12_000,
    rateFrom: 'person',
    amount: 482_000,
    entryIds: [],
    tax: vat,
  },
  {
    id: 'ferry-project',
    text: 'Harbour Ferry, content for the timetable',
    minutes: 50,
    hourlyRate: 10_000,
    rateFrom: 'project',
    amount: 8_333,
    entryIds: [],
    tax: vat,
  },
  {
    id: 'hosting',
    text: 'Hosting',
    minutes: null,
    hourlyRate: null,
    rateFrom: null,
    amount: 2_999,
    entryIds: [],
    tax: vat,
  },
];

const buildInvoice = (id: string, fields: Partial<Invoice> = {}) =>
  blankRecord('invoices', {
    id,
    clientId: 'avery-crossings',
    clientName: 'Avery Crossings',
    clientAddress: '4 Ferry Quay\nAvery',
    clientTaxNumber: 'GB 123 4567 89',
    agencyName: 'Undula',
    agencyAddress: '12 Tide Street, Avery',
    status: 'draft',
    currency: 'USD',
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    lines,
    createdOn: '2026-11-02',
    dueOn: '2026-12-02',
    ...fields,
  });

const sent = { status: 'sent', issuedOn: '2026-11-02' } as const;
const numbered = (numberPlace: number, year = '2026') => ({
  number: `${year}-${String(numberPlace).padStart(3, '0')}`,
  numberSeries: `${year}-{number}`,
  numberPlace,
});
const invoices: readonly Invoice[] = [
  buildInvoice('draft'),
  buildInvoice('sent', {
    ...sent,
    ...numbered(3),
    clientName: 'Kiln & Co',
    clientId: 'kiln-and-co',
    note: 'Please pay to the account of Undula at the Bank of Avery.',
  }),
  buildInvoice('overdue', { ...sent, ...numbered(2), dueOn: '2026-11-09' }),
  // The client was deleted later.
  buildInvoice('paid', {
    status: 'paid',
    issuedOn: '2026-09-01',
    payments: [
      { id: 'payment', paidOn: '2026-09-20', amount: invoiceTotals({ lines, discount: null }).total },
    ],
    ...numbered(1),
    clientName: 'Donaudampfschifffahrtsgesellschaftskapitän 🚢',
    clientId: 'nowhere',
  }),
  buildInvoice('void', {
    status: 'void',
    issuedOn: '2025-09-01',
    voidedOn: '2025-09-03',
    voidReason: 'Wrong client',
    ...numbered(14, '2025'),
  }),
];

/** A draft with two tax rates, a tax of 0 and a discount. */
const mixed = buildInvoice('mixed', {
  clientName: 'Kiln & Co',
  clientId: 'kiln-and-co',
  lines: [
    lines[0]!,
    { ...lines[1]!, tax: reduced },
    { ...lines[2]!, tax: { name: 'Reverse charge', rate: 0 } },
  ],
  discount: { kind: 'percent', rate: 1_000 },
});

const meta = {
  title: 'dashboard/invoices',
  component: InvoicesScreen,
  parameters: {
    layout: 'fullscreen',
    path: portalPath('invoices'),
    seed: (sample: SeedRecords): SeedRecords => ({
      ...sample,
      invoices,
      settings: sample.settings!.map((settings) => ({
        ...settings,
        invoicing: {
          ...settings.invoicing,
          termDays: 14,
          taxRates: [
            { id: 'vat', ...vat },
            { id: 'reduced', ...reduced },
            { id: 'none', name: 'No tax', rate: 0 },
          ],
          defaultTaxId: 'vat',
        },
      })),
    }),
  },
  decorators: inPeople,
} satisfies Meta<typeof InvoicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (id: string) => ({ path: portalPath('invoices', { id }) });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /2026-002.*\$5,870\.65.*Overdue/ })).toBeVisible();
  },
};
export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FiltersByStatus: Story = {
  parameters: { path: portalPath('invoices', { status: 'overdue' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2026-002' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '2026-003' })).toBeNull();
  },
};

export const NoInvoices: Story = {
  parameters: seeded((sample) => sample),
};

export const NoClients: Story = {
  parameters: seeded(() => createOwnBase(storyDay)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add client' })).toBeVisible();
  },
};

export const NoApprovedTime: Story = {
  parameters: seeded((sample) => ({ ...sample, timesheets: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Approvals' })).toBeVisible();
  },
};

export const DraftsAnInvoice: Story = {
  parameters: seeded((sample) => sample),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New invoice' })[0]!);
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invoice' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(
      'Choose a client.',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Client' }), 'avery-crossings');
    await dialog.findByText(/in \d+ lines?: US\$[\d,.]+ before tax\./);
    await expect(dialog.getByRole('combobox', { name: 'Tax' })).toHaveDisplayValue('No tax');
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await canvas.findByRole('heading', { level: 1, name: 'Draft for Avery Crossings' });
    await expect(canvas.getByText('30 days after the issue')).toBeVisible();
    const added = records().all('invoices')[0]!;
    await expect(added.dueOn).toBe('2026-12-18');
    await expect(added.lines[0]!.tax).toEqual({ name: 'No tax', rate: 0 });
  },
};

export const DraftsAnInvoiceOfAClient: Story = {
  parameters: {
    ...seeded((sample) => sample),
    path: portalPath('invoices', { new: 'avery-crossings' }),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invoice' }));
    await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveDisplayValue('Avery Crossings');
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await canvas.findByRole('heading', { level: 1, name: 'Draft for Avery Crossings' });
  },
};

export const InvoicesOneProject: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    projects: sample.projects!.map((project) =>
      project.id === 'grid-monitor' ? { ...project, clientId: 'avery-crossings' } : project,
    ),
  })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New invoice' })[0]!);
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invoice' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Client' }), 'avery-crossings');
    const projects = within(dialog.getByRole('group', { name: 'Projects' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/^All projects\./)).toBeVisible());
    const all = (await dialog.findByText(/before tax\.$/)).textContent;
    await userEvent.click(projects.getByRole('checkbox', { name: 'Harbour Ferry' }));
    await waitFor(() => expect(dialog.getByText(/before tax\.$/)).not.toHaveTextContent(all));
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await canvas.findByRole('heading', { level: 1, name: 'Draft for Avery Crossings' });
    const { lines: added } = records().all('invoices')[0]!;
    await expect(new Set(added.map(({ text }) => text))).toEqual(new Set(['Harbour Ferry']));
  },
};

/** The sample with an archived client, and a project that was deleted before its time was invoiced. */
const leftBehind = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  clients: sample.clients!.map((client) =>
    client.id === 'avery-crossings' ? { ...client, status: 'archived' } : client,
  ),
  projects: sample.projects!.filter(({ clientId }) => clientId !== 'kiln-and-co'),
});

export const InvoicesAnArchivedClient: Story = {
  parameters: seeded(leftBehind),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New invoice' })[0]!);
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invoice' }));
    const archived = within(dialog.getByRole('group', { name: 'Archived' }));
    await expect(archived.getByRole('option', { name: 'Avery Crossings' })).toBeEnabled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Client' }), 'avery-crossings');
    await dialog.findByText(/in \d+ lines?: US\$[\d,.]+ before tax\./);
  },
};

export const TimeOfADeletedProject: Story = {
  parameters: seeded(leftBehind),
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note');
    await expect(note).toHaveTextContent(/^Deleted projects have [\d,]+ h .*billable time/);
    await expect(within(note).getByRole('link', { name: 'Usage' })).toHaveAttribute(
      'href',
      portalPath('usage'),
    );
  },
};

export const Draft: Story = { parameters: page('draft') };
export const DraftDarkOnATablet: Story = {
  parameters: page('draft'),
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};
export const DraftOnAPhone: Story = {
  parameters: page('draft'),
  globals: { viewport: { value: 'phone' } },
};

export const ChangesADraft: Story = {
  parameters: page('draft'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hosting' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add line' }));
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
    const name = form.getByRole('textbox', { name: 'Client’s name' });
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(name).toHaveAccessibleDescription(/Enter the client’s name\./);
    await userEvent.type(name, 'Avery Ltd');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await canvas.findByRole('heading', { level: 1, name: 'Draft for Avery Ltd' });
    await expect(records().get('invoices', 'draft')!.note).toBe('Thank you');
    await expect(records().get('invoices', 'draft')!.lines.at(-1)!.amount).toBe(10_050);
  },
};

export const TakesTermAndTaxOfTheSettings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New invoice' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invoice' }));
    await expect(dialog.getByRole('combobox', { name: 'Tax' })).toHaveDisplayValue('VAT 19%');
    await expect(dialog.getByRole('textbox', { name: 'Payment term' })).toHaveValue('14');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Client' }), 'avery-crossings');
    await dialog.findByText(/in \d+ lines?: US\$[\d,.]+ before tax\./);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tax' }), 'VAT 7%');
    await userEvent.click(dialog.getByRole('button', { name: 'Create draft' }));
    await canvas.findByRole('heading', { level: 1, name: 'Draft for Avery Crossings' });
    const added = records()
      .all('invoices')
      .find(({ createdOn }) => createdOn === storyDay);
    await expect(added!.dueOn).toBe('2026-12-02');
    await expect(added!.lines[0]!.tax).toEqual(reduced);
  },
};

const withMixed = {
  ...page('mixed'),
  seed: (sample: SeedRecords): SeedRecords => ({ ...meta.parameters.seed(sample), invoices: [mixed] }),
};

export const SeveralTaxes: Story = {
  parameters: withMixed,
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Draft invoice' });
    const totals = [...sheet.querySelectorAll('dl')].at(-1)!;
    await expect(totals).toHaveTextContent(
      'LinesUS$4,933.32Discount 10%−US$493.33NetUS$4,439.99VAT 19% on US$4,338.00US$824.22VAT 7% on US$75.00US$5.25Reverse charge on US$26.99US$0.00TotalUS$5,269.46',
    );
  },
};
export const SeveralTaxesOnAPhone: Story = {
  parameters: withMixed,
  globals: { viewport: { value: 'phone' } },
};

export const LongWordInADescription: Story = {
  parameters: {
    ...page('draft'),
    seed: (sample: SeedRecords): SeedRecords => ({
      ...meta.parameters.seed(sample),
      invoices: [buildInvoice('draft', { lines: [{ ...lines[0]!, text: 'hosting.'.repeat(20) }] })],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Lines' });
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  },
};

export const ChangesALine: Story = {
  parameters: page('draft'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Harbour Ferry' }));
    const ferry = within(await canvas.findByRole('dialog', { name: 'Edit Harbour Ferry' }));
    await expect(ferry.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('readonly');
    const description = ferry.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(description);
    await userEvent.click(ferry.getByRole('button', { name: 'Save line' }));
    await expect(description).toHaveAccessibleDescription('Enter a description.');
    await userEvent.type(description, 'Design in October');
    await userEvent.selectOptions(ferry.getByRole('combobox', { name: 'Tax' }), 'VAT 7%');
    await userEvent.click(ferry.getByRole('button', { name: 'Save line' }));
    await canvas.findByRole('row', { name: /^Design in October.*VAT 7%.*\$4,820\.00/ });
    await expect(canvas.getByText('VAT 7% on US$4,820.00')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Hosting' }));
    const hosting = within(await canvas.findByRole('dialog', { name: 'Edit Hosting' }));
    const amount = hosting.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'much');
    await userEvent.click(hosting.getByRole('button', { name: 'Save line' }));
    await expect(amount).toHaveAccessibleDescription(/^Enter an amount such as/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '35');
    await userEvent.click(hosting.getByRole('button', { name: 'Save line' }));
    await canvas.findByRole('row', { name: /^Hosting.*\$35\.00/ });
  },
};

export const GivesADiscount: Story = {
  parameters: page('draft'),
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Details of the draft' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Discount' }), 'Percentage');
    const percent = form.getByRole('textbox', { name: 'Discount in percent' });
    await userEvent.type(percent, '100.5');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(percent).toHaveAccessibleDescription('A percentage is at most 100. Enter 100 or less.');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Discount' }), 'Amount');
    const amount = form.getByRole('textbox', { name: 'Discount before tax' });
    await userEvent.type(amount, '5000');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(amount).toHaveAccessibleDescription(
      'The lines are US$4,933.32 in total. Enter that or less.',
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '33.32');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Tax of all lines' }), 'VAT 7%');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByText('−US$33.32')).toBeVisible());
    await expect(canvas.getByText('US$5,243.00')).toBeVisible();
    // Without the large line, the discount would be more than the rest.
    await userEvent.click(form.getByRole('combobox', { name: 'Discount' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Harbour Ferry' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Harbour Ferry' })).toBeNull());
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Harbour Ferry, content for the timetable' }),
    );
    await expect(await screen.findByText(/Lower the discount first\./)).toBeVisible();
    await expect(records().get('invoices', 'draft')!.lines).toHaveLength(2);
  },
};

export const KeepsUnsavedDetails: Story = {
  parameters: page('draft'),
  play: async ({ canvas }) => {
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await canvas.findByRole('heading', { level: 1, name: 'Invoices' });
    await expect(records().get('invoices', 'draft')).toBeNull();
  },
};

export const Sent: Story = { parameters: page('sent') };

export const RecordsAPayment: Story = {
  parameters: page('sent'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Payment of invoice 2026-003' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await canvas.findByText(/^Paid on 18 November 2026\. Its time/);
    await expect(records().get('invoices', 'sent')!.status).toBe('paid');
  },
};

export const RecordsAPaymentOfAPart: Story = {
  parameters: page('sent'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Payment of invoice 2026-003' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    const save = dialog.getByRole('button', { name: 'Record payment' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '999999');
    await userEvent.click(save);
    await expect(amount).toHaveAccessibleDescription(/is still to pay\. Enter that or less\./);
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.click(save);
    await canvas.findByText(/is still to pay\. Its time is locked\.$/);
    await expect(canvas.getByText('Paid on 18 November 2026')).toBeVisible();
    await expect(records().get('invoices', 'sent')).toMatchObject({ status: 'sent' });
  },
};

export const PartlyPaid: Story = {
  parameters: {
    ...page('sent'),
    seed: (sample: SeedRecords): SeedRecords => ({
      ...meta.parameters.seed(sample),
      invoices: invoices.map((invoice) =>
        invoice.status === 'sent'
          ? { ...invoice, payments: [{ id: 'p', paidOn: '2026-11-12', amount: 40_000 }] }
          : invoice,
      ),
    }),
  },
};

export const PartlyPaidOnAPhone: Story = {
  parameters: PartlyPaid.parameters!,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const amounts = document.createRange();
    for (const text of ['US$5,870.65', 'US$5,470.65']) {
      amounts.selectNodeContents(await canvas.findByText(text));
      await expect(amounts.getClientRects(), `lines of ${text}`).toHaveLength(1);
    }
  },
};

export const RemovesAPayment: Story = {
  parameters: PartlyPaid.parameters!,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove the payment of US$400.00 on 12 November 2026' }),
    );
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove this payment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove payment' }));
    await canvas.findByText('Waiting for the payment. Its time is locked.');
    await expect(records().get('invoices', 'sent')!.payments).toEqual([]);
  },
};

export const PartlyPaidInTheList: Story = { parameters: seeded(PartlyPaid.parameters!.seed) };

export const AddsACredit: Story = {
  parameters: page('draft'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add line' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Deposit, paid in May');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '-50');
    await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: /^Deposit, paid in May/ })).toHaveTextContent(/−\S*50\.00/);
  },
};

export const VoidsWithAReason: Story = {
  parameters: page('overdue'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Void invoice 2026-002?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Void invoice' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveAccessibleDescription('Enter a reason.');
    await userEvent.type(reason, 'Wrong hours');
    await userEvent.click(dialog.getByRole('button', { name: 'Void invoice' }));
    await canvas.findByText(/^Voided on 18 November 2026: Wrong hours/);
    await expect(records().get('invoices', 'overdue')!.number).toBe('2026-002');
    await expect(canvas.getByText('Invoice 2026-002, void')).toBeVisible();
    // Its hours are of no time in this sample.
    await userEvent.click(canvas.getByRole('button', { name: 'Make a corrected draft' }));
    await within(document.body).findByText(/Make a new invoice instead\./);
  },
};

export const OfADeletedClient: Story = {
  parameters: page('paid'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Donaudampfschifffahrt/)).toBeVisible();
  },
};

export const NotFound: Story = { parameters: page('nowhere') };
