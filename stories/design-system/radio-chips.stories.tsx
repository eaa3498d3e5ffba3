import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { RadioChips } from '@/design-system/radio-chips/radio-chips';

const meta = {
  component: RadioChips,
  args: {
    label: 'Start',
    mark: 'optional',
    name: 'start',
    options: ['This month', 'Next month', 'Later', 'Not sure yet'],
  },
} satisfies Meta<typeof RadioChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    label: 'When would it have to be in the hands of the people for whom you are making it?',
    options: [
      'As soon as the ministry has approved the budget of the coming year',
      'Unbeschreiblichkeitsvermutung'.repeat(2),
    ],
  },
};

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Start (optional)' })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'This month' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Next month' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'This month' })).not.toBeChecked();
  },
};

export const IsChosenWithAPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Later'));
    await expect(canvas.getByRole('radio', { name: 'Later' })).toBeChecked();
  },
};
