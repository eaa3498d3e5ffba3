import type { Plate as PlateData } from '@/lib/plate';
import { Plate } from '../plate/plate';
import * as s from './prose-figure.module.scss';

export interface ProseFigureProps {
  plate: PlateData;
  /** What the plate shows; empty where it only decorates. */
  alt: string;
  caption?: string;
}

/** In px: a plate drawn wider is a field, of which a piece says as much as the whole. */
const widest = 880;

/**
 * A picture in a text, wider than the lines around it. A field fills the whole width; any other picture is shown whole, no
 * larger than it was drawn, with its caption beside it where there is room.
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
