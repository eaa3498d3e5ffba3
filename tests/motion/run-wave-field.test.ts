// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWaveField, type WaveFieldRun } from '@/motion/run-wave-field';

/** A canvas whose WebGL accepts every call, and is in view. */
function canvasInView() {
  const canvas = document.createElement('canvas');
  const gl = new Proxy({}, { get: (_, name) => (name === 'isContextLost' ? () => false : () => ({})) });
  canvas.getContext = (() => gl) as unknown as typeof canvas.getContext;
  return canvas;
}

let nextFrame: FrameRequestCallback | undefined;
let run: WaveFieldRun;
const onLost = vi.fn();

/** Draws frames with these times between them, in ms. */
let now = 1000;
function drawFrames(...gaps: number[]) {
  for (const gap of gaps) {
    now += gap;
    nextFrame?.(now);
  }
}

beforeEach(() => {
  onLost.mockClear();
  nextFrame = undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    nextFrame = callback;
    return 1;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  run = runWaveField(canvasInView(), { onShown: () => {}, onLost });
});

afterEach(() => {
  run.stop();
  nextFrame?.(now);
  vi.unstubAllGlobals();
});

it('leaves the hero to the still picture after three frames of a quarter second', () => {
  drawFrames(16, 700, 700);
  expect(onLost).not.toHaveBeenCalled();
  drawFrames(700);
  expect(onLost).toHaveBeenCalledOnce();
});

it('keeps the field if slow frames alternate with fast ones', () => {
  drawFrames(16, 700, 700, 16, 700, 700, 16);
  expect(onLost).not.toHaveBeenCalled();
});

it('does not count the time of a pause as a slow frame', () => {
  drawFrames(16, 700, 700);
  run.pause(true);
  drawFrames(5000);
  run.pause(false);
  drawFrames(16, 700, 700);
  expect(onLost).not.toHaveBeenCalled();
});
