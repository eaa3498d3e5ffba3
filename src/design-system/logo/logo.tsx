import { useEffect, useRef, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import type { LetterWave } from '@/motion/letter-wave';
import { useReducedMotion } from '@/motion/use-preferences';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as s from './logo.module.scss';

export type LogoState = 'rest' | 'wave';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 16 letters at most. A full stop is added. */
  word: string;
  /** `wave` animates continuously, such as while the link around it is hovered or focused. @default 'rest' */
  state?: LogoState;
  /** One wave runs on load and on each change of this key, such as the page's path. */
  waveKey?: string;
}

const loadLetterWave = onceUnlessFailed(async () => (await import('@/motion/letter-wave')).letterWave);

/** The brand's word with its letters on a wave. Its accessible name is the plain word. */
export function Logo({ word, state = 'rest', waveKey = '', className, ...rest }: LogoProps) {
  const letters = useRef<HTMLSpanElement>(null);
  const wave = useRef<LetterWave | null>(null);
  const reduced = useReducedMotion();

  useEffect(
    () => () => {
      wave.current?.stop();
      wave.current = null;
    },
    [reduced, word],
  );

  // The stylesheet runs the wave on load, before any script.
  const wavedFor = useRef(waveKey);
  useEffect(() => {
    const isNext = wavedFor.current !== waveKey;
    wavedFor.current = waveKey;
    if (reduced || !(isNext || state === 'wave')) return;
    let wanted = true;
    const run = async () => {
      const letterWave = await loadLetterWave();
      const moving = [...(letters.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
      if (!wanted || moving.length === 0) return;
      wave.current ??= letterWave(moving);
      if (state === 'wave') wave.current.travel();
      else wave.current.once();
    };
    // Without its code, the letters rest.
    run().catch(() => {});
    return () => {
      wanted = false;
      if (state === 'wave') wave.current?.settle();
    };
  }, [reduced, word, state, waveKey]);

  return (
    <span className={cx(s.root, className)} {...rest}>
      <span className={s.letters} aria-hidden="true" ref={letters}>
        {[...word].map((letter, index) => (
          <span className={s.letter} key={index}>
            {letter}
          </span>
        ))}
        <span className={s.letter} data-point="">
          .
        </span>
      </span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
