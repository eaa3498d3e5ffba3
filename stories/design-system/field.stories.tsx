import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '@/design-system/field/field';
import { framed } from '../framed';

const meta = {
  component: Field,
  args: { label: 'Email', type: 'email', placeholder: 'name@company.com', onChange: fn() },
  decorators: [framed({ style: { maxInlineSize: 320, paddingBlockEnd: 40 } })],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = 'Enter a full address, with an @.';

export const Default: Story = {};

export const WithHint: Story = {
  args: { label: 'Phone', type: 'tel', hint: 'With the country code.', placeholder: undefined },
};

export const Optional: Story = { args: { mark: 'optional' } };

export const Invalid: Story = { args: { error, defaultValue: 'name.company' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'hello@undula.example' } };

export const WithAction: Story = {
  args: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    defaultValue: 'harbour-light',
    placeholder: undefined,
    action: (
      <button type="button" style={{ minBlockSize: 44, fontWeight: 600 }}>
        Show
      </button>
    ),
  },
};

export const LongText: Story = {
  args: {
    label: 'The address that the person who signs the agreement on your side reads every working day',
    hint: 'A shared mailbox is fine, as long as somebody opens it before the ferry leaves in the morning.',
    error:
      'Enter a full address, with an @, and check that it is the one that your company has given to you.',
    defaultValue: 'a-very-long-name-before-the-sign.of-a-very-long-company-name.example',
  },
};

export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', error: 'أدخل عنوانًا كاملاً مع علامة @.', defaultValue: 'name.company' },
  decorators: [framed({ dir: 'rtl', lang: 'ar' })],
};

export const RightToLeftLongAddress: Story = {
  ...RightToLeft,
  args: { ...RightToLeft.args, defaultValue: LongText.args?.defaultValue },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    const text = field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft);
    const icon = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(icon.right).toBeLessThan(text);
  },
};

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Field label="Name" />
      <Field label="Email" mark="optional" placeholder="name@company.com" />
      <Field label="Email" error={error} defaultValue="name.company" />
      <Field label="Email" disabled defaultValue="hello@undula.example" />
    </div>
  ),
};

export const TakesTextFromTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ada@undula.example');
    await expect(field).toHaveValue('ada@undula.example');
    await expect(args.onChange).toHaveBeenCalledTimes(18);
  },
};

export const LabelMovesTheFocus: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const ErrorIsTiedToTheControl: Story = {
  args: { error, hint: 'Where the answer goes.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${error} Where the answer goes.`);
  },
};

export const AnErrorHasARowOfItsOwn: Story = {
  tags: ['browser'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: '1fr 1fr' }}>
      <Field label="First" />
      <Field label="Second" error="Enter it." />
      <Field label="Third" />
      <Field label="Fourth" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(box('Fourth').top - box('Enter it.').bottom).toBeGreaterThanOrEqual(24);
    await expect(box('Fourth').top).toBe(box('Third').top);
  },
};
