import { useEffect, type RefObject } from 'react';
import { follow } from './cursor-follower';
import { onFrame } from './frame-loop';
import { groundOf } from './ground-at';

const clickable = 'a[href], button:not(:disabled), input, select, textarea, label, summary, [role="option"]';
/** Distance in px at which the follower has arrived and leaves the frame loop. */
const arrived = 0.1;

/**
 * The word of the picture at a point of the viewport, in px: `data-cursor-word`. A card's link covers its
 * picture, so the picture is below the link. Null over the card's own words, which must stay readable.
 */
function wordAt(x: number, y: number): string | null {
  const below = document.elementsFromPoint(x, y).find((element) => !element.matches('a'));
  return below?.closest('[data-cursor-word]')?.getAttribute('data-cursor-word') ?? null;
}

interface CursorParts {
  root: RefObject<HTMLElement | null>;
  inner: RefObject<HTMLElement | null>;
  outer: RefObject<HTMLElement | null>;
  word: RefObject<HTMLElement | null>;
  /** The outer disc moves by the gap divided by this number in each frame. */
  trailingSpeed: number;
}

/**
 * Places `inner` at the pointer and lets `outer` trail behind it. Sets attributes of `root` for the
 * stylesheet: `data-state` (rest, over, press), `data-over` (light, dark, signal), `data-visible` while a
 * pointer is present, and `data-word` while `word` holds the word of the picture below the pointer.
 */
export function useCursor({ root, inner, outer, word, trailingSpeed }: CursorParts): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const pointer = { x: 0, y: 0 };
    const trail = { x: 0, y: 0 };
    let pressed = false;
    let over = false;
    let stop: (() => void) | null = null;

    const place = (part: HTMLElement | null, { x, y }: { x: number; y: number }) => {
      if (part) part.style.translate = `${x}px ${y}px`;
    };
    const onTick = (_: number, delta: number) => {
      trail.x = follow(trail.x, pointer.x, delta, trailingSpeed);
      trail.y = follow(trail.y, pointer.y, delta, trailingSpeed);
      if (Math.hypot(pointer.x - trail.x, pointer.y - trail.y) < arrived) {
        Object.assign(trail, pointer);
        stop?.();
        stop = null;
      }
      place(inner.current, pointer);
      place(outer.current, trail);
    };
    const showState = () => element.setAttribute('data-state', pressed ? 'press' : over ? 'over' : 'rest');
    const showWord = (next: string | null) => {
      element.toggleAttribute('data-word', next !== null);
      // The last word stays while the disc around it shrinks.
      if (next !== null && word.current) word.current.textContent = next;
    };

    const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      pointer.x = clientX;
      pointer.y = clientY;
      if (!element.hasAttribute('data-visible')) {
        Object.assign(trail, pointer);
        element.setAttribute('data-visible', '');
      }
      showWord(over ? wordAt(clientX, clientY) : null);
      stop ??= onFrame('cursor', onTick);
    };
    // Also fires when the page scrolls under a resting pointer.
    const onOver = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      over = target.closest(clickable) !== null;
      element.setAttribute('data-over', groundOf(target));
      showWord(over ? wordAt(clientX, clientY) : null);
      showState();
    };
    const onPress = ({ pointerType }: PointerEvent) => {
      pressed = pointerType !== 'touch';
      showState();
    };
    const onRelease = () => {
      pressed = false;
      showState();
    };
    const onLeave = () => element.removeAttribute('data-visible');

    showState();
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    window.addEventListener('pointermove', onMove, options);
    document.addEventListener('pointerover', onOver, options);
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('pointerup', onRelease, options);
    window.addEventListener('pointercancel', onRelease, options);
    window.addEventListener('dragend', onRelease, options);
    document.documentElement.addEventListener('pointerleave', onLeave, options);
    return () => {
      listeners.abort();
      stop?.();
    };
  }, [root, inner, outer, word, trailingSpeed]);
}
