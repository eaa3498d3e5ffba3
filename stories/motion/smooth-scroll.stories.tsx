import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { lockScroll } from '@/motion/scroll-lock';
import { scrollTo, startSmoothScroll } from '@/motion/smooth-scroll';
import { isTestRun } from '../../.storybook/test-run';

/** A long page whose wheel and fragments are smoothed from the first input on. */
function LongPage() {
  useEffect(startSmoothScroll, []);
  return (
    <main style={{ minHeight: 4000 }}>
      <a href="#far">Far down</a>
      <div data-lenis-prevent="" style={{ height: 120, overflow: 'auto' }}>
        <p style={{ height: 400 }}>A layer that scrolls by itself.</p>
      </div>
      <h2 id="far" style={{ marginBlockStart: 2000 }}>
        The far end
      </h2>
    </main>
  );
}

const meta = {
  component: LongPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta<typeof LongPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const html = document.documentElement;
/** Waits for the library, which marks the root while it is at work; it is not loaded where motion is unwanted. */
const loaded = async () => {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference) and (any-pointer: fine)').matches) {
    await expect(isTestRun()).toBe(false);
    return false;
  }
  await fireEvent.pointerMove(document.body);
  await waitFor(() => expect(html).toHaveClass('lenis'));
  return true;
};
const wheel = (target: Element) => fireEvent.wheel(target, { deltaY: 400, bubbles: true, cancelable: true });

export const Default: Story = {};

export const GlidesWithTheWheel: Story = {
  play: async ({ canvas }) => {
    if (!(await loaded())) return expect(html).not.toHaveClass('lenis');
    await wheel(canvas.getByRole('main'));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(window.scrollY).toBeLessThan(400);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(390));
  },
};

export const DrawsNoFramesAtRest: Story = {
  play: async ({ canvas }) => {
    if (!(await loaded())) return expect(html).not.toHaveClass('lenis');
    await wheel(canvas.getByRole('main'));
    await waitFor(() => expect(window.scrollY).toBe(400));
    const frames = spyOn(window, 'requestAnimationFrame');
    await waitFor(async () => {
      frames.mockClear();
      await wait(100);
      await expect(frames).not.toHaveBeenCalled();
    });
    // After a rest as long as this it glides on, and does not jump.
    await wheel(canvas.getByRole('main'));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(400));
    await expect(window.scrollY).toBeLessThan(700);
    await waitFor(() => expect(window.scrollY).toBe(800));
  },
};

export const LeadsToAFragmentBelowTheBar: Story = {
  play: async ({ canvas }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('link', { name: 'Far down' }));
    const target = canvas.getByRole('heading', { name: 'The far end' });
    // The root's scroll padding is the height of the bar.
    await waitFor(() => expect(target.getBoundingClientRect().top).toBeCloseTo(72, -1));
  },
};

export const StandsStillUnderALock: Story = {
  play: async ({ canvas }) => {
    await loaded();
    const unlock = lockScroll();
    await wheel(canvas.getByRole('main'));
    // It would have glided by then.
    await wait(400);
    await expect(window.scrollY).toBe(0);
    unlock();
    scrollTo(200);
    await waitFor(() => expect(window.scrollY).toBeCloseTo(200, -1));
  },
};
