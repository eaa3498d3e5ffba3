import { act, render, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextArea } from '@/design-system/text-area/text-area';
import { ScrollBox } from '@/design-system/prose/scroll-box';
import { startSmoothScroll } from '@/motion/smooth-scroll';
import { Contents } from '@/sections/contents/contents';
import { stubIntersectionObserver, stubMedia, stubResizeObserver } from '../stubs';

it('smooth scrolling takes the wheel over the page, and leaves it to parts with their own scrolling', async () => {
  stubMedia(true);
  stubResizeObserver();
  vi.stubGlobal('scrollTo', () => {});
  stubIntersectionObserver();
  const { container } = render(
    <>
      <p>Page</p>
      <TextArea label="Message" />
      <Contents headings={[{ id: 'first', title: 'First part', level: 2 }]} />
      <ScrollBox label="Code">
        <pre>A long line</pre>
      </ScrollBox>
    </>,
  );
  const parts = within(container);
  const stop = startSmoothScroll();
  window.dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => document.documentElement.className).toContain('lenis');
  const isTaken = (element: Element, delta: WheelEventInit) => {
    const wheel = new WheelEvent('wheel', { ...delta, bubbles: true, cancelable: true });
    act(() => void element.dispatchEvent(wheel));
    return wheel.defaultPrevented;
  };
  const down = { deltaY: 90 };
  const sideways = { deltaX: 90, deltaY: 10 };
  expect(isTaken(parts.getByText('Page'), down)).toBe(true);
  expect(isTaken(parts.getByRole('textbox'), down)).toBe(false);
  expect(isTaken(parts.getByRole('link', { name: 'First part' }), down)).toBe(false);
  expect(isTaken(parts.getByText('A long line'), sideways)).toBe(false);
  expect(isTaken(parts.getByText('A long line'), down)).toBe(true);
  stop();
});
