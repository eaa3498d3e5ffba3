import type { gsap as Gsap } from 'gsap';
import type { ScrollTrigger as Trigger } from 'gsap/ScrollTrigger';
import { onFrame } from './frame-loop';

export interface GsapKit {
  gsap: typeof Gsap;
  ScrollTrigger: typeof Trigger;
}

let loading: Promise<GsapKit> | undefined;

async function load(): Promise<GsapKit> {
  const [{ gsap }, { ScrollTrigger }] = await Promise.all([import('gsap'), import('gsap/ScrollTrigger')]);
  // ScrollTrigger gives a body without a style attribute an empty one, through setAttribute, which the site's content
  // security policy reports. With a property set through the object model it leaves the body alone.
  document.body.style.setProperty('--timelines', '1');
  gsap.registerPlugin(ScrollTrigger);
  // gsap's time is told by the page's one frame loop, in its turn, see `runTimelines`.
  gsap.ticker.remove(gsap.updateRoot);
  return { gsap, ScrollTrigger };
}

/** gsap with ScrollTrigger, fetched once; a failed fetch can be tried again. Call it after the first input. */
export function loadGsap(): Promise<GsapKit> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let seconds = 0;
let runners = 0;
let stopFrames: (() => void) | undefined;

/**
 * Lets gsap's time run until the returned function is called as often as this one was. While nobody needs it, its clock
 * stands and costs nothing, so what is animated goes on later from where it stood.
 */
export function runTimelines(gsap: typeof Gsap): () => void {
  runners += 1;
  stopFrames ??= onFrame('timeline', (_, delta) => {
    seconds += delta / 1000;
    gsap.updateRoot(seconds);
  });
  let isRunning = true;
  return () => {
    if (!isRunning) return;
    isRunning = false;
    runners -= 1;
    if (runners > 0) return;
    stopFrames?.();
    stopFrames = undefined;
  };
}
