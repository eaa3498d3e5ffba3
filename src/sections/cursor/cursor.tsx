import { useEffect, useRef } from 'react';
import { useMedia } from '@/motion/use-media';
import { useCursor } from '@/motion/use-cursor';
import * as s from './cursor.module.scss';

export interface CursorProps {
  /** Diameter of the dot in px. @default 8 */
  innerSize?: number;
  /** Diameter of the trailing disc in px. @default 15 */
  outerSize?: number;
  /** The divisor of the disc's remaining distance: it moves 1/n of it per frame. @default 8 */
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
 * Two discs that follow the mouse, in addition to the native pointer. The outer one is a ring over controls, so that
 * it covers no letter, and shows a word over the picture of a card. Not shown on touch screens and under reduced
 * motion.
 */
export function Cursor(props: CursorProps) {
  const wanted = useMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)');
  return wanted ? <Discs {...props} /> : null;
}
