/** One crop of a plate, used when `media` matches. */
export interface PlateSource {
  media?: string;
  /** Size of the crop in CSS px, for the aspect ratio. */
  width: number;
  height: number;
  /** `srcset` with density descriptors and paths from the site's folder on, for `srcsetWithBase`. Absent where `webp` is an SVG, which is a single file. */
  avif?: string;
  webp: string;
}

/** The palette colour that covers most of a plate. */
export type PlateGround = 'wine' | 'claret' | 'vermilion' | 'blush' | 'glass' | 'foam';

/** An engraved picture with all its crops. */
export interface Plate {
  id: string;
  /** Placeholder colour until the picture loads. */
  ground?: PlateGround;
  /** The first match applies. The last source has no media query. */
  sources: readonly PlateSource[];
}

/** A `srcset` of densities as one of widths. @param width - of its picture at density 1, in CSS px */
export const inWidths = (srcset: string, width: number): string =>
  srcset.replace(/ ([\d.]+)x/g, (_, density: string) => ` ${Math.round(width * Number(density))}w`);

/** The id of a plate's picture. Plates of one picture have a suffix for their crop. */
export const pictureOf = ({ id }: Plate): string => id.replace(/-(card|drawer|wide)$/, '');

/** Indexes plates by the id that content refers to. */
export function platesById(...plates: readonly Plate[]): Readonly<Record<string, Plate>> {
  return Object.fromEntries(plates.map((plate) => [plate.id, plate]));
}
