import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlateSwells } from '@/motion/plate-swells';
import { stubFrames, stubMedia } from '../stubs';

let stop = () => {};
let frames: ReturnType<typeof stubFrames>;

beforeEach(() => {
  frames = stubFrames();
  stubMedia(false);
  document.body.innerHTML =
    '<article data-swell><picture><img></picture><h3><a href="/">A title</a></h3></article><p>Outside</p>';
  const [image] = document.images;
  Object.defineProperty(image, 'complete', { value: true });
  Object.defineProperty(image, 'clientWidth', { value: 400 });
  Object.defineProperty(image, 'clientHeight', { value: 300 });
  stop = startPlateSwells();
});

afterEach(() => {
  stop();
  // The page's frame loop ends with a frame without callbacks.
  frames.tick(16);
});

const clip = () => document.images[0]!.style.clipPath;
const point = (pointerType: string, from: Element | null = null) => {
  const event = new MouseEvent('pointerover', { bubbles: true, relatedTarget: from });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  document.querySelector('h3')!.dispatchEvent(event);
};

it.each(['mouse', 'pen'])(
  'sends one swell for a %s through the lines of a card’s picture, and leaves no clip behind',
  (pointer) => {
    point(pointer);
    frames.tick(16);
    expect(clip()).toContain('path(');
    for (let frame = 0; frame < 5; frame += 1) frames.tick(100);
    // No second one begins meanwhile.
    point(pointer);
    for (let frame = 0; frame < 5; frame += 1) frames.tick(100);
    expect(clip()).toBe('');
  },
);

it('starts no swell for a move within the card, for a finger, or under reduced motion', () => {
  point('mouse', document.querySelector('a'));
  point('touch');
  stubMedia(true);
  point('mouse');
  expect(frames.waiting()).toBe(0);
});

it('removes the clip when it is stopped half way', () => {
  point('mouse');
  frames.tick(16);
  expect(clip()).toContain('path(');
  stop();
  expect(clip()).toBe('');
});
