// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldDrawing } from '@/motion/drawings/drawing';
import { runWaveField, type WaveFieldRun } from '@/motion/run-wave-field';

/** Contexts that accept every call, the one for WebGL and those that its picture is copied to. */
const draw = vi.fn();
const copy = vi.fn();
const contexts = vi.fn((kind: string) => {
  const getExtension = () => ({ loseContext: () => {} });
  const known: Record<string, unknown> = {
    isContextLost: () => false,
    getExtension,
    drawArrays: draw,
    drawImage: copy,
  };
  return kind === 'webgl' || kind === '2d'
    ? new Proxy({}, { get: (_, name) => known[String(name)] ?? (() => ({})) })
    : null;
});
const webglContexts = () => contexts.mock.calls.filter(([kind]) => kind === 'webgl').length;

const sea: FieldDrawing = {
  maths: '',
  ramp: [[0, '#000000']],
  ground: '#000000',
  uniformsIn: () => ({ uFit: [1, 1] }),
  scroll: 'leaving',
  rests: false,
  isMirrored: false,
};

const getContext = HTMLCanvasElement.prototype.getContext;
const runs: WaveFieldRun[] = [];
function start(drawing: FieldDrawing): WaveFieldRun {
  const field = runWaveField(document.createElement('canvas'), drawing, { onShown: () => {}, onLost });
  runs.push(field);
  return field;
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
  for (const mock of [draw, copy, contexts]) mock.mockClear();
  HTMLCanvasElement.prototype.getContext = contexts as unknown as typeof getContext;
  run = start(sea);
});

afterEach(() => {
  for (const each of runs.splice(0)) each.stop();
  nextFrame?.(now);
  HTMLCanvasElement.prototype.getContext = getContext;
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

const second = () => drawFrames(...Array.from({ length: 30 }, () => 1000 / 30));

it('keeps drawing a field with a control of its own', () => {
  for (let seconds = 0; seconds < 6; seconds++) second();
  draw.mockClear();
  second();
  expect(draw.mock.calls.length).toBeGreaterThan(25);
});

it('draws nothing five seconds after the last input, and goes on with the next scroll', () => {
  run.stop();
  start({ ...sea, rests: true });
  for (let seconds = 0; seconds < 5; seconds++) second();
  draw.mockClear();
  second();
  expect(draw).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  second();
  expect(draw.mock.calls.length).toBeGreaterThan(25);
});

it('draws two fields in one WebGL context, and copies each', () => {
  start({ ...sea, rests: true });
  second();
  expect(webglContexts()).toBe(1);
  expect(copy.mock.calls.length).toBe(draw.mock.calls.length);
  expect(draw.mock.calls.length).toBeGreaterThan(50);
});

it('pauses every field of the page with one control', () => {
  start({ ...sea, rests: true });
  run.pause(true);
  draw.mockClear();
  second();
  expect(draw).not.toHaveBeenCalled();
  run.pause(false);
});

it('gives up every field when the frames of one are slow', () => {
  start({ ...sea, rests: true });
  drawFrames(16, 700, 700, 700);
  expect(onLost).toHaveBeenCalledTimes(2);
});

it('takes a new context after the last field has ended', () => {
  run.stop();
  start(sea);
  expect(webglContexts()).toBe(2);
});
