import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/dashboard/screens/authentication/login';
import { RegisterScreen } from '@/dashboard/screens/authentication/register';
import { portalPath } from '@/routes/portal-paths';
import { AuthProvider } from '@/state/use-auth';

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen', path: portalPath('login') },
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
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const LoginDarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const LoginOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Register: Story = {
  parameters: { path: portalPath('register') },
  render: () => <RegisterScreen />,
};

/** Nobody is signed in without a role, and the field says why. */
export const AsksForARole: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const role = canvas.getByRole('combobox', { name: 'Role' });
    await expect(role).toHaveFocus();
    await expect(role).toHaveAccessibleDescription(/Choose a role/);
    await expect(localStorage.getItem('user')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address');
  },
};

export const SignsTheRoleIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Employee' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
        role: 'employee',
        name: 'Test Employee',
      }),
    );
    await expect(canvas.getByText(/Test Employee is signed in/)).toBeVisible();
  },
};

export const SkipsToTheForm: Story = {
  play: async ({ canvas }) => {
    // A second form on the same page focuses its heading.
    canvas.getByRole('heading', { level: 1 }).blur();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'a secret');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('a secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const ExplainsAForgottenPassword: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password?' });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/There is no password to remember/)).toBeVisible();
  },
};

/** Nothing is sent and nobody is signed in; the form says so. */
export const RegistersNobody: Story = {
  parameters: { path: portalPath('register') },
  render: () => <RegisterScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@harbour.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'a secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('No account was created');
    await expect(localStorage.getItem('user')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in here' })).toHaveAttribute(
      'href',
      portalPath('login'),
    );
  },
};
