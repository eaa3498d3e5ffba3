import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCarousel } from '@/state/use-carousel';

const carousel = (id: string, count = 3) => renderHook(() => useCarousel(id, count)).result;

it('starts at the first slide', () => {
  expect(carousel('start').current).toMatchObject({ index: 0, direction: 'next' });
});

it('wraps forwards', () => {
  const state = carousel('forwards');
  const seen = [1, 2, 3].map(() => {
    act(() => state.current.next());
    return state.current.index;
  });
  expect(seen).toEqual([1, 2, 0]);
  expect(state.current.direction).toBe('next');
});

it('wraps backwards', () => {
  const state = carousel('backwards');
  act(() => state.current.previous());
  expect(state.current).toMatchObject({ index: 2, direction: 'previous' });
  act(() => state.current.previous());
  expect(state.current.index).toBe(1);
});

it('goes to a slide in the direction in which it lies', () => {
  const state = carousel('direct');
  act(() => state.current.goTo({ index: 2 }));
  expect(state.current).toMatchObject({ index: 2, direction: 'next' });
  act(() => state.current.goTo({ index: 1 }));
  expect(state.current).toMatchObject({ index: 1, direction: 'previous' });
});

it('counts two moves of one moment', () => {
  const state = carousel('twice');
  act(() => {
    state.current.next();
    state.current.next();
  });
  expect(state.current.index).toBe(2);
});

it('is shared by its id and by nothing else', () => {
  const [here, there, elsewhere] = [carousel('shared'), carousel('shared'), carousel('other')];
  act(() => here.current.next());
  expect(there.current.index).toBe(1);
  expect(elsewhere.current.index).toBe(0);
});

it('outlives whoever showed it', () => {
  const { result, unmount } = renderHook(() => useCarousel('kept', 3));
  act(() => result.current.next());
  unmount();
  expect(carousel('kept').current.index).toBe(1);
});
