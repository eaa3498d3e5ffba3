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
  // ScrollTrigger calls `setAttribute('style')` on a body without that attribute, which the content security
  // policy reports. A property set through the CSSOM prevents this.
  document.body.style.setProperty('--timelines', '1');
  gsap.registerPlugin(ScrollTrigger);
  // The page's frame loop drives gsap's clock instead, see `runTimelines`.
  gsap.ticker.remove(gsap.updateRoot);
  return { gsap, ScrollTrigger };
}

/** Loads gsap with ScrollTrigger once. A failed load can be retried. Call it only after the first input. */
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
 * Runs gsap's clock until the returned function is called. Calls nest: the clock runs while at least one is
 * active. It costs nothing while stopped, and animations resume from the same position.
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
