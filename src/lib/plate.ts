/** One crop of a plate: the picture to take when `media` matches. */
export interface PlateSource {
  media?: string;
  /** CSS px of the crop, for the aspect ratio. */
  width: number;
  height: number;
  /** `srcset` with density descriptors; paths from the site's root. Absent where `webp` is an SVG, which is one file. */
  avif?: string;
  webp: string;
}

/** The colours of the palette that most of a plate may have. */
export type PlateGround = 'wine' | 'claret' | 'vermilion' | 'blush' | 'glass' | 'foam';

/** An engraved picture in all its crops. */
export interface Plate {
  id: string;
  /** What its place shows until the picture is there. */
  ground?: PlateGround;
  /** The first match wins; the last has no media. */
  sources: readonly PlateSource[];
}

/** Plates to look up by the id that content names them with. */
export function platesById(...plates: readonly Plate[]): Readonly<Record<string, Plate>> {
  return Object.fromEntries(plates.map((plate) => [plate.id, plate]));
}
