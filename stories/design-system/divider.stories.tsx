import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/design-system/button/button';
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

function Drawing() {
  const [draw, setDraw] = useState<'waiting' | 'drawn'>('waiting');
  return (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Divider variant="wave" draw={draw} data-testid="wave" />
      <Button onClick={() => setDraw('drawn')}>Draw</Button>
    </div>
  );
}

export const DrawsItselfWhenAsked: Story = {
  tags: ['browser'],
  render: () => <Drawing />,
  play: async ({ canvas }) => {
    const line = canvas.getByTestId('wave').querySelector('path')!;
    await expect(getComputedStyle(line).strokeDashoffset).toBe('1px');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(getComputedStyle(line).strokeDashoffset).toBe('0px'));
  },
};

export const IsSilent: Story = {
  args: { variant: 'wave' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvasElement.querySelector('svg')!.closest('[aria-hidden="true"]')).not.toBeNull();
  },
};
