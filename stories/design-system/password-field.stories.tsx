import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '@/design-system/password-field/password-field';

const meta = {
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'three tides' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wrong: Story = { args: { error: 'Enter at least 12 characters.' } };

export const ShowsAndHides: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
