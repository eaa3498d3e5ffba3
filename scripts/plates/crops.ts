import { media, phoneCrop, phoneEffort, wideCrop, type Crop } from './recipe';

/** A person, 4:5. */
export const portraitCrops: readonly Crop[] = [
  phoneCrop(390, 488, { effort: phoneEffort, avif: 24, chroma: '4:2:0' }),
  { name: 'desktop', width: 533, height: 667, densities: [1, 2], packing: { webp: 45 } },
];

/** A head beside a name. */
export const smallPortraitCrops: readonly Crop[] = [
  { name: 'desktop', width: 96, height: 96, densities: [1, 2] },
];

/** Of plates with many large sizes: they would take half the time of drawing them all. */
const effort = 3;

/** The band above an article. */
export const coverCrops: readonly Crop[] = [
  // Half the chroma gives the ground patches of other colours, and needs as many bytes.
  phoneCrop(390, 320, { effort: phoneEffort, avif: 18 }),
  // As high as the band above an article grows.
  wideCrop(1920, 560, { effort, avif: 34 }),
  {
    name: 'desktop',
    width: 1440,
    height: 680,
    densities: [1],
    packing: { effort, avif: 40, webp: 20 },
  },
];

/** An article in a list. */
export const coverCardCrops: readonly Crop[] = [
  phoneCrop(350, 220, { effort: phoneEffort, avif: 36 }, media.tablet),
  { name: 'desktop', width: 768, height: 384, densities: [1, 2], packing: { effort, avif: 36, webp: 22 } },
];

const dense = { avif: 44, webp: 40 };
/** A project in a list. On a phone one of them stands in the first view, within the page's whole weight. */
export const projectCardCrops: readonly Crop[] = [
  { name: 'desktop', width: 422, height: 316, densities: [1, 2], packing: { ...dense, avif: 40 } },
];
/** A project in the drawer of the home page. */
export const projectDrawerCrops: readonly Crop[] = [
  phoneCrop(390, 268, { ...dense, effort: phoneEffort, avif: 32 }),
  { name: 'desktop', width: 640, height: 440, densities: [1, 2], packing: dense },
];
/** From edge to edge above a case study. */
export const projectWideCrops: readonly Crop[] = [
  {
    name: 'phone',
    width: 480,
    height: 320,
    densities: [2],
    media: '(max-width: 639px)',
    packing: { effort: phoneEffort, avif: 30, chroma: '4:2:0', webp: 34 },
  },
  {
    name: 'tablet',
    width: 900,
    height: 390,
    densities: [2],
    media: media.tablet,
    fallback: 'desktop',
    packing: { ...dense, effort },
  },
  wideCrop(1920, 832, { ...dense, effort }),
  { name: 'desktop', width: 1440, height: 624, densities: [1, 2], packing: { ...dense, effort } },
];

/** Screens on which pictures of a row are below each other. */
const stacked = '(max-width: 639px)';
/** CSS px of the text's column where it has stopped growing. */
const columnWidth = 1568;

/** Of pictures that a project has many of: a fifth of the time, and files as large. */
const quick = { effort: 2 };

/** A picture of a case study from edge to edge, 2:1, on a phone 3:2. */
export const bleedCrops: readonly Crop[] = [
  phoneCrop(480, 320, quick, stacked),
  wideCrop(1920, 960, quick),
  { name: 'desktop', width: 1440, height: 720, densities: [1, 2], packing: quick },
];

/** Width by height of the pictures of a row. */
export const rowShapes = { tall: 4 / 5, wide: 8 / 5 } as const;

/** A picture of a row, which has the share of the column that makes all of them equally high. */
export function rowCrops(
  shape: keyof typeof rowShapes,
  row: readonly (keyof typeof rowShapes)[],
): readonly Crop[] {
  const ratio = rowShapes[shape];
  const sum = row.reduce((total, each) => total + rowShapes[each], 0);
  const width = Math.round((columnWidth * ratio) / sum);
  return [
    phoneCrop(480, Math.round(480 / ratio), quick, stacked),
    { name: 'desktop', width, height: Math.round(width / ratio), densities: [1, 2], packing: quick },
  ];
}

/** Two pictures that are compared, 8:5. */
export const comparedCrops: readonly Crop[] = rowCrops('wide', ['wide']);

/** The frames of a loop below each other. */
export const loopCrops: readonly Crop[] = [{ name: 'desktop', width: 432, height: 6480, densities: [1, 2] }];
