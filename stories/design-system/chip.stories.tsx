import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Chip } from '@/design-system/chip/chip';
import { framed } from '../framed';

const meta = {
  component: Chip,
  args: { children: 'Art direction' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: 'gauge', children: 'Fast Performance' } };

export const LongText: Story = {
  args: {
    children:
      'Accessible typography for displays that are read outdoors, in the rain and from two metres away',
  },
  decorators: [framed({ style: { inlineSize: 240 } })],
};

export const OnDark: Story = {
  render: () => (
    <div
      data-ground="dark"
      style={{ display: 'flex', gap: 12, padding: 24, background: 'var(--ground-dark)' }}
    >
      <Chip icon="braces">Clean Code</Chip>
      <Chip>Type</Chip>
    </div>
  ),
};

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Chip>Type</Chip>
      <Chip icon="globe">Global Reach</Chip>
    </div>
  ),
};

export const IsReadAndNotPressed: Story = {
  args: { icon: 'gauge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Art direction')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Art direction')).not.toHaveAttribute('tabindex');
  },
};
