import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LateField } from '@/sections/live-field/late-field';

type Callback = (entries: { isIntersecting: boolean }[]) => void;
let view: Callback;
const canDraw = vi.fn(() => false);

/** The wait for an idle moment is 200 ms where the browser has no `requestIdleCallback`. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Answers yes to the media queries that hold this text. */
const prefer = (text: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(text),
    addEventListener: () => {},
  }));

beforeAll(() => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
});
afterAll(() => void Reflect.deleteProperty(document, 'readyState'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  canDraw.mockClear();
  prefer('nothing');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        view = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => void vi.useRealTimers());

it('asks for the graphics card only once the picture is near', async () => {
  render(<LateField drawing="wordmark" canDraw={canDraw} />);
  view([{ isIntersecting: false }]);
  await pass(200);
  expect(canDraw).not.toHaveBeenCalled();
  view([{ isIntersecting: true }]);
  await pass(199);
  expect(canDraw).not.toHaveBeenCalled();
  await pass(1);
  expect(canDraw).toHaveBeenCalledOnce();
  expect(document.querySelector('canvas')).toBeNull();
});

it('does not ask for the graphics card in forced colours', async () => {
  prefer('forced-colors');
  render(<LateField drawing="wordmark" canDraw={canDraw} />);
  view([{ isIntersecting: true }]);
  await pass(200);
  expect(canDraw).not.toHaveBeenCalled();
});

it('is an empty box in the prerendered page', () => {
  expect(renderToString(<LateField drawing="lost" />)).toBe('<div></div>');
});
