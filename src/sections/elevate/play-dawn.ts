import type { ScrollTimelineBuild } from '@/motion/use-scroll-timeline';

/**
 * gsap's names for the design system's two eases. `expo.out` and `sine.inOut` differ from their curves by no visible
 * amount.
 */
const out = 'expo.out';
const inOut = 'sine.inOut';

/** The rise of the dawn's edge, as a share of the section's height. */
const climb = 0.35;

/** Whether the stylesheet can link the dawn to the scroll. */
const isScrubbed = () => CSS.supports('timeline-scope: --horizon');

/** The second hero's entrance, in seconds. `elevate.module.scss` defines the state before it. */
export const playDawn: ScrollTimelineBuild = (timeline, root) => {
  const part = (name: string) => root.querySelectorAll(`[data-part='${name}']`);
  const wave = root.querySelector('[data-part="divider"] path');
  if (!isScrubbed())
    timeline.fromTo(
      part('dawn'),
      { y: () => root.offsetHeight * climb },
      { y: 0, duration: 1.4, ease: inOut },
      0,
    );
  timeline
    .fromTo(part('title'), { y: 48, opacity: 0.4 }, { y: 0, opacity: 1, duration: 0.9, ease: out }, 0)
    .fromTo(
      wave,
      { strokeDasharray: '1 1', strokeDashoffset: 1 },
      { strokeDashoffset: 0, duration: 0.6, ease: inOut },
      0.25,
    )
    .fromTo(part('tagline'), { y: 24, opacity: 0.6 }, { y: 0, opacity: 1, duration: 0.6, ease: out }, 0.35)
    .fromTo(part('rule'), { scaleX: 0 }, { scaleX: 1, duration: 0.7, ease: out, stagger: 0.1 }, 0.45)
    .fromTo(part('words'), { y: 24 }, { y: 0, duration: 0.7, ease: out, stagger: 0.1 }, 0.45);
};
