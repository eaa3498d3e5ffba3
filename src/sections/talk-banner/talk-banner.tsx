import { useId, type ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { anchors } from '@/routes/anchors';
import * as s from './talk-banner.module.scss';

export interface TalkBannerProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The words of the banner and of its first two buttons. */
  talk: { title: string; start: string; careers: string };
  email: string;
  /** Lines beside the words, on a phone below them. */
  plate?: PlateData;
  /** `line` is one row without a picture, for a page with an ending of its own. @default 'full' */
  size?: 'full' | 'line';
}

/** The last call of every page: its links lead to the page's contact and careers anchors, and to a letter. */
export function TalkBanner({ talk, email, plate, size = 'full', className, ...rest }: TalkBannerProps) {
  const titleId = useId();
  return (
    <section
      className={cx(s.root, className)}
      data-ground="signal"
      data-size={size}
      aria-labelledby={titleId}
      {...rest}
    >
      {plate && size === 'full' && <Plate className={s.plate} plate={plate} alt="" fit="cover" />}
      <div className={s.content}>
        <h2 id={titleId} className={s.title}>
          {talk.title}
        </h2>
        <div className={s.actions}>
          <Button href={`#${anchors.contact}`}>{talk.start}</Button>
          <Button href={`#${anchors.careers}`} variant="outline">
            {talk.careers}
          </Button>
          <Button href={`mailto:${email}`} variant="outline">
            {email}
          </Button>
        </div>
      </div>
    </section>
  );
}
