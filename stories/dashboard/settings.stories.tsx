import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SettingsScreen } from '@/dashboard/screens/settings/settings';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { sharedPortal } from './shared-portal';
import { draftName } from '@/dashboard/hooks/use-draft';
import { removeDraft } from '@/platform/drafts';

const meta = {
  component: SettingsScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('settings'), layout: 'fullscreen' },
  beforeEach: () => {
    for (const form of ['settings:facts', 'settings:hours', 'settings:invoicing'])
      removeDraft(draftName('test-admin', form));
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutFacts: Story = {
  parameters: seeded((sample) => ({ ...sample, settings: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The agency’s details are missing')).toBeVisible();
  },
};

export const SaysThatRecordsAreSetAside: Story = {
  decorators: [inPortal({ role: 'admin', persistence: { state: 'stored', unread: 2 } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t read 2 records/)).toHaveTextContent('Recovery');
  },
};

/** One device neither replaces nor resets the records of everybody. */
export const InASharedPortal: Story = {
  decorators: [inPortal({ role: 'admin', shared: sharedPortal() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download backup' })).toBeVisible();
    await expect(canvas.queryByLabelText('Restore a backup')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reset to an empty agency' })).toBeNull();
  },
};

export const OpensTheTimeImportByItsAddress: Story = {
  parameters: { path: portalPath('settings', { import: '1' }) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import time entries' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const FactsAreCheckedAndSaved: Story = {
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Agency' }));
    const email = form.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'nowhere');
    await userEvent.click(form.getByRole('button', { name: 'Save agency' }));
    await expect(email).toBeInvalid();
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.clear(email);
    await userEvent.type(email, 'studio@undula.example');
    await userEvent.click(form.getByRole('button', { name: 'Save agency' }));
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());
    await expect(email).toHaveValue('studio@undula.example');
  },
};

export const ADayIsClosed: Story = {
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Working hours' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Saturday' }));
    await expect(within(form.getByRole('group', { name: 'Saturday' })).getByText('Closed')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());
  },
};

export const SaysWhatNewWorkingDaysChange: Story = {
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Time' }));
    const note = () => form.queryByText(/also apply to past leave, planned time and overtime/);
    await expect(note()).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Friday' }));
    await expect(note()).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(note()).toBeNull());
  },
};

export const TimersAreRounded: Story = {
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Time' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Round stopped timers to' }), '15');
    await userEvent.click(form.getByRole('checkbox', { name: 'Always round up' }));
    await userEvent.click(form.getByRole('button', { name: 'Save time' }));
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());
    await expect(form.getByRole('combobox', { name: 'Round stopped timers to' })).toHaveValue('15');
  },
};

export const AnotherCurrency: Story = {
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Money' }));
    const currency = form.getByRole('textbox', { name: 'Currency' });
    await userEvent.clear(currency);
    await userEvent.type(currency, 'ABC');
    await userEvent.click(form.getByRole('button', { name: 'Save currency' }));
    await waitFor(() => expect(currency).toBeInvalid());
    await userEvent.clear(currency);
    await userEvent.type(currency, 'Japanese yen (jpy)');
    await expect(currency).toHaveAccessibleDescription(/^JPY has no decimals, so amounts are rounded:/);
    await userEvent.click(form.getByRole('button', { name: 'Save currency' }));
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());
    await expect(currency).toHaveValue('JPY');
  },
};

export const AddsAndRemovesKindsOfWork: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Kinds of work' }));
    await userEvent.click(form.getByRole('button', { name: 'Add kind' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Kind' })).toHaveFocus());
    await userEvent.keyboard('Design');
    await userEvent.click(form.getByRole('button', { name: 'Save kinds' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Hourly rate/ })).toBeInvalid());
    await userEvent.type(form.getByRole('textbox', { name: /^Hourly rate/ }), '110');
    await userEvent.click(form.getByRole('button', { name: 'Add kind' }));
    await waitFor(() => expect(form.getAllByRole('textbox', { name: 'Kind' })[1]).toHaveFocus());
    await userEvent.keyboard('design');
    await userEvent.type(form.getAllByRole('textbox', { name: /^Hourly rate/ })[1]!, '95,50');
    await userEvent.click(form.getByRole('button', { name: 'Save kinds' }));
    await waitFor(() =>
      expect(form.getAllByRole('textbox', { name: 'Kind' })[1]).toHaveAccessibleDescription(
        'Another kind has this name.',
      ),
    );
    await userEvent.click(form.getByRole('button', { name: 'Remove design' }));
    await userEvent.click(form.getByRole('button', { name: 'Save kinds' }));
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());
    await expect(form.getByRole('textbox', { name: /^Hourly rate/ })).toHaveValue('110.00');
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    await userEvent.type(form.getAllByRole('textbox', { name: /^Hourly rate/ })[1]!, '120');
    await userEvent.click(form.getByRole('button', { name: 'Save kinds' }));
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());
    const [before, added] = form.getAllByRole('textbox', { name: /^Hourly rate/ });
    await expect(before).toHaveAccessibleDescription('Until 17 Nov 2026');
    await expect(added).toHaveValue('120.00');
    await expect(added).toHaveAccessibleDescription('Valid today');
  },
};

