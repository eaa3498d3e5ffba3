import { easeInOut } from './ease-in-out';
import { onFrame } from './frame-loop';
import { swellPath } from './line-swell';
import type { WipeSide } from './line-wipe';
import { prefersReducedMotion } from './preferences';

/** A card or a row whose pictures answer the pointer and the focus. */
const swelling = '[data-swell]';
/** In ms. */
const duration = 900;

const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(swelling) : null;

/**
 * Sends a swell through the lines of a card's picture when the mouse, a pen or the keyboard focus enters the
 * card, with one set of listeners on the document. It begins at the side where the pointer is. None under reduced
 * motion.
 * @returns a function that removes the listeners.
 */
export function startPlateSwells(): () => void {
  const running = new Map<HTMLImageElement, () => void>();

  const swell = (image: HTMLImageElement, side: WipeSide) => {
    const { clientWidth: width, clientHeight: height } = image;
    if (running.has(image) || !image.complete || width === 0) return;
    let elapsed = 0;
    const stop = onFrame('field', (_, delta) => {
      elapsed += delta;
      if (elapsed >= duration) end();
      else
        image.style.clipPath = `path('${swellPath({ width, height }, easeInOut(elapsed / duration), side)}')`;
    });
    const end = () => {
      stop();
      image.style.clipPath = '';
      running.delete(image);
    };
    running.set(image, end);
  };

  const enter = (event: MouseEvent | FocusEvent) => {
    const card = cardAt(event.target);
    if (!card || card === cardAt(event.relatedTarget) || prefersReducedMotion()) return;
    for (const image of card.querySelectorAll<HTMLImageElement>('picture > img')) {
      const { left, width } = image.getBoundingClientRect();
      const isRight = event instanceof MouseEvent && event.clientX > left + width / 2;
      swell(image, isRight ? 'right' : 'left');
    }
  };
  const onPointerOver = (event: PointerEvent) => event.pointerType !== 'touch' && enter(event);
  // A press with the mouse moves the focus too, and has entered the card before.
  const onFocusIn = (event: FocusEvent) =>
    event.target instanceof Element && event.target.matches(':focus-visible') && enter(event);

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  return () => {
    listeners.abort();
    for (const end of running.values()) end();
  };
}
