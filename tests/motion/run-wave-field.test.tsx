import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldDrawing } from '@/motion/drawings/drawing';
import type { WaveFieldRun } from '@/motion/run-wave-field';
import { stubResizeObserver } from '../stubs';

/** Contexts that accept every call, the one for WebGL and those that its picture is copied to. */
const draw = vi.fn();
const copy = vi.fn();
const setUniform = vi.fn();
const contexts = vi.fn((kind: string) => {
  const getExtension = () => ({ loseContext: () => {} });
  const known: Record<string, unknown> = {
    isContextLost: () => false,
    getExtension,
    drawArrays: draw,
    drawImage: copy,
    getUniformLocation: (_: unknown, name: string) => name,
    uniform1fv: setUniform,
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
let runWaveField: typeof import('@/motion/run-wave-field').runWaveField;
const runs: WaveFieldRun[] = [];
function start(drawing: FieldDrawing, canvas = document.createElement('canvas')): WaveFieldRun {
  const field = runWaveField(canvas, drawing, { onShown, onLost });
  runs.push(field);
  return field;
}

let nextFrame: FrameRequestCallback | undefined;
let run: WaveFieldRun;
const onShown = vi.fn();
const onLost = vi.fn();
/** The media query of the screen's pixels. */
let density: EventTarget;

/** Draws frames with these times between them, in ms. */
let now = 1000;
function drawFrames(...gaps: number[]) {
  for (const gap of gaps) {
    now += gap;
    nextFrame?.(now);
  }
}

beforeEach(async () => {
  // Slow frames end the fields of a document for good.
  vi.resetModules();
  ({ runWaveField } = await import('@/motion/run-wave-field'));
  for (const mock of [onShown, onLost]) mock.mockClear();
  nextFrame = undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    nextFrame = callback;
    return 1;
  });
  stubResizeObserver();
  density = new EventTarget();
  vi.stubGlobal('matchMedia', () => density);
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
  for (const mock of [draw, copy, setUniform, contexts]) mock.mockClear();
  HTMLCanvasElement.prototype.getContext = contexts as unknown as typeof getContext;
  run = start(sea);
});

afterEach(() => {
  for (const each of runs.splice(0)) each.stop();
  nextFrame?.(now);
  HTMLCanvasElement.prototype.getContext = getContext;
  vi.unstubAllGlobals();
});

it('leaves the hero to the still picture after three slow frames in a row', () => {
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

/** A canvas of a section below the window. */
function canvasBelow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(canvas, side, { value: 100 });
  const below = window.innerHeight + 50;
  canvas.getBoundingClientRect = () => new DOMRect(0, below, 100, 100);
  return canvas;
}
/** Measures a canvas as soon as it is observed. */
const measureAtOnce = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );

it('draws with the pixels of the screen that the window is moved to', () => {
  measureAtOnce();
  vi.stubGlobal('devicePixelRatio', 1);
  const canvas = canvasBelow();
  start(sea, canvas);
  expect(canvas.width).toBe(100);
  expect(onShown).toHaveBeenCalledOnce();
  vi.stubGlobal('devicePixelRatio', 1.5);
  density.dispatchEvent(new Event('change'));
  expect(canvas.width).toBe(150);
  vi.stubGlobal('devicePixelRatio', 1.25);
  density.dispatchEvent(new Event('change'));
  expect(canvas.width).toBe(125);
  for (const each of runs.splice(0)) each.stop();
  vi.stubGlobal('devicePixelRatio', 1);
  density.dispatchEvent(new Event('change'));
  expect(canvas.width).toBe(125);
});

const scrolls = () =>
  setUniform.mock.calls.filter(([name]) => name === 'uScroll').map(([, value]) => value[0]);

it('draws a field that starts out of view during a pause as in its still', () => {
  measureAtOnce();
  run.pause(true);
  start({ ...sea, scroll: 'entering' }, canvasBelow());
  run.pause(false);
  expect(scrolls()[0]).toBe(0);
});

it('draws each field once as in its still when it is paused', () => {
  measureAtOnce();
  start({ ...sea, scroll: 'entering' }, canvasBelow());
  expect(scrolls()).toEqual([1]);
  run.pause(true);
  expect(scrolls()).toEqual([1, 0]);
  run.pause(false);
});

it('leaves the hero to the still picture when the WebGL context is lost, and the next field takes a new one', () => {
  const [shared] = contexts.mock.contexts.filter((_, at) => contexts.mock.calls[at]![0] === 'webgl');
  (shared as unknown as HTMLCanvasElement).dispatchEvent(new Event('webglcontextlost'));
  expect(onLost).toHaveBeenCalledOnce();
  draw.mockClear();
  second();
  expect(draw).not.toHaveBeenCalled();
  start(sea);
  expect(webglContexts()).toBe(2);
  expect(onLost).toHaveBeenCalledOnce();
});

it('draws no further field in the document after slow frames', () => {
  drawFrames(16, 700, 700, 700);
  onLost.mockClear();
  start(sea);
  expect(webglContexts()).toBe(1);
  expect(onLost).toHaveBeenCalledOnce();
});
