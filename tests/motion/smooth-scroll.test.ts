// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollTo } from '@/motion/smooth-scroll';

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
