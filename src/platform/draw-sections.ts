import { documentFlags } from './document-flags';
import { firstInput } from './first-input';
import { whenIdle } from './when-idle';

/** Maximum wait for idle time, in ms, before the first section and before each further one. */
const timeouts = { first: 500, further: 100 };

const isWaiting = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';

/**
 * Renders the sections that a stylesheet excludes from the first layout (`when-near`), from the first input on,
 * from top to bottom. Each has its own idle period and frame, so that no task is long. `data-drawn` then lets
 * later pages render at once. `data-begun`, set at the first input, does the same for picture boxes on a phone,
 * which starts their download. Without this, the browser renders only sections near the viewport, and
 * scrollbar previews have gaps.
 */
export function drawSections(): void {
  const untouched = new AbortController();
  const first = { width: window.innerWidth, height: window.innerHeight };
  // Chromium resizes the window for a picture of the whole page, and takes it in the next frame. It also reports
  // a resize when a phone's layout is first known.
  const drawResized = () => {
    if (window.innerWidth !== first.width || window.innerHeight !== first.height) documentFlags().drawn = '';
  };
  window.addEventListener('resize', drawResized, untouched);
  void firstInput.then(() => {
    untouched.abort();
    documentFlags().begun = '';
    whenIdle(() => void document.fonts.ready.then(drawNext), timeouts.first);
  });
}

function drawNext() {
  // Queried each time: the user may have navigated to another page.
  const section = [...document.querySelectorAll<HTMLElement>('section, footer')].find(isWaiting);
  if (!section) {
    documentFlags().drawn = '';
    return;
  }
  section.style.contentVisibility = 'visible';
  requestAnimationFrame(() => whenIdle(drawNext, timeouts.further));
}
