import type { gsap } from 'gsap';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { onFrame } from './frame-loop';

export type Gsap = typeof gsap;

/** Loads gsap once. A failed load can be retried. Call it only after the first input. */
export const loadGsap = onceUnlessFailed(async (): Promise<Gsap> => {
  const { gsap } = await import('gsap');
  // The page's frame loop drives gsap's clock instead, see `runTimelines`.
  gsap.ticker.remove(gsap.updateRoot);
  return gsap;
});

let seconds = 0;
let runners = 0;
let stopFrames: (() => void) | undefined;

/**
 * Runs gsap's clock until the returned function is called. Calls nest: the clock runs while at least one is
 * active. It costs nothing while stopped, and animations resume from the same position.
 */
export function runTimelines(gsap: Gsap): () => void {
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
