import { documentFlags } from './document-flags';
import { firstInput } from './first-input';
import { whenIdle } from './when-idle';

/** Maximum wait for idle time, in ms, before the first section and before each further one. */
const timeouts = { first: 500, further: 100 };

/** Maximum wait for an input, in ms after the first paint: on most devices the page has loaded by then. */
const inputTimeout = 3000;

/** Maximum wait for the page to load and for its typefaces, in ms: a file may never come. */
const loadTimeout = 10_000;

/** The most elements that are drawn at once, in several sections: each frame lays out the page, and none may be long on a phone. */
const elementsAtOnce = 240;

/** `when-near` is for outer sections: one inside another is drawn with it. To ask for its style would style both at once. */
const isOuter = (element: Element) => !element.parentElement?.closest('section');

const isWaiting = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';

/**
 * Renders the sections that a stylesheet excludes from the first layout (`when-near`) at the first input or after
 * `inputTimeout`, from top to bottom. A few have their own idle period and frame, so that no task is long. `data-drawn`
 * draws the last few and the footer's links, and lets later pages render at once. `data-begun` does the same for picture
 * boxes on a phone at the first input, which starts their download.
 *
 * Until then the browser itself renders what is near the viewport. It cannot stay so: Chromium gives a screen reader nothing
 * of a section that it never rendered, and the keys of a screen reader are no input of the page.
 * A picture of the whole page changes the size of the window, and all is drawn in that frame.
 * @param fonts - resolves once the letters have their typefaces: what is drawn before is laid out again
 */
export function drawSections(fonts: Promise<void>): void {
  const untilInput = new AbortController();
  window.addEventListener('resize', drawAll, { signal: untilInput.signal });
  void firstInput.then(() => {
    untilInput.abort();
    documentFlags().begun = '';
  });
  const noInput = new Promise<void>((resolve) => setTimeout(resolve, inputTimeout));
  void Promise.race([firstInput, noInput]).then(() => {
    whenIdle(() => void fonts.then(drawNext), timeouts.first);
    setTimeout(drawAll, loadTimeout);
  });
}

function drawAll() {
  documentFlags().drawn = '';
}

/** Takes the first sections that have at most `elementsAtOnce` elements together, and one at least. */
function withinLimit(sections: readonly HTMLElement[]): readonly HTMLElement[] {
  let elements = 0;
  const end = sections.findIndex((section, index) => {
    elements += section.getElementsByTagName('*').length;
    return index > 0 && elements > elementsAtOnce;
  });
  return end < 0 ? sections : sections.slice(0, end);
}

function drawNext() {
  // Queried each time: the user may have navigated to another page.
  const sections = [...document.querySelectorAll<HTMLElement>('section')].filter(isOuter).filter(isWaiting);
  const next = withinLimit(sections);
  if (next.length === sections.length) return drawAll();
  for (const section of next) section.style.contentVisibility = 'visible';
  requestAnimationFrame(() => whenIdle(drawNext, timeouts.further));
}
