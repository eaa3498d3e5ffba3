import { useLayoutEffect, useRef, type RefObject } from 'react';
import { firstInput } from '@/platform/first-input';
import { loadGsap, runTimelines, type Gsap } from './load-gsap';

/** gsap's timeline type, without an import of gsap. */
export type ScrollTimeline = gsap.core.Timeline;

/** Adds the tweens. Each must be a `fromTo`, so that gsap sets the initial state. */
export type ScrollTimelineBuild = (timeline: ScrollTimeline, root: HTMLElement) => void;

/** Speed of the reverse playback, relative to the forward playback. */
const reverseRate = 1.3;

/** Everything above the middle of the viewport. */
const upToTheMiddle = '100000px 0px -50% 0px';

/** Builds the timeline on `root`. The returned function reverts all styles that gsap has set. */
function createTimeline(gsap: Gsap, root: HTMLElement, build: ScrollTimelineBuild): () => void {
  const media = gsap.matchMedia(root);
  media.add('(prefers-reduced-motion: no-preference)', () => {
    // Not lazy: the initial state is set now, and not with the next frame of a stopped clock.
    const timeline = gsap.timeline({ paused: true, defaults: { lazy: false } });
    build(timeline, root);

    let stopClock: (() => void) | undefined;
    const rest = () => {
      stopClock?.();
      stopClock = undefined;
      // Each new or started animation wakes gsap's own clock, which would go on asking for frames.
      gsap.ticker.sleep();
    };
    rest();
    timeline.eventCallback('onComplete', rest).eventCallback('onReverseComplete', rest);

    // If the user has scrolled past already, shows the end state without animation.
    let isPast = root.getBoundingClientRect().top <= window.innerHeight / 2;
    if (isPast) timeline.progress(1);
    const observer = new IntersectionObserver(
      (entries) => {
        const wasPast = isPast;
        isPast = entries.at(-1)!.isIntersecting;
        if (isPast === wasPast) return;
        stopClock ??= runTimelines(gsap);
        if (isPast) timeline.timeScale(1).play();
        else timeline.timeScale(reverseRate).reverse();
      },
      { rootMargin: upToTheMiddle },
    );
    observer.observe(root);
    root.dataset.timeline = 'ready';
    return () => {
      observer.disconnect();
      rest();
      delete root.dataset.timeline;
    };
  });
  return () => media.revert();
}

/**
 * A timeline that plays when the element's top reaches the middle of the viewport, and reverses when it
 * leaves it again. gsap loads at the first input. Until then a stylesheet may show the initial state, under
 * `html[data-motion='full']` and while the element has no `data-timeline`. That attribute becomes `ready`
 * once gsap controls the element and `off` if it fails to load; the stylesheet hides nothing in both cases.
 * @param build - must be stable between renders (declare it outside the component).
 * @param load - replaces the gsap loader, for tests.
 */
export function useScrollTimeline<T extends HTMLElement>(
  build: ScrollTimelineBuild,
  load: () => Promise<Gsap> = loadWhenUsed,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    let revert: (() => void) | undefined;
    let isWanted = true;
    load().then(
      (gsap) => {
        if (isWanted) revert = createTimeline(gsap, root, build);
      },
      () => {
        if (isWanted) root.dataset.timeline = 'off';
      },
    );
    return () => {
      isWanted = false;
      revert?.();
      delete root.dataset.timeline;
    };
  }, [build, load]);
  return ref;
}

const loadWhenUsed = () => firstInput.then(loadGsap);
