import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountLoginScreen } from '@/dashboard/screens/authentication/account-login';
import { InvitedRegisterScreen } from '@/dashboard/screens/authentication/invited-register';
import { portalPath } from '@/routes/portal-paths';
import type { Account } from '@/state/stored-user';
import { AuthProvider, useAuth } from '@/state/use-auth';

const emma: Account = { id: 'emma', role: 'employee', name: 'Emma Lind', token: 'r:1' };

const meta = {
  component: AccountLoginScreen,
  parameters: { layout: 'fullscreen', path: portalPath('login') },
  args: { onSignIn: fn(async () => emma) },
  beforeEach: () => {
    localStorage.removeItem('user');
    return () => localStorage.removeItem('user');
  },
  decorators: [
    (Story) => (
      <AuthProvider>
        <Story />
      </AuthProvider>
    ),
  ],
} satisfies Meta<typeof AccountLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillAndSend(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'emma@undula.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'a password');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  return canvas;
}

export const Default: Story = {};
export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Register: Story = {
  parameters: { path: portalPath('register') },
  render: () => <InvitedRegisterScreen />,
};

export const SignsIn: Story = {
  play: async ({ args, canvasElement }) => {
    await fillAndSend(canvasElement);
    // The Storybook is a build without a server, which keeps no accounts.
    await expect(args.onSignIn).toHaveBeenCalledWith('emma@undula.example', 'a password');
  },
};

export const SaysWhatWentWrong: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.reject(
        new Error('The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.'),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fillAndSend(canvasElement);
    await expect(
      await canvas.findByText(
        'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('emma@undula.example');
    await expect(localStorage.getItem('user')).toBeNull();
  },
};

/** The sign-in of a person whose session the server has ended. */
function EndedSession() {
  const { session, endSession } = useAuth();
  useEffect(() => endSession('Your account is suspended. Ask an admin.'), [endSession]);
  return session.status === 'anonymous' && session.reason ? <AccountLoginScreen /> : null;
}

export const SaysWhyTheSessionEnded: Story = {
  render: () => <EndedSession />,
  play: async ({ canvas }) => {
    const reason = await canvas.findByText('Your account is suspended. Ask an admin.');
    await expect(reason).toBeVisible();
    await waitFor(() => expect(reason).toHaveFocus());
  },
};
