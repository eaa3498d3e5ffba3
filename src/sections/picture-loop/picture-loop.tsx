import { useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/pictures';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { useReducedMotion } from '@/motion/preferences';
import { useLive } from '@/motion/use-live';
import * as s from './picture-loop.module.scss';

export interface PictureLoopProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Twelve frames of 4 by 5, one below the other. */
  plate: PlateData;
  /** What happens in them. */
  alt: string;
  caption?: string;
}

/** Frames that take turns in six seconds, over and over. Under reduced motion it rests at the first. */
export function PictureLoop({ plate, alt, caption, className, ...rest }: PictureLoopProps) {
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const moves = useLive() && !isStill;
  return (
    <figure className={cx(s.root, className)} {...rest}>
      <div className={s.screen}>
        <div className={s.strip} data-state={isPaused ? 'paused' : 'playing'}>
          <Plate plate={plate} alt={alt} late />
        </div>
      </div>
      {(caption || moves) && (
        <figcaption className={s.side}>
          {caption && <p className={s.caption}>{caption}</p>}
          {moves && (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? words.play : words.pause}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </figcaption>
      )}
    </figure>
  );
}
