import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { home } from '@/content/home';
import { Clients } from '@/sections/clients/clients';
import { framed } from '../framed';

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

/** The strip between two screens, where a page has scrolled past it. */
export const ShowsEveryNameInFull: Story = {
  tags: ['no-review'],
  globals: { viewport: { value: 'desktop' } },
  decorators: [framed({ style: { paddingBlock: '120vh' } })],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const unread = new Set(canvas.getAllByRole('listitem'));
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= end; top += 8) {
      window.scrollTo({ top, behavior: 'instant' });
      const { top: start, bottom } = list.getBoundingClientRect();
      if (start > innerHeight || bottom < 0) continue;
      // The place that belongs to the scroll is taken with the next frame.
      await new Promise(requestAnimationFrame);
      for (const name of unread) {
        const box = name.getBoundingClientRect();
        const isWhole =
          box.left >= 0 && box.right <= innerWidth && box.top >= bar && box.bottom <= innerHeight;
        if (isWhole) unread.delete(name);
      }
    }
    await expect([...unread].map(({ textContent }) => textContent)).toEqual([]);
  },
};

export const ShowsEveryNameInFullOnAPhone: Story = {
  ...ShowsEveryNameInFull,
  globals: { viewport: { value: 'phone' } },
};

export const ShowsEveryNameInFullWhenZoomed: Story = {
  ...ShowsEveryNameInFull,
  globals: { viewport: { value: 'zoomed' } },
};

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
