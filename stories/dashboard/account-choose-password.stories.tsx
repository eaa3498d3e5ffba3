import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountLoginScreen } from '@/dashboard/screens/authentication/account-login';
import { ChoosePasswordScreen } from '@/dashboard/screens/authentication/choose-password';
import { InvitedError } from '@/dashboard/store/synced/requests';
import { portalPath } from '@/routes/portal-paths';
import type { Account } from '@/state/stored-user';
import { AuthProvider } from '@/state/use-auth';
import { invitation } from './shared-portal';

const emma: Account = { id: 'emma', role: 'employee', name: 'Emma Lind', token: 'r:1' };

const meta = {
  component: ChoosePasswordScreen,
  parameters: { layout: 'fullscreen', path: portalPath('login') },
  args: {
    invited: { email: 'emma@undula.example', ...invitation },
    onChoose: fn(async () => emma),
    onChosen: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChoosePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = 'a quite long password';

async function fillAndSend(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('New password'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Save and sign in' }));
  return canvas;
}

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const SavesAndSignsIn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await fillAndSend(canvasElement);
    const { email, password } = args.invited;
    await expect(args.onChoose).toHaveBeenCalledWith({ email, password, next });
    await expect(args.onChosen).toHaveBeenCalledWith(emma);
    await expect(canvas.getByRole('button', { name: 'Save and sign in' })).toBeDisabled();
  },
};

export const SaysThatTheInvitationHasExpired: Story = {
  args: {
    onChoose: fn(() =>
      Promise.reject(new Error('The password from the admin has expired. Ask an admin for a new one.')),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fillAndSend(canvasElement);
    const problem = await canvas.findByText(
      'The password from the admin has expired. Ask an admin for a new one.',
    );
    await expect(problem).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue(next);
  },
};

export const ProblemOnAPhoneInTheDark: Story = {
  ...SaysThatTheInvitationHasExpired,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

/** A sign-in with the password from an admin leads here, and back with the email. */
export const FollowsTheSignIn: Story = {
  decorators: [
    (Story) => (
      <AuthProvider>
        <Story />
      </AuthProvider>
    ),
  ],
  render: () => (
    <AccountLoginScreen onSignIn={() => Promise.reject(new InvitedError(invitation.validUntil))} />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'emma@undula.example');
    await userEvent.type(canvas.getByLabelText('Password'), invitation.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Choose your own password', level: 1 }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('emma@undula.example');
  },
};
