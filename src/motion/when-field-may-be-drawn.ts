import { whenIdle } from '@/platform/when-idle';
import { canDrawField } from './can-draw-field';
import { prefersReducedMotion, savesData } from './preferences';

let answer: boolean | undefined;
/** Asks the graphics card once: the question takes a context of its own. */
const askCard = () => (answer ??= canDrawField());

/**
 * Calls back once the live field may be fetched and drawn: the page has loaded and the browser is idle. Never where less
 * motion or less data was asked for or no graphics card would draw it.
 * @param canDraw answers in the card's place, for stories and tests
 * @returns what cancels it
 */
export function whenFieldMayBeDrawn(callback: () => void, canDraw: () => boolean = askCard): () => void {
  if (prefersReducedMotion() || savesData()) return () => {};
  return whenIdle(() => {
    if (canDraw()) callback();
  });
}
