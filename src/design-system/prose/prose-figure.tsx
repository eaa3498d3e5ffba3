import type { Plate as PlateData } from '@/lib/plate';
import { Plate } from '../plate/plate';
import * as s from './prose-figure.module.scss';

export interface ProseFigureProps {
  plate: PlateData;
  /** Alternative text; empty for a decorative plate. */
  alt: string;
  caption?: string;
}

/** Width in px above which a plate is a field: a texture that may be cropped without loss of meaning. */
const widest = 880;

/**
 * A picture in a text, wider than the lines around it. A field fills the whole width. Other pictures are
 * uncropped, no larger than their own size, with the caption beside them on wide screens.
 */
export function ProseFigure({ plate, alt, caption }: ProseFigureProps) {
  const isField = (plate.sources.at(-1)?.width ?? 0) > widest;
  return (
    <figure className={s.root} data-kind={isField ? 'field' : 'picture'}>
      <div className={s.frame}>
        <Plate plate={plate} alt={alt} fit={isField ? 'crop' : 'natural'} />
      </div>
      {caption && <figcaption className={s.caption}>{caption}</figcaption>}
    </figure>
  );
}
