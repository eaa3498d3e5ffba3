import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlateSwells } from '@/motion/plate-swells';
import { stubMedia } from '../stubs';

let stop = () => {};

beforeEach(() => {
  stubMedia(false);
  document.body.innerHTML =
    '<article data-swell><picture><img></picture><h3><a href="/">A title</a></h3></article><p>Outside</p>';
  const [image] = document.images;
  Object.defineProperty(image, 'complete', { value: true });
  Object.defineProperty(image, 'clientWidth', { value: 400 });
  Object.defineProperty(image, 'clientHeight', { value: 300 });
  stop = startPlateSwells();
});

afterEach(() => stop());

const clip = () => document.images[0]!.style.clipPath;
const point = (pointerType: string, from: Element | null = null) => {
  const event = new MouseEvent('pointerover', { bubbles: true, relatedTarget: from });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  document.querySelector('h3')!.dispatchEvent(event);
};

it.each(['mouse', 'pen'])(
  'sends one swell for a %s through the lines of a card’s picture, and leaves no clip behind',
  async (pointer) => {
    point(pointer);
    await waitFor(() => expect(clip()).toContain('path('));
    await waitFor(() => expect(clip()).toBe(''));
  },
);

it('starts no swell for a move within the card, for a finger, or under reduced motion', async () => {
  point('mouse', document.querySelector('a'));
  point('touch');
  stubMedia(true);
  point('mouse');
  // It would have begun by then.
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(clip()).toBe('');
});

it('removes the clip when it is stopped half way', async () => {
  point('mouse');
  await waitFor(() => expect(clip()).toContain('path('));
  stop();
  expect(clip()).toBe('');
});
