import { useEffect, useRef } from 'react';
import { useMedia } from '@/motion/use-media';
import { useCursor } from '@/motion/use-cursor';
import * as s from './cursor.module.scss';

export interface CursorProps {
  /** Diameter of the dot in px. @default 8 */
  innerSize?: number;
  /** Diameter of the disc that trails behind in px. @default 15 */
  outerSize?: number;
  /** In each frame the disc moves one part in so many of its gap. @default 8 */
  trailingSpeed?: number;
}

function Discs({ innerSize = 8, outerSize = 15, trailingSpeed = 8 }: CursorProps) {
  const root = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const outer = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLSpanElement>(null);
  useCursor({ root, inner, outer, word, trailingSpeed });
  useEffect(() => {
    root.current?.style.setProperty('--inner', `${innerSize}px`);
    root.current?.style.setProperty('--outer', `${outerSize}px`);
  }, [innerSize, outerSize]);
  return (
    <div ref={root} className={s.root} aria-hidden="true" data-cursor="">
      <div ref={outer} className={s.place}>
        <div className={s.outer} />
        <span ref={word} className={s.word} />
      </div>
      <div ref={inner} className={s.place}>
        <div className={s.inner} />
      </div>
    </div>
  );
}

/**
 * Two discs that follow the mouse, beside the native pointer and not instead of it. The outer one is a ring over what can
 * be pressed, so that it covers no letter, and holds a word over the picture of a card. Nothing at all on a touch screen
 * and under reduced motion.
 */
export function Cursor(props: CursorProps) {
  const wanted = useMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)');
  return wanted ? <Discs {...props} /> : null;
}
