import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFrame } from '@/motion/frame-loop';

let frames: FrameRequestCallback[] = [];
/** Runs one frame, as a browser does: an error ends this frame only. */
function frame(time: number) {
  const due = frames;
  frames = [];
  const errors: unknown[] = [];
  for (const callback of due) {
    try {
      callback(time);
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => void vi.unstubAllGlobals());

it('continues with the next frame after a callback has thrown', () => {
  const scroll = vi.fn();
  const stops = [
    onFrame('scroll', scroll),
    onFrame('timeline', () => {
      throw new Error('no layout');
    }),
  ];
  expect(frame(16)).toHaveLength(1);
  frame(32);
  expect(scroll).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  frame(48);
  expect(frames).toEqual([]);
});

it('stops without callbacks, and starts again with the next one', () => {
  const draw = vi.fn();
  onFrame('field', draw)();
  frame(16);
  expect(frames).toEqual([]);
  const stop = onFrame('field', draw);
  frame(5000);
  // No time has passed in a loop that has just started.
  expect(draw).toHaveBeenCalledExactlyOnceWith(5000, 16);
  stop();
  frame(5016);
});
