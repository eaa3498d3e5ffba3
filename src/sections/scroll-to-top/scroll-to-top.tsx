import { useEffect, useRef, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/navigation';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { groundAt } from '@/motion/ground-at';
import { scrollTo } from '@/motion/smooth-scroll';
import { useScrolledPast } from '@/motion/use-scrolled-past';
import { anchors } from '@/routes/anchors';
import * as s from './scroll-to-top.module.scss';

/** Scroll distance in px from which the button is shown. */
const appearsPast = 300;

/** Returns the scroll progress, 0 to 1. A page that fits the screen cannot scroll and counts as 0. */
function progressNow(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  // Zoomed screens lose half a px to rounding, so the end counts as reached 1 px early.
  return way <= 0 ? 0 : window.scrollY >= way - 1 ? 1 : window.scrollY / way;
}

/** Scrolls to the top. Its ring shows the scroll progress, and its colours invert at the end. */
export function ScrollToTop({ className, ...rest }: Omit<ComponentProps<'button'>, 'children'>) {
  const shown = useScrolledPast(appearsPast);
  const root = useRef<HTMLButtonElement>(null);
  const ring = useRef<SVGCircleElement>(null);

  useEffect(() => {
    if (!shown) return;
    const update = () => {
      const button = root.current;
      if (!button || !ring.current) return;
      const progress = progressNow();
      const { left, top, width, height } = button.getBoundingClientRect();
      ring.current.style.strokeDashoffset = String(100 - 100 * progress);
      button.dataset.progress = progress === 1 ? 'full' : 'part';
      button.dataset.over = groundAt(left + width / 2, top + height / 2, button);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [shown]);

  return (
    <button
      ref={root}
      type="button"
      aria-label={words.scrollToTop}
      className={cx(s.root, className)}
      data-state={shown ? 'shown' : 'hidden'}
      onClick={() => {
        // The button disappears at the top, so the focus moves to the start of the content.
        document.getElementById(anchors.main)?.focus({ preventScroll: true });
        scrollTo(0);
      }}
      {...rest}
    >
      <svg className={s.ring} viewBox="0 0 50 50" aria-hidden="true" focusable="false">
        <circle className={s.track} cx="25" cy="25" r="23" />
        <circle ref={ring} className={s.way} cx="25" cy="25" r="23" pathLength="100" />
      </svg>
      <Icon name="arrow-up" size={18} className={s.arrow} />
    </button>
  );
}
