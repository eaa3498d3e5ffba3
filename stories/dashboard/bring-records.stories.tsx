import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BringDialog } from '@/dashboard/screens/settings/bring/bring-dialog';
import { keyOfChange } from '@/dashboard/model/change';
import type { Person, SeedRecords } from '@/dashboard/model/records/records';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { backupOf } from '@/dashboard/store/backup/backup-of';
import { writeBackup } from '@/dashboard/store/backup/backup';
import type { DeviceRecords } from '@/dashboard/store/bring/device-records';
import { mapsOf } from '@/dashboard/store/record-maps';
import { OfflineError } from '@/dashboard/store/synced/requests';
import type { SharedAnswer } from '@/dashboard/store/synced/shared-commit';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { storyDay, storySample } from './in-portal';
import { UntilClosed } from './until-closed';

const base = createOwnBase(storyDay);
const sample = storySample();
const [admin, employee, intern] = base.people as [Person, Person, Person];
const at = `${storyDay}T08:00:00.000Z`;

/** An agency of its own on a device, with work of three sign-ins. */
const own: SeedRecords = {
  ...base,
  people: [
    { ...admin, name: 'Ada Lind', weeklyMinutes: 2400, revision: 2 },
    { ...employee, name: 'Nils Berg', email: 'nils@agency.example', status: 'active', revision: 1 },
    { ...intern, name: 'Ivo Sand', status: 'active', revision: 1 },
  ],
  settings: [{ ...base.settings![0]!, name: 'Salt Works', revision: 3 }],
  clients: sample.clients!.slice(0, 3).map((one) => ({ ...one, revision: 1 })),
  projects: sample.projects!.slice(0, 4).map((one, index) => ({
    ...one,
    leadId: admin.id,
    memberIds: [],
    fileIds: index === 0 ? ['file'] : [],
    revision: 1,
  })),
  tasks: sample.tasks!.slice(0, 12).map((one) => ({ ...one, assigneeId: employee.id, revision: 1 })),
  timeEntries: sample
    .timeEntries!.slice(0, 1180)
    .map((one) => ({ ...one, personId: employee.id, revision: 1 })),
  files: [{ id: 'file', revision: 1, name: 'map.pdf', type: 'application/pdf', size: 3, content: 'AAAA' }],
  messages: sample
    .messages!.slice(0, 3)
    .map((one) => ({ ...one, fromId: employee.id, toIds: [admin.id], revision: 1 })),
};

const backup = backupOf(mapsOf(own), at, { base: 'own', today: storyDay, at });

/** The server of an almost empty portal, in memory. @param answer - to an operation @default it is stored */
function server(answer: (count: number) => Promise<SharedAnswer> = async () => ({ result: 'done' })) {
  const records = mapsOf({
    people: [{ ...admin, name: 'ada', email: 'ada@agency.example' }],
    settings: base.settings,
    leaveKinds: base.leaveKinds,
  });
  let count = 0;
  return {
    read: fn<SharedPortal['read']>(async () => ({ records: new Map(records), deleted: new Set() })),
    send: fn<SharedPortal['send']>(async ({ changes }) => {
      const given = await answer((count += 1));
      if (given.result !== 'done') return given;
      for (const change of changes) {
        const { collection, id } = keyOfChange(change);
        if (change.type === 'put')
          records.get(collection)!.set(id, { ...change.record, revision: change.record.revision + 1 });
      }
      return given;
    }),
  };
}

const device = (of = backup): DeviceRecords => ({
  exist: fn(async () => true),
  read: fn(async () => ({ backup: of, unread: 0 })),
  remove: fn(async () => {}),
});

const meta = {
  title: 'dashboard/bring-records',
  component: BringDialog,
  args: { shared: server(), device: device(), onClose: fn() },
  render: ({ onClose, ...args }) => (
    <UntilClosed onClose={onClose}>{(close) => <BringDialog {...args} onClose={close} />}</UntilClosed>
  ),
  parameters: { layout: 'fullscreen', path: portalPath('settings') },
  decorators: inPeople,
} satisfies Meta<typeof BringDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('dialog', { name: 'Bring records' }));

async function preview(canvasElement: HTMLElement) {
  const dialog = await opened(canvasElement);
  await userEvent.click(await dialog.findByRole('button', { name: 'Use the records on this device' }));
  const heading = await dialog.findByRole('heading', { name: 'People' });
  await waitFor(() => expect(heading).toBeVisible());
  return dialog;
}

const sending = (dialog: Awaited<ReturnType<typeof opened>>) =>
  userEvent.click(dialog.getByRole('button', { name: /^Send/ }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Use the records on this device' })).toBeEnabled();
  },
};

export const WithoutRecordsOnTheDevice: Story = {
  args: { device: { ...device(), exist: async () => false } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByLabelText('Backup file')).toBeEnabled();
    await expect(dialog.queryByRole('heading', { name: 'This device' })).toBeNull();
  },
};

const inEuros = backupOf(mapsOf({ ...own, settings: [{ ...own.settings![0]!, currency: 'EUR' }] }), at, {
  base: 'own',
  today: storyDay,
  at,
});

export const AmountsInAnotherCurrency: Story = {
  args: { shared: server(), device: device(inEuros) },
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await expect(
      dialog.getByText(
        'Amounts here are in EUR, those of the shared portal in USD. They are sent unchanged, not converted.',
      ),
    ).toBeVisible();
  },
};

