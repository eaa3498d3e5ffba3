import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Badge } from '@/design-system/badge/badge';

const meta = {
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ok: Story = { args: { tone: 'ok', children: 'On track' } };

export const Warn: Story = { args: { tone: 'warn', children: 'Over plan' } };

export const Attention: Story = { args: { tone: 'attention', children: 'Time sheet due' } };

export const LongText: Story = {
  args: { tone: 'warn', children: 'Waiting for an answer from the harbour office' },
};

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Badge tone="ok">On track</Badge>
      <Badge tone="warn">Over plan</Badge>
      <Badge tone="attention">Time sheet due</Badge>
      <Badge>Draft</Badge>
    </div>
  ),
};

export const InTheDark: Story = {
  render: () => (
    <div data-theme="dark" style={{ padding: 24, background: 'var(--page)' }}>
      {AllVariants.render?.({}, {} as never)}
    </div>
  ),
};

export const SaysItsStateInAWord: Story = {
  tags: ['browser'],
  args: { tone: 'ok', children: 'Open now' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Open now');
    await expect(badge).toBeVisible();
    await expect(badge.getBoundingClientRect().height).toBe(24);
  },
};
