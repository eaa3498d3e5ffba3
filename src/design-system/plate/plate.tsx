import { Fragment, use, useState, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { fadeInOnceLoaded } from '@/motion/fade-in-once-loaded';
import { useLive } from '@/motion/use-live';
import * as s from './plate.module.scss';
import { Sketches } from './sketches';

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
  /**
   * It is seen as the page opens. On a phone a sketch that comes with the page is shown first, and the picture is
   * asked for after the words are painted. Needs a box around it. @default false
   */
  first?: boolean;
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
  first = false,
  ...rest
}: Omit<PlateProps, 'late'>) {
  const last = plate.sources.at(-1);
  if (!last) return null;
  const picture = (
    <picture className={cx(s.root, className)} data-fit={fit} data-tone={plate.ground}>
      {plate.sources.map(({ media, width, height, avif, webp }) => (
        // Crops may share a WebP; their media never repeats.
        <Fragment key={media ?? 'any'}>
          {avif && <source type="image/avif" media={media} srcSet={avif} width={width} height={height} />}
          <source type={avif && 'image/webp'} media={media} srcSet={webp} width={width} height={height} />
        </Fragment>
      ))}
      <img
        ref={fadeInOnceLoaded}
        src={last.webp.split(' ')[0]}
        width={last.width}
        height={last.height}
        alt={alt}
        loading="lazy"
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        {...rest}
      />
    </picture>
  );
  if (!first) return picture;
  return (
    <>
      <Sketch plate={plate} />
      {picture}
    </>
  );
}

/** What the prerendered HTML shows until the picture is there. A page that the application draws has none. */
function Sketch({ plate: { id, sources } }: { plate: PlateData }) {
  const drawn = use(Sketches)[id];
  const live = useLive();
  const [isTakenOver] = useState(!live);
  if (!drawn && !isTakenOver) return null;
  const { width, height } = sources[0]!;
  return (
    <img src={drawn} alt="" width={width} height={height} className={s.sketch} suppressHydrationWarning />
  );
}
