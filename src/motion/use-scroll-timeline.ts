import { useLayoutEffect, useRef, type RefObject } from 'react';
import { firstInput } from '@/platform/first-input';
import { loadGsap, runTimelines, type GsapKit } from './load-gsap';

/** gsap's timeline, for the type of `ScrollTimelineBuild` without an import of gsap. */
export type ScrollTimeline = gsap.core.Timeline;

/** Adds the tweens, each `fromTo`, so that gsap itself says how the elements look before they are played. */
export type ScrollTimelineBuild = (timeline: ScrollTimeline, root: HTMLElement) => void;

/** How much faster the way back is. */
const reverseRate = 1.3;

/** Builds the timeline on `root`; the returned function takes everything back that gsap has set. */
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

    // ScrollTrigger measures again on gsap's clock after a resize: it runs wherever a result could be seen.
    const views = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        keepTime();
      },
      { rootMargin: '100% 0px' },
    );
    views.observe(root);

    trigger.refresh();
    // Who has already scrolled past sees the end, not a belated beginning.
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
 * A timeline that plays when the element's top reaches the middle of the viewport and runs backwards when it leaves it
 * again. gsap comes with the visitor's first input, so until then a stylesheet may show the state before the play:
 * under `html[data-motion='full']`, while the element has no `data-timeline`. That attribute turns `ready` once gsap
 * has taken over and `off` if it cannot be had; both mean that the stylesheet hides nothing any more.
 *
 * @param build stable between renders (declare it outside the component)
 * @param load hands in another gsap, for tests
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
