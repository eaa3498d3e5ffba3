import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryState, stepBack, visit, afterPendingStep } from '@/design-system/link/visit';

/** How the browser answers `history.go`. */
let deltas: number[] = [];
const arrive = (state: unknown = null) => {
  history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  vi.advanceTimersByTime(1);
};

beforeEach(() => {
  vi.useFakeTimers();
  deltas = [];
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => void deltas.push(delta));
  history.replaceState({ entry: 7 }, '', '/list#top');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The number of entries that an act adds. A document has 50 at most, and earlier tests may have filled it. */
const depthOf = (act: () => void) => {
  const push = vi.spyOn(history, 'pushState');
  act();
  return push.mock.calls.length;
};

it('adds one history entry, however often the same address is visited', () => {
  const depth = depthOf(() => {
    visit('/list?id=1');
    visit('/list?id=1');
  });
  expect(depth).toBe(1);
});

it('closes at once, however often, and goes back once and later', () => {
  visit('/list?id=1');
  visit('/list', { back: true });
  visit('/list', { back: true });
  expect(location.href).toMatch(/\/list#top$/);
  expect(entryState()).toEqual({ entry: 7, stepsToTwin: 1, isDuplicate: true });
  expect(deltas).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(deltas).toEqual([-1]);
});

it('closes in place what was opened from elsewhere, such as a shared link', () => {
  history.replaceState(null, '', '/list?id=1');
  const depth = depthOf(() => visit('/list', { back: true }));
  expect([depth, location.pathname, location.search]).toEqual([0, '/list', '']);
  vi.runAllTimers();
  expect(deltas).toEqual([]);
});

it('opens in the entry of what has just closed', () => {
  visit('/list?id=1');
  const depth = depthOf(() => {
    visit('/list', { back: true });
    visit('/list?id=2');
  });
  expect(depth).toBe(0);
  vi.advanceTimersByTime(300);
  expect(deltas).toEqual([]);
  expect(entryState().origin?.steps).toBe(1);
});

it('goes back no further after Back pressed together with a close', () => {
  visit('/list?id=1');
  visit('/list', { back: true });
  arrive();
  vi.advanceTimersByTime(300);
  expect(deltas).toEqual([]);
});

it('visits nothing while a step back is under way, and all of it afterwards in order', () => {
  visit('/list?id=1');
  visit('/list', { back: true });
  vi.advanceTimersByTime(300);
  visit('/list?id=2');
  visit('/about');
  expect(location.search).toBe('');
  arrive();
  expect(location.pathname).toBe('/about');
});

it('waits no longer than a second for a step back that leads nowhere', () => {
  stepBack(2);
  visit('/about');
  vi.advanceTimersByTime(1000);
  expect(location.pathname).toBe('/about');
});

it('steps back once at a time', () => {
  stepBack(1);
  afterPendingStep(() => stepBack(2));
  expect(deltas).toEqual([-1]);
  arrive();
  expect(deltas).toEqual([-1, -2]);
});

it('lets another document load instead of going back', () => {
  visit('/list?id=1');
  visit('/list', { back: true });
  window.dispatchEvent(new Event('beforeunload'));
  vi.runAllTimers();
  expect(deltas).toEqual([]);
});

it('keeps the state of an entry whose address is replaced', () => {
  visit('/list?id=1');
  const { origin } = entryState();
  visit('/list?id=1&q=a', { replace: true });
  expect(entryState().origin).toEqual(origin);
});
