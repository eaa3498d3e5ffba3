import { afterEach, expect, it, vi } from 'vitest';
import { loadFonts } from '@/app/load-fonts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('applies the sheet once both typefaces are there, and waits until the letters have them', async () => {
  let draw = () => {};
  const ready = new Promise<void>((resolve) => {
    draw = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  const end = vi.fn();
  const loaded = loadFonts().then(end);
  const links = [...document.querySelectorAll('link')];
  const sheet = links.find(({ rel }) => rel === 'stylesheet')!;
  const last = links.find(({ rel }) => rel === 'preload')!;
  for (const link of links) if (link !== last) link.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(sheet.media).toBe('print');
  // A typeface that cannot be had keeps no other one away.
  last.dispatchEvent(new Event('error'));
  await expect.poll(() => sheet.media).toBe('');
  expect(end).not.toHaveBeenCalled();
  draw();
  await loaded;
});
