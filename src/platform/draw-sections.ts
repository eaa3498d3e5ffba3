import { documentFlags } from './document-flags';
import { firstInput } from './first-input';
import { whenIdle } from './when-idle';

/** The longest wait for an idle moment, in ms: before the first section and before each further one. */
const timeouts = { first: 500, further: 100 };

const isWaiting = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';

/**
 * Draws for good what a stylesheet keeps from the first layout. The sections (`when-near`): from top to bottom, each in an
 * idle moment and a frame of its own, so that no task is long; the last one done, `data-drawn` on the document lets
 * every later page be drawn at once. `data-begun`, at the visitor's first sign, does the same on a phone for the boxes of
 * pictures, which are thereby asked for. Left to itself the browser draws what comes near and nothing else, and a picture
 * of the whole page, or a map of it beside the scrollbar, is blank in between.
 */
export function drawSections(): void {
  whenIdle(() => void document.fonts.ready.then(drawNext), timeouts.first);
  void firstInput.then(() => {
    documentFlags().begun = '';
  });
}

function drawNext() {
  // Looked for again each time: the visitor may have gone to another page.
  const section = [...document.querySelectorAll<HTMLElement>('section, footer')].find(isWaiting);
  if (!section) {
    documentFlags().drawn = '';
    return;
  }
  section.style.contentVisibility = 'visible';
  requestAnimationFrame(() => whenIdle(drawNext, timeouts.further));
}
