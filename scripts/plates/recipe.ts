import type { PlateSource } from '../../src/lib/plate';
import type { Packing } from './encode';
import type { Raster } from './engrave';

/** One size at which a plate is drawn; nothing is scaled down, so each size is its own drawing. */
export interface Crop {
  /** Part of the file name. */
  name: string;
  /** CSS px. */
  width: number;
  height: number;
  densities: readonly number[];
  /** Absent on the last crop, which serves every screen that no other took. */
  media?: string;
  /** Another crop whose WebP serves here too: the fallback is for few, and need not fit as closely. */
  fallback?: string;
  packing?: Partial<Packing>;
}

/** How one plate is made. */
export interface Recipe {
  id: string;
  /** In the order in which a browser tries them. */
  crops: readonly Crop[];
  /** Files, relative to the repository, whose text decides the picture. */
  sources: readonly string[];
  /** Other data that decides the picture, such as the brand's name. */
  data?: unknown;
  /** A text in the picture whose outlines the live field needs. */
  letters?: string;
  render: (crop: Crop, density: number) => Raster | Promise<Raster>;
}

/** Media thresholds shared by all plates: one column below 800 px, the 1920 drawing from the container's full width. */
export const media = {
  phone: '(max-width: 799px)',
  tablet: '(max-width: 1023px)',
  wide: '(min-width: 1568px)',
} as const;

/**
 * The media query of a crop's source, in em: with a larger font, browsers then change the picture where stylesheets change
 * the layout.
 */
export const queryOf = ({ media: query }: Crop): { media?: string } =>
  query ? { media: query.replace(/(\d+)px/, (_, px: string) => `${Number(px) / 16}em`) } : {};

/** The search for smaller files of a phone's pictures, which are most of a page's weight: as small as with 8, in half the time. */
export const phoneEffort = 6;

/** A phone's crop of a plate whose desktop crop is the fallback for it too. */
export const phoneCrop = (
  width: number,
  height: number,
  packing: Partial<Packing>,
  query: string = media.phone,
): Crop => ({ name: 'phone', width, height, densities: [2], media: query, fallback: 'desktop', packing });

/** The same for screens from the container's full width. */
export const wideCrop = (width: number, height: number, packing: Partial<Packing>): Crop => ({
  name: 'wide',
  width,
  height,
  densities: [1],
  media: media.wide,
  fallback: 'desktop',
  packing,
});

/** The usual three crops of a full-width plate: phone (dense), 1920 and 1440. */
export function fullWidth(
  height: number,
  phoneHeight: number,
  packing: Partial<Packing> = {},
  phonePacking: Partial<Packing> = { avif: 42, chroma: '4:2:0', webp: 28 },
): readonly Crop[] {
  return [
    {
      name: 'phone',
      width: 390,
      height: phoneHeight,
      densities: [2],
      media: media.phone,
      packing: phonePacking,
    },
    wideCrop(1920, height, packing),
    { name: 'desktop', width: 1440, height, densities: [1], packing },
  ];
}

/**
 * The band below a page's title. Its height follows the screen's width up to these heights, and it crops its picture at the
 * picture's own size: between them nothing is scaled.
 */
export const pageBand: readonly Crop[] = [
  {
    name: 'phone',
    width: 390,
    height: 260,
    densities: [2],
    media: media.phone,
    packing: { effort: phoneEffort, avif: 33, webp: 22 },
  },
  wideCrop(1920, 480, { avif: 30 }),
  { name: 'desktop', width: 1440, height: 440, densities: [1], packing: { avif: 40, webp: 22 } },
];

/** Whether a crop is the phone's: its composition differs, not only its size. */
export function isPhone(crop: Crop): boolean {
  return crop.width < 500;
}

/** The sources of crops, by name, in the order of the crops and each with the WebP that serves it. */
export const withFallbacks = (
  crops: readonly Crop[],
  sources: ReadonlyMap<string, PlateSource>,
): PlateSource[] =>
  crops.map(({ name, fallback = name }) => ({ ...sources.get(name)!, webp: sources.get(fallback)!.webp }));

/** Megapixels of all sizes of a plate. */
export const megapixelsOf = ({ crops }: Recipe): number =>
  crops.reduce(
    (sum, { width, height, densities }) =>
      sum + densities.reduce((all, density) => all + (width * height * density ** 2) / 1e6, 0),
    0,
  );
