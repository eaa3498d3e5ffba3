import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConnectionStatus } from '@/dashboard/shell/connection/connection-status';
import { SignOutDialog } from '@/dashboard/shell/connection/sign-out-dialog';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { inPortal, seeded } from './in-portal';
import { conflicting, refused, sharedPortal, withApprovedWeek, withLaterTitle } from './shared-portal';

const meta = {
  component: ConnectionStatus,
  parameters: seeded(withLaterTitle),
  decorators: [inPortal({ role: 'employee' })],
  args: { shared: sharedPortal() },
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: title }));
    const dialog = await within(canvasElement).findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog).toBeVisible());
  };

export const Synced: Story = { play: opened('All changes saved') };

export const Sending: Story = {
  args: { shared: sharedPortal({ state: 'syncing', waiting: 1 }) },
  play: opened('Sending 1 change'),
};

export const Offline: Story = {
  args: { shared: sharedPortal({ state: 'offline', waiting: 3 }) },
  play: opened('Offline, 3 changes to send'),
};

export const FaultOfTheServer: Story = {
  args: { shared: sharedPortal({ state: 'failing', waiting: 2 }) },
  play: opened('2 changes to send'),
};

export const AnotherVersion: Story = {
  args: { shared: sharedPortal({ state: 'outdated', waiting: 1 }) },
  play: opened('New version'),
};

/** What each button leaves in each field: the priority that others have changed stays with both. */
export const Conflict: Story = {
  args: { shared: sharedPortal({ parked: [conflicting] }) },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'Field Keep mine Use theirs' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Title Draw the harbour Draw the bay' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Priority Low Low' })).toBeVisible();
  },
};

export const ConflictOnAPhone: Story = {
  ...Conflict,
  play: opened('1 change to decide'),
  globals: { viewport: { value: 'phone' } },
};

export const ConflictInTheDark: Story = { ...Conflict, globals: { theme: 'dark' } };

/** A deletion of what others have changed. */
export const ConflictOfADeletion: Story = {
  args: {
    shared: sharedPortal({
      parked: [
        { ...conflicting, changes: conflicting.changes.map((change) => ({ ...change, after: null })) },
      ],
    }),
  },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'Title Deleted Draw the bay' })).toBeVisible();
  },
};

/** An import shows its first records, and all of them on request. */
export const ManyRecords: Story = {
  args: {
    shared: sharedPortal({
      parked: [
        {
          ...refused,
          label: 'Imported 200 hours',
          changes: Array.from({ length: 200 }, (_, index) =>
            refused.changes.map((change) => ({ ...change, id: `new-${index}`, before: null })),
          ).flat(),
          theirs: [],
        },
      ],
    }),
  },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await expect(dialog.getAllByRole('table')).toHaveLength(20);
    await userEvent.click(dialog.getByRole('button', { name: 'Show all 200 records' }));
    await expect(dialog.getAllByRole('table')).toHaveLength(200);
  },
};

export const Refused: Story = {
  args: { shared: sharedPortal({ parked: [refused] }) },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: /^Minutes 1 h 30 min \d/ })).toBeVisible();
  },
};

/** Time of a week that an admin has approved meanwhile: the server would refuse it again. */
export const ApprovedMeanwhile: Story = {
  parameters: seeded(withApprovedWeek),
  args: { shared: sharedPortal({ parked: [refused] }) },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    // The present reason: the week was submitted when the change was parked.
    await expect(
      dialog.getByText(
        'This week’s time sheet is approved, so its time is locked. Ask an admin to reopen it first.',
      ),
    ).toBeVisible();
    await expect(dialog.getByText(/^You can’t keep your version now/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    await expect(dialog.getByRole('row', { name: 'Field Yours Theirs' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Minutes 1 h 30 min/ })).toBeVisible();
  },
};

export const ApprovedMeanwhileOnAPhone: Story = {
  ...ApprovedMeanwhile,
  play: opened('1 change to decide'),
  globals: { viewport: { value: 'phone' } },
};

/** A record that only this device has: its fields in words, and no other version. */
export const RefusedAndNew: Story = {
  args: {
    shared: sharedPortal({
      parked: [
        {
          ...refused,
          changes: refused.changes.map((change) => ({ ...change, id: 'new', before: null })),
          theirs: [null],
        },
      ],
    }),
  },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'Minutes 1 h 30 min Does not exist' })).toBeVisible();
  },
};

export const UsesTheirs: Story = {
  args: { shared: sharedPortal({ parked: [conflicting] }) },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    // The present title, not the one of the moment when the change was parked.
    await expect(dialog.getByRole('row', { name: 'Title Draw the harbour Draw the bay' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
    await expect(context.args.shared.discard).toHaveBeenCalledWith(conflicting);
  },
};

export const SaysWhyMineCannotBeKept: Story = {
  args: {
    shared: sharedPortal({
      parked: [refused],
      keepMine: fn<SharedPortal['keepMine']>(() =>
        Promise.reject(new Error('An invoice contains this time.')),
      ),
    }),
  },
  play: async (context) => {
    await opened('1 change to decide')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An invoice contains this time.');
  },
};

export const ChangesThePassword: Story = {
  play: async (context) => {
    await opened('All changes saved')(context);
    const form = within(await within(context.canvasElement).findByRole('form', { name: 'Password' }));
    await userEvent.type(form.getByLabelText('Current password'), 'the present one');
    await userEvent.type(form.getByLabelText('New password'), 'a long new password');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(context.args.shared.changePassword).toHaveBeenCalledWith({
        old: 'the present one',
        next: 'a long new password',
      }),
    );
  },
};

const devicesIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Your devices' }));

export const SignsOutADevice: Story = {
  // Each play starts with all devices.
  args: { shared: sharedPortal() },
  play: async (context) => {
    await opened('All changes saved')(context);
    const list = await devicesIn(context.canvasElement);
    await expect(await list.findAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('Firefox on Windows').closest('li')).toHaveTextContent('This device');
    await userEvent.click(list.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await expect(context.args.shared.endDevices).toHaveBeenCalledWith('phone');
    await expect(list.getByRole('status')).toHaveTextContent('Safari on iPhone is signed out.');
    await expect(list.getByRole('heading', { name: 'Your devices' })).toHaveFocus();
  },
};

export const SignsOutAllOtherDevices: Story = {
  args: { shared: sharedPortal() },
  play: async (context) => {
    await opened('All changes saved')(context);
    const list = await devicesIn(context.canvasElement);
    await userEvent.click(await list.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(context.args.shared.endDevices).toHaveBeenCalledWith(null);
    await expect(list.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const DevicesOnAPhone: Story = {
  play: opened('All changes saved'),
  globals: { viewport: { value: 'phone' } },
};

export const DevicesOffline: Story = {
  args: {
    shared: sharedPortal({
      state: 'offline',
      readDevices: () => Promise.reject(new Error('The server can’t be reached.')),
    }),
  },
  play: async (context) => {
    await opened('Offline')(context);
    const list = await devicesIn(context.canvasElement);
    await expect(await list.findByRole('alert')).toHaveTextContent('The server can’t be reached.');
  },
};

export const AsksBeforeSigningOut: Story = {
  render: () => <SignOutDialog unsent={2} onSignOut={fn()} onClose={fn()} />,
};
