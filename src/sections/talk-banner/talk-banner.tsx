import { useId, type ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { anchors } from '@/routes/anchors';
import * as s from './talk-banner.module.scss';

export interface TalkBannerProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The title of the banner and the labels of its first two buttons. */
  talk: { title: string; start: string; careers: string };
  email: string;
  /** Lines beside the text. On a phone they are below it. */
  plate?: PlateData;
  /** `line` is one row without a picture, for a page with its own ending. @default 'full' */
  size?: 'full' | 'line';
}

/** The call to action at the end of every page, with links to its contact and careers anchors and an email link. */
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
