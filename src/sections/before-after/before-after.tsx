import { useId, useRef, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/pictures';
import type { ComparedPicture } from '@/content/block-data';
import { Icon } from '@/design-system/icon/icon';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import * as s from './before-after.module.scss';

export interface BeforeAfterProps extends Omit<ComponentProps<'figure'>, 'children'> {
  before: ComparedPicture;
  after: ComparedPicture;
  caption?: string;
}

/**
 * Two pictures on top of each other with a wavy edge between them, moved by a slider: with the pointer anywhere on
 * the pictures, or with the arrow keys. On paper and without scripts both are shown in full, one below the other.
 */
export function BeforeAfter({ before, after, caption, className, ...rest }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const captionId = useId();
  const textOf = (share: string) => fill(words.share, { share, before: before.label });

  function moveEdge() {
    const { value } = slider.current!;
    frame.current!.style.setProperty('--edge', `${value}%`);
    slider.current!.setAttribute('aria-valuetext', textOf(value));
  }

  return (
    <figure className={cx(s.root, className)} aria-labelledby={captionId} {...rest}>
      {/* The edge moves with the pointer, so it is the same in languages that are written from the right. */}
      <div ref={frame} className={s.frame} dir="ltr">
        <div className={s.picture}>
          <Plate plate={before.plate} alt={before.alt} fit="cover" />
        </div>
        <div className={s.line} />
        <div className={s.picture}>
          <Plate plate={after.plate} alt={after.alt} fit="cover" />
        </div>
        <input
          ref={slider}
          type="range"
          className={s.slider}
          defaultValue={50}
          // Firefox would restore the value after a reload, and not the edge.
          autoComplete="off"
          aria-label={fill(words.edge, { before: before.label, after: after.label })}
          aria-valuetext={textOf('50')}
          onInput={moveEdge}
        />
        <span className={s.handle} aria-hidden="true">
          <Icon name="arrow-left" size={16} />
          <Icon name="arrow-right" size={16} />
        </span>
      </div>
      <figcaption id={captionId} className={s.caption}>
        <span className={s.labels} dir="ltr">
          <span dir="auto">{before.label}</span>
          <span dir="auto">{after.label}</span>
        </span>
        {caption && <span className={s.words}>{caption}</span>}
      </figcaption>
    </figure>
  );
}