export const InvoicesGetNumbersAndTaxes: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Invoices' }));
    const save = () => userEvent.click(form.getByRole('button', { name: 'Save invoices' }));
    const status = () => form.getAllByRole('status')[0]!;
    await expect(status()).toHaveTextContent(
      'The next invoice is 2026-001, and the first one of next year is 2027-001.',
    );
    const pattern = form.getByRole('textbox', { name: 'Invoice number' });
    await userEvent.clear(pattern);
    await userEvent.type(pattern, '{{year}{{year}');
    await save();
    await expect(pattern).toHaveAccessibleDescription(
      'Write {number} once, so that each invoice has its own number.',
    );
    await waitFor(() => expect(pattern).toHaveFocus());
    await userEvent.clear(pattern);
    await userEvent.type(pattern, 'RE-{{number}/{{year}');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Digits' }), 'At least 4 digits');
    const place = form.getByRole('textbox', { name: 'Next number' });
    await userEvent.clear(place);
    await userEvent.type(place, '42');
    await expect(status()).toHaveTextContent('The next invoice is RE-0042/2026');

    await userEvent.click(form.getByRole('button', { name: 'Add tax rate' }));
    await waitFor(() => expect(form.getAllByRole('textbox', { name: 'Name' })[1]).toHaveFocus());
    const name = form.getAllByRole('textbox', { name: 'Name' })[1]!;
    await save();
    await expect(name).toHaveAccessibleDescription('Enter a name such as VAT.');
    await userEvent.type(name, 'VAT 19 %');
    await userEvent.type(form.getAllByRole('textbox', { name: 'Rate' })[1]!, '19');
    await save();
    await expect(name).toHaveAccessibleDescription(/Leave out the percentage/);
    await userEvent.clear(name);
    await userEvent.type(name, 'VAT');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Tax of new invoices' }), 'VAT 19%');
    await save();
    await waitFor(() => expect(form.getByText('Saved.')).toBeVisible());

    // The rest is the new default once the default is removed.
    await userEvent.click(form.getByRole('button', { name: 'Remove VAT 19%' }));
    await expect(form.getByRole('combobox', { name: 'Tax of new invoices' })).toHaveDisplayValue('No tax');
    await userEvent.click(form.getByRole('button', { name: 'Remove No tax' }));
    await save();
    await expect(form.getByText(/^Add a tax rate\./)).toBeVisible();
  },
};

export const ATopicIsTurnedOff: Story = {
  play: async ({ canvas }) => {
    const tasks = await canvas.findByRole('checkbox', { name: /^Tasks/ });
    await expect(tasks).toBeChecked();
    await userEvent.click(tasks);
    await waitFor(() => expect(tasks).not.toBeChecked());
  },
};

export const AFileThatIsNoBackupIsRefused: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Restore a backup');
    await userEvent.upload(input, new File(['{"a":1}'], 'other.json', { type: 'application/json' }));
    await expect(await canvas.findByText(/This file is not a backup of the portal/)).toBeVisible();
  },
};

export const ABackupIsProtected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download with a passphrase' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Protect the backup' }));
    const download = () => userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(dialog.getByLabelText('Passphrase')).toBeVisible());
    await userEvent.type(dialog.getByLabelText('Passphrase'), 'tide');
    await download();
    await expect(
      await dialog.findByText('Enter at least 12 characters, for example four words.'),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Passphrase')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Passphrase'), ' and the harbour');
    await download();
    await expect(await dialog.findByText('This is not the same. Type the passphrase again.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Passphrase again'), 'tide and the harbour');
    await download();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AResetIsAskedFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset to sample agency' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset to sample agency?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RemovesTheSample: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove sample agency' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove sample agency?' }));
    await waitFor(() => expect(dialog.getByRole('rowheader', { name: 'Projects' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample agency' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Try the sample agency' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sample agency' })).toHaveFocus());
  },
};

export const ResetsToAnEmptyAgency: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset to an empty agency' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset to an empty agency?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace all records' }));
    await expect(await canvas.findByRole('link', { name: 'Set up again' })).toBeVisible();
  },
};
