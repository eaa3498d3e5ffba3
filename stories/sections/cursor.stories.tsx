import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Cursor } from '@/sections/cursor/cursor';
import { isTestRun } from '../../.storybook/test-run';
import { framed } from '../framed';

const meta = {
  component: Cursor,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        {(['light', 'dark', 'signal'] as const).map((ground) => (
          <section
            key={ground}
            data-ground={ground}
            aria-label={ground}
            style={{
              padding: 48,
              background: {
                light: 'var(--page)',
                dark: 'var(--ground-dark)',
                signal: 'var(--ground-signal)',
              }[ground],
              color: { light: 'var(--text)', dark: 'var(--on-dark)', signal: 'var(--on-signal)' }[ground],
            }}
          >
            <button type="button">Press on {ground}</button>
          </section>
        ))}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Cursor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether this browser has the pointer and the setting that the cursor needs. */
const wanted = () =>
  window.matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches;
const cursorIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-cursor]');

async function pointAt(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  const at = { clientX: left + 10, clientY: top + 10, pointerType: 'mouse', bubbles: true };
  await fireEvent.pointerOver(element, at);
  await fireEvent.pointerMove(element, at);
}

export const Default: Story = {};

export const LargerAndSlower: Story = { args: { innerSize: 12, outerSize: 28, trailingSpeed: 16 } };

export const GrowsOverControls: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cursor = cursorIn(canvasElement);
    if (!wanted()) {
      await expect(cursor).toBeNull();
      return expect(isTestRun()).toBe(false);
    }
    await waitFor(() => expect(cursor).toHaveAttribute('data-state', 'rest'));
    await pointAt(canvas.getByRole('region', { name: 'light' }));
    await expect(cursor).toHaveAttribute('data-state', 'rest');
    await pointAt(canvas.getByRole('button', { name: 'Press on light' }));
    await expect(cursor).toHaveAttribute('data-state', 'over');
    await fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    await expect(cursor).toHaveAttribute('data-state', 'press');
    await fireEvent.pointerUp(document.body, { pointerType: 'mouse' });
    await expect(cursor).toHaveAttribute('data-state', 'over');
  },
};

export const TakesTheColourThatTheGroundNeeds: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cursor = cursorIn(canvasElement);
    if (!cursor) return expect(wanted() || isTestRun()).toBe(false);
    const colour = () => getComputedStyle(cursor).color;
    await waitFor(() => expect(cursor).toHaveAttribute('data-state', 'rest'));
    await pointAt(canvas.getByRole('region', { name: 'dark' }));
    await waitFor(() => expect(colour()).toBe('rgb(255, 255, 255)'));
    await pointAt(canvas.getByRole('region', { name: 'light' }));
    await waitFor(() => expect(colour()).toBe('rgb(46, 7, 25)'));
    await pointAt(canvas.getByRole('region', { name: 'signal' }));
    await waitFor(() => expect(colour()).toBe('rgb(255, 255, 255)'));
  },
};

/** The discs and the word are around one point in a page that is written from right to left too. */
export const SurroundsThePointerInArabic: Story = {
  decorators: [framed({ dir: 'rtl' })],
  play: async ({ canvas, canvasElement }) => {
    const cursor = cursorIn(canvasElement);
    if (!cursor) return expect(wanted() || isTestRun()).toBe(false);
    await pointAt(canvas.getByRole('button', { name: 'Press on light' }));
    for (const place of cursor.children) {
      const { left } = place.getBoundingClientRect();
      for (const part of place.children) {
        const box = part.getBoundingClientRect();
        await expect(Math.abs(box.left + box.width / 2 - left)).toBeLessThan(0.5);
      }
    }
  },
};

export const HiddenOnTouchScreens: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'light' });
    await fireEvent.pointerMove(region, { clientX: 5, clientY: 5, pointerType: 'touch', bubbles: true });
    const cursor = cursorIn(canvasElement);
    await expect(cursor === null || !cursor.hasAttribute('data-visible')).toBe(true);
  },
};
