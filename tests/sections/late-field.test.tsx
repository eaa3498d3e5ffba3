import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { LateField } from '@/sections/live-field/late-field';

type Callback = (entries: { isIntersecting: boolean }[]) => void;
let view: Callback;
const canDraw = vi.fn(() => false);

/** Longer than the wait for an idle moment. */
const afterIdle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Answers yes to the media queries that hold this text. */
const prefer = (text: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(text),
    addEventListener: () => {},
  }));

beforeEach(() => {
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
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
});

it('asks for the graphics card only once the picture is near', async () => {
  render(<LateField drawing="wordmark" canDraw={canDraw} />);
  view([{ isIntersecting: false }]);
  await afterIdle();
  expect(canDraw).not.toHaveBeenCalled();
  view([{ isIntersecting: true }]);
  await afterIdle();
  expect(canDraw).toHaveBeenCalledOnce();
  expect(document.querySelector('canvas')).toBeNull();
});

it('does not ask for the graphics card in forced colours', async () => {
  prefer('forced-colors');
  render(<LateField drawing="wordmark" canDraw={canDraw} />);
  view([{ isIntersecting: true }]);
  await afterIdle();
  expect(canDraw).not.toHaveBeenCalled();
});

it('is an empty box in the prerendered page', () => {
  expect(renderToString(<LateField drawing="lost" />)).toBe('<div></div>');
});