export const Preview: Story = {
  args: { shared: server() },
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await expect(dialog.getByRole('row', { name: 'Time entries 1,180 0 0 0' })).toBeVisible();
    // Drawn after the first frame.
    await expect(await dialog.findByRole('row', { name: 'Settings 0 0 1 0' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Files 1 0 0 0' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Ada Lind' })).toHaveDisplayValue(
      'ada (ada@agency.example)',
    );
    await expect(dialog.getByRole('combobox', { name: 'Nils Berg' })).toHaveDisplayValue('A new person');
    const left = within(dialog.getByRole('table', { name: 'Records that are not sent' }));
    await expect(
      left.getAllByText(
        'Only the person who wrote a message can bring it, and only while nobody has read it.',
      ),
    ).toHaveLength(3);
  },
};

export const PreviewOnAPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };

export const PreviewDarkOnATablet: Story = {
  ...Preview,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};

export const Sent: Story = {
  args: { shared: server(), device: device() },
  play: async ({ args, canvasElement }) => {
    const dialog = await preview(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Replace it with the version from here' }));
    await sending(dialog);
    const end = await dialog.findByText('1,204 records are in the shared portal, 3 were not sent.');
    await waitFor(() => expect(end).toHaveFocus());
    const { records: there } = await args.shared.read();
    await expect(there.get('people')!.get(admin.id)).toMatchObject({
      name: 'Ada Lind',
      email: 'ada@agency.example',
    });
    await expect(there.get('settings')!.get('agency')).toMatchObject({ name: 'Salt Works' });
    await expect(args.device!.remove).not.toHaveBeenCalled();
  },
};

export const DeletesTheRecordsOnTheDevice: Story = {
  args: { shared: server(), device: device() },
  play: async (context) => {
    await Sent.play!(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the records on this device' }));
    const question = within(
      await canvas.findByRole('dialog', { name: 'Delete the records on this device?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete the records' }));
    await canvas.findByText('Deleted the records on this device');
    await expect(context.args.device!.remove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const RecordsThatCannotBeRead: Story = {
  args: { shared: server(), device: { ...device(), read: async () => ({ backup, unread: 2 }) } },
  play: async (context) => {
    const dialog = await preview(context.canvasElement);
    await expect(dialog.getByText(/^2 records of this device can’t be read/)).toBeVisible();
    await sending(dialog);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the records on this device' }));
    await waitFor(() => expect(canvas.getByText(/not sent and 2 that can’t be read/)).toBeVisible());
  },
};

/** One operation is not answered, so that the story stays in the middle. */
const withoutAnEnd = () =>
  server((count) => (count < 7 ? Promise.resolve({ result: 'done' }) : new Promise(() => {})));

export const Sending: Story = {
  args: { shared: withoutAnEnd() },
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await sending(dialog);
    await expect(await dialog.findByText(/^893 of 1,202 records sent\.$/)).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Records sent' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const ContinuesAfterALostConnection: Story = {
  args: {
    shared: server(async (count) => {
      if (count === 4) throw new OfflineError('The server can’t be reached.');
      return { result: 'done' };
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await sending(dialog);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The server can’t be reached.'));
    await expect(
      await dialog.findByText(/records to send\. 6 records are in the shared portal already\.$/),
    ).toBeVisible();
    await sending(dialog);
    await dialog.findByText(/^1,202 records are in the shared portal, 3 were not sent\. 2 records keep/);
  },
};

export const StopsAndContinues: Story = {
  args: { shared: server() },
  play: async ({ args, canvasElement }) => {
    let answer = () => {};
    const send = args.shared.send as ReturnType<typeof server>['send'];
    const store = send.getMockImplementation()!;
    send.mockImplementationOnce(async (commit) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return store(commit);
    });
    const dialog = await preview(canvasElement);
    await sending(dialog);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    // As by Escape.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await dialog.findByText(/^Stopping… 0 of 1,202 records sent\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeDisabled();
    answer();
    await dialog.findByRole('heading', { name: 'People' });
    await expect(send).toHaveBeenCalledOnce();
    await sending(dialog);
    await dialog.findByText(/^1,202 records are in the shared portal, 3 were not sent\. 2 records keep/);
  },
};

export const AsksBeforeThePageIsLeft: Story = {
  args: { shared: withoutAnEnd() },
  play: async (context) => {
    await Sending.play!(context);
    await waitFor(() => expect(history.state).toMatchObject({ stepsToTwin: 1 }));
    history.back();
    const canvas = within(context.canvasElement);
    const question = await canvas.findByRole('dialog', { name: 'Stop and leave?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('progressbar', { name: 'Records sent' })).toBeVisible();
  },
};

export const ListsWhatTheServerRefuses: Story = {
  args: {
    shared: server(async (count) =>
      count === 2 ? { result: 'refused', reason: 'Not allowed here.' } : { result: 'done' },
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Nils Berg' }),
      'ada (ada@agency.example)',
    );
    await sending(dialog);
    const left = within(await dialog.findByRole('table', { name: 'Records that are not sent' }));
    await expect(left.getByRole('row', { name: 'Ivo Sand People Not allowed here.' })).toBeVisible();
    await expect(
      left.getByRole('row', { name: 'Nils Berg People Another of these records would get the same id.' }),
    ).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent(
      '1,200 records are in the shared portal, 5 were not sent.',
    );
  },
};

export const FromABackupFile: Story = {
  args: { shared: server() },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    const file = new File([writeBackup(backup)], 'portal-backup.json', { type: 'application/json' });
    await userEvent.upload(dialog.getByLabelText('Backup file'), file);
    await dialog.findByRole('heading', { name: 'People' });
    await expect(dialog.getByText('From “portal-backup.json”.')).toBeVisible();
    await sending(dialog);
    await dialog.findByText(/^1,202 records are in the shared portal, 3 were not sent\. 2 records keep/);
    await expect(dialog.queryByRole('button', { name: 'Delete the records on this device' })).toBeNull();
  },
};
