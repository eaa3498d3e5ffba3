import { whenIdle } from '@/platform/when-idle';
import { canDrawField } from './can-draw-field';
import { forcesColours, prefersReducedMotion, savesData } from './preferences';

let answer: boolean | undefined;
/** Checks the graphics card once, because each check creates a WebGL context. */
const askCard = () => (answer ??= canDrawField());

/**
 * Calls back when the live field may load: after page load, once the browser is idle. Never under reduced
 * motion, in forced colours, with data saving, or without a capable graphics card.
 * @param canDraw - replaces the graphics check, for stories and tests.
 * @returns a function that cancels it.
 */
export function whenFieldMayBeDrawn(callback: () => void, canDraw: () => boolean = askCard): () => void {
  if (prefersReducedMotion() || forcesColours() || savesData()) return () => {};
  return whenIdle(() => {
    if (canDraw()) callback();
  });
}
