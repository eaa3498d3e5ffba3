import type { ComponentProps } from 'react';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import * as s from './picture-band.module.scss';

export interface PictureBandProps extends Omit<ComponentProps<'figure'>, 'children'> {
  plate: PlateData;
  alt: string;
  caption?: string;
}

/** A picture from one edge of the page to the other. */
export function PictureBand({ plate, alt, caption, className, ...rest }: PictureBandProps) {
  return (
    <figure className={cx(s.root, className)} {...rest}>
      <div className={s.frame}>
        <Plate plate={plate} alt={alt} fit="cover" />
      </div>
      {caption && <figcaption className={s.caption}>{caption}</figcaption>}
    </figure>
  );
}
