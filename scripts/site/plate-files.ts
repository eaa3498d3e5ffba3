import { srcsetWithBase } from '../../src/lib/base-path';
import type { Plate } from '../../src/lib/plate';

/** One file of a plate, at its true size. */
export interface PlateFile {
  /** Its address. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Every file of a plate; of one size, the sharper AVIF comes first. */
export const plateFiles = ({ sources }: Plate): PlateFile[] =>
  sources.flatMap(({ avif, webp, width, height }) =>
    [avif ?? [], webp].flat().flatMap((srcset) =>
      srcsetWithBase(srcset)
        .split(', ')
        .map((entry) => {
          const [path = '', density = '1x'] = entry.split(' ');
          const times = Number.parseFloat(density);
          return { path, width: Math.round(width * times), height: Math.round(height * times) };
        }),
    ),
  );

/** The file that every reader can show: the WebP of the crop that needs no media query. */
export const fallbackFile = ({ sources }: Plate): string =>
  srcsetWithBase(sources.at(-1)!.webp).split(/[ ,]/, 1)[0]!;
