import type { ComponentProps } from 'react';
import type { RowPicture } from '@/content/block-data';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import * as s from './picture-row.module.scss';

export interface PictureRowProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** At most three. */
  pictures: readonly RowPicture[];
  caption?: string;
}

/** One picture from edge to edge, or several of equal height side by side in the text column. */
export function PictureRow({ pictures, caption, className, ...rest }: PictureRowProps) {
  return (
    <figure className={cx(s.root, className)} {...rest}>
      <div className={s.row} data-layout={pictures.length === 1 ? 'bleed' : 'row'}>
        {pictures.map(({ plate, alt, shape }) => (
          <div key={plate.id} className={s.picture} data-shape={shape}>
            <Plate plate={plate} alt={alt} fit="cover" />
          </div>
        ))}
      </div>
      {caption && <figcaption className={s.caption}>{caption}</figcaption>}
    </figure>
  );
}
