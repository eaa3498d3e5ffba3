import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

export type CarouselDirection = 'next' | 'previous';

interface CarouselPosition {
  index: number;
  direction: CarouselDirection;
}

const start: CarouselPosition = { index: 0, direction: 'next' };

/**
 * Shared by a carousel's controls and the section's pictures, which are drawn in the direction of the move.
 * Preserved across page changes, so the user returns to the same slide.
 */
const positions = atom<Readonly<Record<string, CarouselPosition>>>({});

const wrap = (index: number, count: number) => ((index % count) + count) % count;

export interface CarouselState extends CarouselPosition {
  next: () => void;
  previous: () => void;
  /** Moves to a slide: 'next' towards a later one, 'previous' towards an earlier one. */
  goTo: (to: { index: number }) => void;
}

/** The position and moves of the carousel `id` with `count` slides. It wraps in both directions. */
export function useCarousel(id: string, count: number): CarouselState {
  const position = useAtomValue(useMemo(() => atom((get) => get(positions)[id] ?? start), [id]));
  const set = useSetAtom(positions);

  const move = useCallback(
    (to: (index: number) => CarouselPosition) =>
      set((all) => {
        const { index, direction } = to(all[id]?.index ?? start.index);
        return { ...all, [id]: { index: wrap(index, count), direction } };
      }),
    [set, id, count],
  );
  const next = useCallback(() => move((index) => ({ index: index + 1, direction: 'next' })), [move]);
  const previous = useCallback(() => move((index) => ({ index: index - 1, direction: 'previous' })), [move]);
  const goTo = useCallback(
    ({ index }: { index: number }) =>
      move((from) => ({ index, direction: index < from ? 'previous' : 'next' })),
    [move],
  );

  return { index: wrap(position.index, count), direction: position.direction, next, previous, goTo };
}
