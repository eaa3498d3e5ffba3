import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Divider } from '@/design-system/divider/divider';

const meta = {
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheColourOfTheText: Story = { args: { rule: 'text' } };

export const Wave: Story = { args: { variant: 'wave' } };

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Divider />
      <Divider rule="text" />
      <Divider variant="wave" />
    </div>
  ),
};

export const IsSilent: Story = {
  args: { variant: 'wave' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvasElement.querySelector('svg')!.closest('[aria-hidden="true"]')).not.toBeNull();
  },
};
