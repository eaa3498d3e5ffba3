import { useLayoutEffect, useRef, type RefObject } from 'react';
import { firstInput } from '@/platform/first-input';
import { loadGsap, runTimelines, type GsapKit } from './load-gsap';

/** gsap's timeline type, without an import of gsap. */
export type ScrollTimeline = gsap.core.Timeline;

/** Adds the tweens. Each must be a `fromTo`, so that gsap sets the initial state. */
export type ScrollTimelineBuild = (timeline: ScrollTimeline, root: HTMLElement) => void;

/** Speed of the reverse playback, relative to the forward playback. */
const reverseRate = 1.3;

/** Builds the timeline on `root`. The returned function reverts all styles that gsap has set. */
function createTimeline(
  { gsap, ScrollTrigger }: GsapKit,
  root: HTMLElement,
  build: ScrollTimelineBuild,
): () => void {
  const media = gsap.matchMedia(root);
  media.add('(prefers-reduced-motion: no-preference)', () => {
    const timeline = gsap.timeline({ paused: true });
    build(timeline, root);

    let isNear = false;
    let stopTime: (() => void) | undefined;
    const keepTime = () => {
      if (isNear || timeline.isActive()) stopTime ??= runTimelines(gsap);
      else {
        stopTime?.();
        stopTime = undefined;
      }
    };
    const trigger = ScrollTrigger.create({
      trigger: root,
      start: 'top center',
      end: 'bottom center',
      toggleActions: 'play none none reverse',
      animation: timeline,
      onEnter: () => {
        timeline.timeScale(1);
        keepTime();
      },
      onLeaveBack: () => {
        // A reversed timeline has a negative time scale.
        timeline.timeScale(-reverseRate);
        keepTime();
      },
    });
    timeline.eventCallback('onComplete', keepTime).eventCallback('onReverseComplete', keepTime);

    // ScrollTrigger remeasures on gsap's clock after a resize, so the clock runs while the element is near.
    const views = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        keepTime();
      },
      { rootMargin: '100% 0px' },
    );
    views.observe(root);

    trigger.refresh();
    // If the user has scrolled past already, shows the end state without animation.
    if (trigger.scroll() > trigger.start) timeline.progress(1);
    root.dataset.timeline = 'ready';
    return () => {
      views.disconnect();
      stopTime?.();
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
  load: () => Promise<GsapKit> = loadWhenUsed,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    let revert: (() => void) | undefined;
    let isWanted = true;
    load().then(
      (kit) => {
        if (isWanted) revert = createTimeline(kit, root, build);
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
