import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPressSprings } from '@/motion/press-springs';
import { stubMedia } from '../stubs';

let stop = () => {};

beforeEach(() => {
  stubMedia(false);
  document.body.innerHTML = '<button data-press><svg></svg></button><button data-press disabled></button>';
  stop = startPressSprings();
});

afterEach(() => stop());

const buttons = () => [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
const send = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

async function springLoaded() {
  await import('@react-spring/web');
  await new Promise((resolve) => setTimeout(resolve, 20));
}

it('gives under the pointer, also on its picture, and springs back to nothing', async () => {
  const [button] = buttons();
  await springLoaded();
  send(button.firstElementChild!, 'pointerdown');
  await waitFor(() => expect(Number(button.style.scale)).toBeLessThan(0.99));
  send(window, 'pointerup');
  await waitFor(() => expect(button.style.scale).toBe(''));
});

it('leaves a disabled button alone', async () => {
  const [, disabled] = buttons();
  await springLoaded();
  send(disabled, 'pointerdown');
  // It would have given by then.
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(disabled.style.scale).toBe('');
});

it('does nothing under reduced motion', async () => {
  const [button] = buttons();
  await springLoaded();
  stubMedia(true);
  send(button, 'pointerdown');
  // It would have given by then.
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(button.style.scale).toBe('');
});

it('lets go of a button when it ends', async () => {
  const [button] = buttons();
  await springLoaded();
  send(button, 'pointerdown');
  await waitFor(() => expect(button.style.scale).not.toBe(''));
  stop();
  expect(button.style.scale).toBe('');
});
