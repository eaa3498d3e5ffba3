import { beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from '@/motion/scroll-lock';

const root = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  root.removeAttribute('style');
});

it('holds the page and gives it back as it was', () => {
  root.style.overflow = 'clip';
  const unlock = lockScroll();
  expect(root.style.overflow).toBe('hidden');
  unlock();
  expect(root.style.overflow).toBe('clip');
});

it('waits for the last of several layers', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(root.style.overflow).toBe('hidden');
  second();
  expect(root.style.overflow).toBe('');
});

it('keeps the room of a scrollbar where the browser keeps no gutter', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const unlock = lockScroll();
  expect(root.style.paddingInlineEnd).toBe('15px');
  unlock();
  expect(root.style.paddingInlineEnd).toBe('');
});
