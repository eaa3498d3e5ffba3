import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '@/design-system/icon-button/icon-button';

const meta = {
  component: IconButton,
  args: { icon: 'arrow-right', label: 'Next', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = { args: { size: 'compact', icon: 'x', label: 'Close' } };

export const Disabled: Story = { args: { disabled: true } };

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <IconButton icon="arrow-left" label="Previous" />
      <IconButton icon="arrow-right" label="Next" />
      <IconButton icon="pause" label="Pause" size="compact" />
      <IconButton icon="x" label="Close" size="compact" disabled />
    </div>
  ),
};

export const OnDark: Story = {
  render: (args) => (
    <div
      data-ground="dark"
      style={{ padding: 24, color: 'var(--on-dark)', background: 'var(--ground-dark)' }}
    >
      <IconButton {...args} />
    </div>
  ),
};

export const PressedByMouseAndKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(button).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const LargeEnoughForAFinger: Story = {
  tags: ['browser'],
  render: AllVariants.render,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
