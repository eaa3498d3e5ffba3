import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { writeBackup } from '@/dashboard/store/backup/backup';
import { sealBackup } from '@/dashboard/store/backup/sealed-backup';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { RecoveryScreen, type RecoveryScreenProps } from '@/dashboard/screens/recovery/recovery';
import { storySample } from './in-portal';

const stored = {
  exportStored: fn(async () => '{}'),
  restoreStored: fn(async () => {}),
  resetStored: fn(async () => {}),
  forgetShared: fn(async () => {}),
};

const load = async () => stored;

/** The way out when the portal does not open: it reads no record and stands outside the shell. */
const meta = {
  component: RecoveryScreen,
  parameters: { layout: 'fullscreen' },
  args: { load: load as RecoveryScreenProps['load'] },
  beforeEach: () => Object.values(stored).forEach((one) => one.mockClear()),
} satisfies Meta<typeof RecoveryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const backupText = async () => writeBackup(await createMemoryWorkspace(storySample()).exportBackup());

const backupFile = async () => new File([await backupText()], 'good.json', { type: 'application/json' });

export const DownloadsEverything: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download everything' }));
    await expect(await canvas.findByText(/^Saved everything as “portal-storage-/)).toBeVisible();
    await expect(stored.exportStored).toHaveBeenCalledOnce();
  },
};

export const RestoresABackup: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), await backupFile());
    const dialog = within(await canvas.findByRole('dialog', { name: 'Restore this backup?' }));
    await expect(stored.restoreStored).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace all records' }));
    await expect(await canvas.findByText('Restored “good.json”.')).toBeVisible();
    await expect(stored.restoreStored).toHaveBeenCalledOnce();
  },
};

export const RestoresAProtectedBackup: Story = {
  play: async ({ canvas }) => {
    const text = await sealBackup(await backupText(), 'three tides a day');
    await userEvent.upload(canvas.getByLabelText('Backup file'), new File([text], 'protected.json'));
    const asked = within(await canvas.findByRole('dialog', { name: 'Open this backup' }));
    await waitFor(() => expect(asked.getByLabelText('Passphrase')).toBeVisible());
    await userEvent.type(asked.getByLabelText('Passphrase'), 'three tides');
    await userEvent.click(asked.getByRole('button', { name: 'Open' }));
    await expect(await asked.findByText(/^This passphrase does not open the file/)).toBeVisible();
    await userEvent.type(asked.getByLabelText('Passphrase'), ' a day');
    await userEvent.click(asked.getByRole('button', { name: 'Open' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Restore this backup?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace all records' }));
    await expect(await canvas.findByText('Restored “protected.json”.')).toBeVisible();
  },
};

export const RefusesABrokenBackup: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), new File(['{'], 'broken.json'));
    await expect(await canvas.findByText(/cut off or was changed/)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const AsksBeforeDeleting: Story = {
  play: async ({ canvas }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Delete and start over' }));
    await press();
    const dialog = () => within(canvas.getByRole('dialog', { name: 'Delete the stored records?' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(stored.resetStored).not.toHaveBeenCalled();
    await press();
    await userEvent.click(dialog().getByRole('button', { name: 'Delete and start over' }));
    await waitFor(() => expect(stored.resetStored).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(/^Deleted the stored records/)).toBeVisible();
  },
};

export const SaysWhatFailed: Story = {
  args: {
    load: async () => ({
      ...stored,
      resetStored: async () => {
        throw new Error('Another tab is using the records.');
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete and start over' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete and start over' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another tab is using the records.');
  },
};
