import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldDrawing } from '@/motion/drawings/drawing';

const drawing: FieldDrawing = {
  maths: '',
  ramp: [[0, '#000000']],
  ground: '#000000',
  uniformsIn: () => ({}),
  scroll: 'entering',
  rests: false,
  isMirrored: false,
};

const drawArrays = vi.fn();
/** A context that accepts every call. */
const context = new Proxy(
  {},
  {
    get: (_, name) =>
      ({ isContextLost: () => false, getExtension: () => ({ loseContext: () => {} }), drawArrays })[
        String(name)
      ] ?? (() => ({})),
  },
);
const getContext = HTMLCanvasElement.prototype.getContext;

/** Calls back at once that the field is in the window. */
class Observer {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.callback([{ isIntersecting: true }]);
  disconnect = () => {};
}

let LiveField: typeof import('@/sections/live-field/live-field').LiveField;
let nextFrame: FrameRequestCallback | undefined;
let now = 1000;
function drawFrames(count: number) {
  for (let frame = 0; frame < count; frame++) nextFrame?.((now += 40));
}

let forced = false;
beforeEach(async () => {
  // Its own loop: that of an earlier file may wait for a frame, and would not ask for another.
  vi.resetModules();
  ({ LiveField } = await import('@/sections/live-field/live-field'));
  forced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: forced && query.includes('forced-colors'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    nextFrame = callback;
    return 1;
  });
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof getContext;
  drawArrays.mockClear();
});

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
});

it('ends a pause when the page of its control is left', () => {
  const footer = render(<LiveField drawing={drawing} />);
  const page = render(<LiveField drawing={drawing} isPaused />);
  drawArrays.mockClear();
  drawFrames(10);
  expect(drawArrays).not.toHaveBeenCalled();
  page.unmount();
  drawFrames(10);
  expect(drawArrays).toHaveBeenCalled();
  footer.unmount();
  drawFrames(1);
});

it('leaves a pause alone that it has no control for', () => {
  const page = render(<LiveField drawing={drawing} isPaused />);
  const figure = render(<LiveField drawing={drawing} />);
  figure.unmount();
  drawArrays.mockClear();
  drawFrames(10);
  expect(drawArrays).not.toHaveBeenCalled();
  page.unmount();
  drawFrames(1);
});

it('draws nothing in forced colours, where only the still picture shows', () => {
  forced = true;
  const field = render(<LiveField drawing={drawing} />);
  drawFrames(10);
  expect(drawArrays).not.toHaveBeenCalled();
  field.unmount();
});
