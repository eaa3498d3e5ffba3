import { useEffect, useRef, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/navigation';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { groundAt } from '@/motion/ground-at';
import { scrollTo } from '@/motion/smooth-scroll';
import { useScrolledPast } from '@/motion/use-scrolled-past';
import { anchors } from '@/routes/anchors';
import * as s from './scroll-to-top.module.scss';

/** Scroll distance in px past which the button is there. */
const appearsPast = 300;

/** How far the page is scrolled, 0 … 1; a page that fits the screen has no way to go and counts as 0. */
function progressNow(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  // Half a px is lost to rounding on zoomed screens: the end is reached a px early.
  return way <= 0 ? 0 : window.scrollY >= way - 1 ? 1 : window.scrollY / way;
}

/** Leads back to the top; its ring fills with the way scrolled and its colours invert at the end. */
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
        // The button goes away at the top: the focus goes where reading starts again.
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
