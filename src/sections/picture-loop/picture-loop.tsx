import { useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/pictures';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { useReducedMotion } from '@/motion/use-preferences';
import * as s from './picture-loop.module.scss';

export interface PictureLoopProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Twelve frames of 4:5, one below the other. */
  plate: PlateData;
  /** The action that the frames show. */
  alt: string;
  caption?: string;
}

/**
 * An endless loop of frames, six seconds long. Under reduced motion it rests at the first frame until the user plays
 * it.
 */
export function PictureLoop({ plate, alt, caption, className, ...rest }: PictureLoopProps) {
  /** Null until the user presses the button. */
  const [isPaused, setPaused] = useState<boolean | null>(null);
  const isStill = useReducedMotion();
  const rests = isPaused ?? isStill;
  return (
    <figure className={cx(s.root, className)} {...rest}>
      <div className={s.screen}>
        <div className={s.strip} data-state={isPaused === null ? undefined : isPaused ? 'paused' : 'playing'}>
          <Plate plate={plate} alt={alt} late />
        </div>
      </div>
      <figcaption className={s.side}>
        {caption && <p className={s.caption}>{caption}</p>}
        <IconButton
          className={s.control}
          icon={rests ? 'play' : 'pause'}
          label={rests ? words.play : words.pause}
          onClick={() => setPaused(!rests)}
        />
      </figcaption>
    </figure>
  );
}
