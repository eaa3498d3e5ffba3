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

/** Waits until a button is smaller. Without a scale it is as large as ever. */
const hasGiven = ({ style }: HTMLElement) => waitFor(() => expect(style.scale).toMatch(/^0\.9[78]/));

/** Waits for the code that `startPressSprings` has asked for before. */
const springLoaded = () => import('@react-spring/web');

it('gives under the pointer, also on its picture, and springs back to nothing', async () => {
  const [button] = buttons();
  await springLoaded();
  send(button.firstElementChild!, 'pointerdown');
  await hasGiven(button);
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
  await hasGiven(other);
  expect([button, disabled].map(({ style }) => style.scale)).toEqual(['', '']);
});

it('lets go of a button when it ends', async () => {
  const [button] = buttons();
  await springLoaded();
  send(button, 'pointerdown');
  await hasGiven(button);
  stop();
  expect(button.style.scale).toBe('');
});
