import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollTo, startSmoothScroll } from '@/motion/smooth-scroll';
import { jump } from '@/lib/jump';
import { stubMedia, stubResizeObserver } from '../stubs';

function stub(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));
}

describe('scrollTo without the library', () => {
  const scroll = vi.fn();
  beforeEach(() => {
    scroll.mockClear();
    vi.stubGlobal('scrollTo', scroll);
  });

  it('glides by the browser’s own means', () => {
    stub(false);
    scrollTo(120);
    expect(scroll).toHaveBeenCalledWith({ top: 120, behavior: 'smooth' });
  });

  it('jumps when that is asked for', () => {
    stub(false);
    scrollTo(0, { immediate: true });
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('jumps under reduced motion', () => {
    stub(true);
    scrollTo(0);
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    const element = document.createElement('h2');
    element.scrollIntoView = vi.fn();
    scrollTo(element);
    expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
  });
});

it('a jump and a scroll to the nearest edge end what glides', async () => {
  stubMedia(true);
  stubResizeObserver();
  let top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  const scroll = ({ top: to = 0 }: ScrollToOptions) => void (top = to);
  vi.stubGlobal('scrollTo', scroll);
  document.documentElement.scrollTo = scroll as typeof window.scrollTo;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  const stop = startSmoothScroll();
  window.dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => document.documentElement.className).toContain('lenis');
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: 900, bubbles: true, cancelable: true }));
  await expect.poll(() => document.documentElement.className).toContain('lenis-scrolling');
  jump(0);
  expect(document.documentElement.className).not.toContain('lenis-scrolling');
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: 900, bubbles: true, cancelable: true }));
  await expect.poll(() => document.documentElement.className).toContain('lenis-scrolling');
  const field = document.createElement('input');
  field.scrollIntoView = vi.fn();
  scrollTo(field, { block: 'nearest' });
  expect(document.documentElement.className).not.toContain('lenis-scrolling');
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
  stop();
});
