import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { home } from '@/content/home';
import { Clients } from '@/sections/clients/clients';

const meta = {
  component: Clients,
  parameters: { layout: 'fullscreen' },
  args: home.clients!,
} satisfies Meta<typeof Clients>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneName: Story = { args: { names: home.clients!.names.slice(0, 1) } };

/** WCAG 2.2.2 asks for a pause button on what moves by itself for longer than five seconds. */
export const DoesNotMoveByItself: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const left = () => list.getBoundingClientRect().left;
    // The place that belongs to the scroll is taken with the first frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const start = left();
    // What moves by itself moves in any time.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(left()).toBe(start);
    for (const animation of list.getAnimations())
      await expect(animation.timeline).not.toBeInstanceOf(DocumentTimeline);
  },
};
