import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { plates } from '@/content/plates';
import { BeforeAfter } from '@/sections/before-after/before-after';

const meta = {
  component: BeforeAfter,
  parameters: { layout: 'fullscreen' },
  args: {
    before: { label: 'Calm', plate: plates['cover-drift'], alt: 'Lines at rest.' },
    after: { label: 'Storm', plate: plates['cover-interference'], alt: 'Lines from two sources.' },
    caption: 'The same lines an hour later.',
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutACaption: Story = { args: { caption: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    before: { ...meta.args.before, label: 'The control room in September 2025, before anything was drawn' },
    after: { ...meta.args.after, label: 'The control room in April 2026, with one line for each cause' },
    caption: `${meta.args.caption} `.repeat(8),
  },
};

export const MovesTheEdge: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Edge between Calm and Storm' });
    const edge = () => slider.parentElement!.style.getPropertyValue('--edge');
    await expect(slider).toHaveAttribute('aria-valuetext', '50% Calm');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    fireEvent.input(slider, { target: { value: '80' } });
    await expect(edge()).toBe('80%');
    await expect(slider).toHaveAttribute('aria-valuetext', '80% Calm');
    for (const alt of ['Lines at rest.', 'Lines from two sources.'])
      await expect(canvas.getByAltText(alt)).toBeInTheDocument();
  },
};

export const CentresItsThumbOnTheEdge: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider').getBoundingClientRect();
    const picture = canvas.getByAltText('Lines at rest.').closest('picture')!.getBoundingClientRect();
    const thumb = canvasElement.querySelector('[aria-hidden="true"]:has(svg)')!.getBoundingClientRect();
    await expect(slider.left).toBeCloseTo(picture.left - thumb.width / 2, 0);
    await expect(slider.right).toBeCloseTo(picture.right + thumb.width / 2, 0);
  },
};
