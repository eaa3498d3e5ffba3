import { Fragment, use, useState, type ComponentProps } from 'react';
import { srcsetWithBase } from '@/lib/base-path';
import { cx } from '@/lib/cx';
import { inWidths, pictureOf, type Plate as PlateData } from '@/lib/plate';
import { fadeInOnceLoaded } from '@/motion/fade-in-once-loaded';
import { useLive } from '@/motion/use-live';
import * as s from './plate.module.scss';
import { Sketches } from './sketches';

export interface PlateProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  plate: PlateData;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /**
   * `cover` fills the parent and crops: lines must not be scaled down much (moiré). `crop` does too, but
   * never draws the picture smaller than its own size. `fill` stretches the lines along their run. `natural`
   * keeps the aspect ratio.
   * @default 'natural'
   */
  fit?: 'natural' | 'cover' | 'crop' | 'fill';
  /**
   * Loads nothing before hydration. For a picture below the first view: browsers start lazy pictures
   * thousands of px ahead. Needs a parent with its own size. @default false
   */
  late?: boolean;
  /**
   * Whether the picture is in the first view. A phone shows an inline sketch first and loads the picture
   * after the text has painted. Needs a parent with its own size. @default false
   */
  first?: boolean;
  /**
   * Its width where the type grows with the screen (`$root-size`), such as `26vw`. There the last crop is larger than
   * its own size, and would blur without its denser file.
   */
  large?: string;
}

/** Screens on which the type grows: from 2,028 px. */
const largeScreen = '(min-width: 126.75em)';

/** A responsive picture in AVIF with a WebP fallback, one crop per breakpoint, loaded lazily. */
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
  large,
  ...rest
}: Omit<PlateProps, 'late'>) {
  const { sources } = plate;
  const last = sources.at(-1);
  if (!last) return null;
  /** Whether the image itself, which comes last, has the WebP of this source and of all after it. */
  const isLastFile = (index: number) =>
    !last.webp.includes(',') && sources.slice(index).every(({ webp }) => webp === last.webp);
  const picture = (
    <picture
      className={cx(s.root, className)}
      data-fit={fit}
      data-tone={plate.ground}
      data-picture={pictureOf(plate)}
    >
      {sources.map(({ media, width, height, avif, webp }, index) => (
        // Keyed by media: crops may share a WebP, but each media query is unique.
        <Fragment key={media ?? 'any'}>
          {avif && (
            <source
              type="image/avif"
              media={media}
              srcSet={srcsetWithBase(large && !media ? inWidths(avif, width) : avif)}
              sizes={large && !media ? `${largeScreen} ${large}, ${width}px` : undefined}
              width={width}
              height={height}
            />
          )}
          {!isLastFile(index) && (
            <source
              type={avif && 'image/webp'}
              media={media}
              srcSet={srcsetWithBase(webp)}
              width={width}
              height={height}
            />
          )}
        </Fragment>
      ))}
      <img
        ref={fadeInOnceLoaded}
        src={srcsetWithBase(last.webp).split(' ')[0]}
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

/** The placeholder of the prerendered HTML until the picture loads. Client-rendered pages have none. */
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
