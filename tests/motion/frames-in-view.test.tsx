import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framesInView } from '@/motion/frames-in-view';
import { useLineFlood } from '@/motion/use-line-flood';
import { Banner } from '@/sections/banner/banner';
import { stubIntersectionObserver, stubMedia, stubResizeObserver } from '../stubs';

let observer: ReturnType<typeof stubIntersectionObserver>;
let waiting: FrameRequestCallback[];
let time: number;

/** Runs frames until none is asked for, 200 at most. @returns their number. */
function runFrames(): number {
  let count = 0;
  for (; waiting.length > 0 && count < 200; count += 1) {
    const due = waiting;
    waiting = [];
    time += 16;
    for (const callback of due) callback(time);
  }
  return count;
}

beforeEach(() => {
  waiting = [];
  time = 0;
  observer = stubIntersectionObserver();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  stubMedia(false);
  stubResizeObserver();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Flooded() {
  return (
    <section ref={useLineFlood<HTMLElement>()}>
      <div data-wipe="" />
    </section>
  );
}
const sectionAt = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 400));
const scroll = () => window.dispatchEvent(new Event('scroll'));

it('draws a flood only while the page scrolls', () => {
  sectionAt(innerHeight - 100);
  const { container } = render(<Flooded />);
  const picture = container.querySelector<HTMLElement>('[data-wipe]')!;
  observer.tell(true);
  expect(runFrames()).toBeLessThan(3);
  const first = picture.style.clipPath;
  expect(first).toContain('path');
  sectionAt(innerHeight - 300);
  scroll();
  expect(runFrames()).toBeLessThan(3);
  expect(picture.style.clipPath).not.toBe(first);
  sectionAt(0);
  scroll();
  runFrames();
  expect(picture.style.clipPath).toBe('');
});

it('floods from the inline start, never under reduced motion, and takes its clip away', () => {
  sectionAt(innerHeight - 100);
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(Element.prototype, side, 'get').mockReturnValue(400);
  const pictureOf = (container: Element) => container.querySelector<HTMLElement>('[data-wipe]')!;
  const first = render(<Flooded />);
  observer.tell(true);
  runFrames();
  const picture = pictureOf(first.container);
  expect(picture.style.clipPath).toContain('M0 ');
  first.unmount();
  expect(picture.style.clipPath).toBe('');
  expect(observer.count()).toBe(0);

  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
  const second = render(<Flooded />);
  observer.tell(true);
  runFrames();
  expect(pictureOf(second.container).style.clipPath).toContain('M400 ');
  second.unmount();

  stubMedia(true);
  render(<Flooded />);
  expect(observer.count()).toBe(0);
});

it('asks for no frames once the crest of the banner has arrived, nor out of view', () => {
  sectionAt(innerHeight - 100);
  const { container } = render(<Banner title="Discover Unlimited Possibilities" />);
  const crest = () =>
    [...container.querySelectorAll<HTMLElement>('[data-wide]')].map(({ dataset }) => dataset.wide).join();
  observer.tell(true);
  const frames = runFrames();
  expect(frames).toBeGreaterThan(10);
  expect(frames).toBeLessThan(150);
  const low = crest();
  sectionAt(100);
  scroll();
  expect(runFrames()).toBeGreaterThan(10);
  expect(crest()).not.toBe(low);
  observer.tell(false);
  scroll();
  expect(runFrames()).toBe(0);
});

it('draws again after a change of size, and ends with all that it listens to', () => {
  const onSize = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        onSize.add(this.callback);
      }
      disconnect() {
        onSize.delete(this.callback);
      }
    },
  );
  const step = vi.fn(() => false);
  const stop = framesInView(document.body, { step });
  for (const change of onSize) change();
  runFrames();
  expect(step).not.toHaveBeenCalled();
  observer.tell(true);
  runFrames();
  for (const change of onSize) change();
  runFrames();
  expect(step).toHaveBeenCalledTimes(2);
  stop();
  expect([observer.count(), onSize.size]).toEqual([0, 0]);
  scroll();
  expect(runFrames()).toBe(0);
});
