import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Plate } from '@/lib/plate';
import { PictureLoop } from '@/sections/picture-loop/picture-loop';

/** Twelve frames with the hours of a clock. */
const frames = Array.from({ length: 12 }, (_, index) => {
  const turn = (index * Math.PI) / 6;
  const [x, y] = [200 + 140 * Math.sin(turn), 250 - 140 * Math.cos(turn) + index * 500];
  return `<path fill="none" stroke="#1c0410" stroke-width="16" d="M200 ${250 + index * 500}L${x} ${y}"/>`;
}).join('');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 6000" width="400" height="6000"><path fill="#a9e4d7" d="M0 0h400v6000H0z"/>${frames}</svg>`;
const plate: Plate = {
  id: 'clock',
  sources: [{ width: 400, height: 6000, webp: `data:image/svg+xml,${encodeURIComponent(drawing)} 1x` }],
};

const meta = {
  component: PictureLoop,
  parameters: { layout: 'fullscreen' },
  args: { plate, alt: 'A hand that goes around a clock.', caption: 'Twelve hours in six seconds.' },
} satisfies Meta<typeof PictureLoop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutACaption: Story = { args: { caption: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { caption: `${meta.args.caption} `.repeat(12) } };

export const Pauses: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByAltText('A hand that goes around a clock.')).toBeInTheDocument();
    const moves = () =>
      canvasElement.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
    // Under reduced motion it rests until somebody plays it.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(moves()).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: 'Play the loop' }));
    }
    await waitFor(() => expect(moves()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the loop' }));
    await waitFor(() => expect(moves()).toBe(false));
    await expect(canvas.getByRole('button', { name: 'Play the loop' })).toBeVisible();
  },
};
