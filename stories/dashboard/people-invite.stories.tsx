import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InviteDialog } from '@/dashboard/parts/invite/invite-dialog';
import { inPortal, storySample } from './in-portal';
import { invitation } from './shared-portal';

const person = storySample().people!.find(({ id }) => id === 'test-employee')!;

const meta = {
  component: InviteDialog,
  decorators: [inPortal({ role: 'admin' })],
  args: { person, onInvite: fn(async () => invitation), onClose: fn() },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};

export const ShowsThePasswordOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a password' }));
    const password = await canvas.findByText(invitation.password);
    await waitFor(() => expect(password).toBeVisible());
    await expect(args.onInvite).toHaveBeenCalledWith('test-employee');
    await expect(canvas.getByText(/until Wednesday 25 November 2026, 04:00/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...ShowsThePasswordOnce,
  globals: { viewport: { value: 'phone' } },
};

/** Nobody who finds the session of an admin open can take over the account of another one. */
export const AsksAnAdminForTheOwnPassword: Story = {
  args: { person: { ...person, id: 'alma', kind: 'admin', name: 'Alma Reyes' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your own password'), 'my own long password');
    await userEvent.click(canvas.getByRole('button', { name: 'Create a password' }));
    await expect(args.onInvite).toHaveBeenCalledWith('alma', 'my own long password');
    const password = await canvas.findByText(invitation.password);
    await waitFor(() => expect(password).toBeVisible());
  },
};

/** Closed before the server has answered, the dialog could not show the password. */
export const StaysWhileThePasswordIsMade: Story = {
  args: { onInvite: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a password' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const SaysWhatIsMissing: Story = {
  args: {
    onInvite: fn(() =>
      Promise.reject(new Error('This person has no work email. Add one, then create the password.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a password' }));
    const fault = await canvas.findByText(
      'This person has no work email. Add one, then create the password.',
    );
    await waitFor(() => expect(fault).toBeVisible());
  },
};
