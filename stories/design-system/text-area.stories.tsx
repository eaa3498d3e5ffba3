import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from '@/design-system/text-area/text-area';
import { framed } from '../framed';

const meta = {
  component: TextArea,
  args: { label: 'Message', placeholder: 'What are you making?' },
  decorators: [framed({ style: { maxInlineSize: 640, paddingBlockEnd: 40 } })],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = { args: { error: 'Write a message.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A ferry timetable.' } };

export const LongText: Story = {
  args: {
    defaultValue: 'We run four boats and one timetable, and nobody can read it in the sun. '.repeat(12),
  },
};

export const KeepsLinesTypedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAttribute('rows', '4');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(area).toHaveValue('One\nTwo');
  },
};

export const ErrorIsTiedToTheControl: Story = {
  args: { error: 'Write a message.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Write a message.');
  },
};
