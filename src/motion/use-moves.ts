import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { LastPlaces, type Places } from './places';
import { playEntrance } from './play-entrance';
import { prefersReducedMotion } from './preferences';

/** Time after a list has gone in which another one continues it, in ms: the next page of the same kind. */
const memory = 1000;
/** Duration of a move in ms. */
const duration = 500;

/** Returns the positions of a list's items within it. */
function placesOf(list: HTMLElement, keys: readonly string[]): Places['byKey'] {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  return new Map(
    items.map((item, index) => [
      keys[index]!,
      { x: item.offsetLeft - list.offsetLeft, y: item.offsetTop - list.offsetTop },
    ]),
  );
}

/**
 * Moves the items of a list from where they were before it was filtered; new ones rise by 32 px. Also between two
 * pages that show parts of one list: the places outlive the component for a second. No effect under reduced
 * motion.
 * @param keys - of the list's children, in their order, each unique.
 */
export function useMoves<T extends HTMLElement>(keys: readonly string[]): RefObject<T | null> {
  const ref = useRef<T>(null);
  const lastRef = use(LastPlaces);
  const order = keys.join('\n');

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const before = lastRef.current;
    const byKey = placesOf(list, order.split('\n'));
    lastRef.current = { byKey, gone: Number.POSITIVE_INFINITY };
    if (!before || performance.now() - before.gone > memory || prefersReducedMotion()) return;
    for (const [index, [key, { x, y }]] of [...byKey].entries()) {
      const from = before.byKey.get(key) ?? { x, y: y + 32 };
      if (from.x === x && from.y === y) continue;
      playEntrance(
        list.children[index]!,
        { translate: [`${from.x - x}px ${from.y - y}px`, '0 0'] },
        duration,
      );
    }
  }, [lastRef, order]);

  // Before the list that takes its place is laid out.
  useLayoutEffect(
    () => () => {
      if (lastRef.current) lastRef.current.gone = performance.now();
    },
    [lastRef],
  );

  return ref;
}
