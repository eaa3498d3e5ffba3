import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPressSprings } from '@/motion/press-springs';
import { stubMedia } from '../stubs';

let stop = () => {};

beforeEach(() => {
  stubMedia(false);
  document.body.innerHTML =
    '<button data-press><svg></svg></button><button data-press disabled></button><button data-press></button>';
  stop = startPressSprings();
});

afterEach(() => stop());

const buttons = () =>
  [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
const send = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/** Waits for the code that `startPressSprings` has asked for before. */
const springLoaded = () => import('@react-spring/web');

it('gives under the pointer, also on its picture, and springs back to nothing', async () => {
  const [button] = buttons();
  await springLoaded();
  send(button.firstElementChild!, 'pointerdown');
  await waitFor(() => expect(Number(button.style.scale)).toBeLessThan(0.99));
  send(window, 'pointerup');
  await waitFor(() => expect(button.style.scale).toBe(''));
});

it('leaves a disabled button alone, and each one under reduced motion', async () => {
  const [button, disabled, other] = buttons();
  await springLoaded();
  send(disabled, 'pointerdown');
  stubMedia(true);
  send(button, 'pointerdown');
  stubMedia(false);
  send(other, 'pointerdown');
  await waitFor(() => expect(Number(other.style.scale)).toBeLessThan(0.99));
  expect([button, disabled].map(({ style }) => style.scale)).toEqual(['', '']);
});

it('lets go of a button when it ends', async () => {
  const [button] = buttons();
  await springLoaded();
  send(button, 'pointerdown');
  await waitFor(() => expect(button.style.scale).not.toBe(''));
  stop();
  expect(button.style.scale).toBe('');
});
