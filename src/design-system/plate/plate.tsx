import { Fragment, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { useLive } from '@/motion/use-live';
import * as s from './plate.module.scss';

export interface PlateProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  plate: PlateData;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** `cover` fills the parent and crops, as lines must never be scaled down much (moiré); `crop` fills it too and never draws the picture smaller than it was made; `fill` draws the lines out along their run; `natural` keeps its shape. @default 'natural' */
  fit?: 'natural' | 'cover' | 'crop' | 'fill';
  /**
   * Not even asked for before the component is live. For a picture below the first view that browsers, whose idea of
   * near is thousands of px, would load with it. Needs a box of its own size around it. @default false
   */
  late?: boolean;
}

/** A responsive picture: AVIF with WebP behind it, one crop a width, loaded when it comes near. */
export function Plate({ late = false, ...rest }: PlateProps) {
  const live = useLive();
  if (live || !late) return <Picture {...rest} />;
  return (
    <noscript>
      <Picture {...rest} />
    </noscript>
  );
}

function Picture({
  plate,
  alt,
  fit = 'natural',
  className,
  loading = 'lazy',
  ...rest
}: Omit<PlateProps, 'late'>) {
  const last = plate.sources.at(-1);
  if (!last) return null;
  return (
    <picture className={cx(s.root, className)} data-fit={fit} data-tone={plate.ground}>
      {plate.sources.map(({ media, width, height, avif, webp }) => (
        // Crops may share a WebP; their media never repeats.
        <Fragment key={media ?? 'any'}>
          <source type="image/avif" media={media} srcSet={avif} width={width} height={height} />
          <source type="image/webp" media={media} srcSet={webp} width={width} height={height} />
        </Fragment>
      ))}
      <img
        src={last.webp.split(' ')[0]}
        width={last.width}
        height={last.height}
        alt={alt}
        loading={loading}
        decoding="async"
        {...rest}
      />
    </picture>
  );
}
