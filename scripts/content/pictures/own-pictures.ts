import { dirname, join } from 'node:path/posix';
import type { Engraving as EngravingFields } from '../../../src/content/schema/pictures';
import type { Plate, PlateSource } from '../../../src/lib/plate';
import {
  coverCardCrops,
  coverCrops,
  portraitCrops,
  projectCardCrops,
  projectDrawerCrops,
  projectWideCrops,
  smallPortraitCrops,
} from '../../plates/crops';
import { engine, hashOf } from '../../plates/fingerprint';
import { defaultEngraving, type Engraving } from '../../plates/engrave-photo';
import { filesOf } from '../../plates/manifest';
import type { Point } from '../../plates/photo';
import { media, pageBand, queryOf, withFallbacks, type Crop } from '../../plates/recipe';
import { suggest } from '../suggest';
import { formatNames, isPictureName } from './formats';
import type { Picture, PictureFacts, Pictures } from './picture';

/** One file to make of a picture. */
export interface PictureFile {
  name: string;
  picture: Picture;
  /** Null for an SVG, which is served whole. */
  crop: Crop | null;
  density: number;
  format: 'avif' | 'webp' | 'svg';
  /** CSS px of an SVG. */
  width: number;
  height: number;
  focus: Point;
  /** Null where it is shown as the photo it is. */
  engraving: Engraving | null;
}

/** The crops of a place, by the suffix of the plate's id. */
type PlaceCrops = Readonly<Record<string, readonly Crop[]>>;

/** The field that names a picture in front matter, the crops for pages, and the middle of each cropped area. */
export const picturePlaces = {
  posts: { field: 'cover', crops: { '': coverCrops, '-card': coverCardCrops }, focus: [0.5, 0.5] },
  projects: {
    field: 'image',
    crops: { '': projectCardCrops, '-drawer': projectDrawerCrops, '-wide': projectWideCrops },
    focus: [0.5, 0.5],
  },
  services: { field: 'plate', crops: { '': pageBand }, focus: [0.5, 0.5] },
  testimonials: { field: 'image', crops: { '': smallPortraitCrops }, focus: [0.5, 0.4] },
  // A head is rarely in the middle of a photo.
  people: { field: 'image', crops: { '': portraitCrops }, focus: [0.5, 0.4] },
} as const satisfies Readonly<Record<string, { field: string; crops: PlaceCrops; focus: Point }>>;

/** Whether a plate is made of the owner's picture: ids of drawn plates have no folder. */
export const isOwnPicture = ({ id }: Plate): boolean => id.includes('/');

interface Size {
  width: number;
  height: number;
}

/** A picture that content asks for by its file's name. */
export interface PictureRequest {
  /** Of the plate that it becomes: `people/noor-adair/image`. */
  id: string;
  /** The Markdown file, from the project's folder: the picture is in the same folder. */
  file: string;
  /** Of the Markdown file, for warnings. */
  line: number;
  name: string;
  /** A size in CSS px that it is shown within in its own shape, or null for that of a picture in a text. */
  crops: PlaceCrops | { within: Size } | null;
  focus: Point;
  /** As front matter has it. */
  engrave?: EngravingFields | boolean;
  wrong: (expected: string, got: string) => void;
}

/** Collects the pictures that content asks for. */
export interface OwnPictures {
  /** The plate of a request, without suffix. Null for a wrong request, after a call of its `wrong`. */
  take: (request: PictureRequest) => Plate | null;
  /** The size of a picture beside a Markdown file in px. Null where there is none that can be shown. */
  sizeOf: (file: string, name: string) => Size | null;
  /** Makes no files for the pictures of a Markdown file, which is not published. */
  leaveOut: (file: string) => void;
  /** Every plate so far, by id. */
  plates: Record<string, Plate>;
  /** The plates whose files are made: those of published Markdown files. */
  publishedPlates: () => Record<string, Plate>;
  /** Every file that those plates name. */
  files: () => PictureFile[];
  /** Warnings for the owner. */
  warnings: () => string[];
  /** The paths of the pictures that no request named, from the project's folder. */
  unused: () => string[];
}

/** CSS px: as wide as a picture in a text is shown, on a screen with room and on a phone. */
const textWidths = { desktop: 876, phone: 390 };
/** CSS px in a text, below which a picture is no more than an icon. */
const leastInText = 160;

function textCrops({ width, height }: PictureFacts): readonly Crop[] {
  const crop = (name: string, widest: number, densities: readonly number[]): Crop => {
    const w = Math.min(widest, width);
    return { name, width: w, height: Math.max(1, Math.round((w * height) / width)), densities };
  };
  const desktop = crop('desktop', textWidths.desktop, [1, 2]);
  if (width <= textWidths.phone) return [desktop];
  return [{ ...crop('phone', textWidths.phone, [2]), media: media.phone, fallback: 'desktop' }, desktop];
}

/** The size from which no crop is drawn larger than its picture is, on screens with one dot a px. */
const sharpSize = (crops: readonly Crop[]) => ({
  width: Math.max(...crops.map(({ width }) => width)),
  height: Math.max(...crops.map(({ height }) => height)),
});

/** A picture in its own shape, as large as fits. */
function cropWithin({ width, height }: PictureFacts, within: Size): readonly Crop[] {
  const scale = Math.min(within.width / width, within.height / height);
  const [w, h] = [width, height].map((size) => Math.max(1, Math.round(size * scale)));
  return [{ name: 'desktop', width: w!, height: h!, densities: [1, 2] }];
}

function cropsOf(crops: PictureRequest['crops'], facts: PictureFacts): PlaceCrops {
  if (crops === null) return { '': textCrops(facts) };
  return 'within' in crops ? { '': cropWithin(facts, crops.within as Size) } : crops;
}

const times = ({ width, height }: { width: number; height: number }) => `${width} × ${height} px`;

/** The code that affects each file, besides the picture and its crop. */
const cuttingCode = [
  'scripts/plates/encode.ts',
  'scripts/plates/photo.ts',
  'scripts/content/pictures/svg.ts',
  'scripts/content/pictures/write-pictures.ts',
];
const engravingCode = [
  ...engine,
  'scripts/plates/engrave-photo.ts',
  'scripts/plates/mask.ts',
  'scripts/plates/relief.ts',
];

/** The files of code that affect a file. Other colours affect an engraving, and what a photo shows through. */
export function drawingCode({ picture, engraving }: Pick<PictureFile, 'picture' | 'engraving'>): string[] {
  const isSeeThrough = picture.facts?.isSeeThrough ?? false;
  return [
    ...cuttingCode,
    ...(engraving ? engravingCode : []),
    ...(isSeeThrough && !engraving ? ['src/lib/palette.ts'] : []),
  ];
}

/** @param pictures - the pictures beside the Markdown files */
export function ownPictures(pictures: Pictures): OwnPictures {
  const plates: Record<string, Plate> = {};
  const files = new Map<string, PictureFile>();
  /** The Markdown file of each file, and of the picture that is being taken. */
  const owners = new Map<string, string>();
  let owner = '';
  const used = new Set<string>();
  const soft = new Set<string>();
  const hashes = new Map<string, string>();

  function codeOf(file: Omit<PictureFile, 'name'>): string {
    const code = drawingCode(file);
    const known = hashes.get(code.join()) ?? hashOf(code, []);
    hashes.set(code.join(), known);
    return known;
  }

  /** Notes a file to make and returns its entry in a `srcset`. */
  function fileOf(id: string, file: Omit<PictureFile, 'name'>): string {
    const { picture, crop, density, format, width, height, focus, engraving } = file;
    const hash = hashOf(
      [],
      [codeOf(file), picture.hash, crop, density, format, width, height, focus, engraving],
    );
    const part = crop ? `-${crop.name}${density > 1 ? `@${density}x` : ''}` : '';
    // Disks take 255 bytes, and the hash tells names apart that were cut.
    const start = id.replaceAll('/', '-').slice(0, 150);
    const name = `${start}${part}.${hash.slice(0, 8)}.${format}`;
    files.set(name, { ...file, name });
    owners.set(name, owner);
    return `/plates/${name} ${density}x`;
  }

  function svgPlate(id: string, picture: Picture, facts: PictureFacts, crops: readonly Crop[]): Plate {
    // Drawings have sizes such as 24: as large as their place they are not shown small.
    const wanted = sharpSize(crops);
    const scale = Math.max(wanted.width / facts.width, wanted.height / facts.height);
    const [width, height] = [Math.round(facts.width * scale), Math.round(facts.height * scale)];
    const file = { picture, crop: null, density: 1, format: 'svg', width, height } as const;
    const webp = fileOf(id, { ...file, focus: [0.5, 0.5], engraving: null });
    return { id, ground: facts.ground, sources: [{ width, height, webp }] };
  }

  function photoPlate(
    id: string,
    picture: Picture,
    facts: PictureFacts,
    crops: readonly Crop[],
    { focus, engraving }: Pick<PictureFile, 'focus' | 'engraving'>,
  ): Plate {
    const sources = new Map<string, PlateSource>();
    for (const crop of crops) {
      const { name, width, height, densities } = crop;
      const room = Math.min(facts.width / width, facts.height / height);
      // A photo gains nothing from more pixels than it has; lines do.
      const wanted = densities.filter((density, index) => index === 0 || engraving || room >= 0.75 * density);
      const entry = (density: number, format: 'avif' | 'webp') =>
        fileOf(id, { picture, crop, density, format, width, height, focus, engraving });
      sources.set(name, {
        ...queryOf(crop),
        width,
        height,
        avif: wanted.map((density) => entry(density, 'avif')).join(', '),
        webp: crop.fallback ? '' : entry(densities[0]!, 'webp'),
      });
    }
    return { id, ground: engraving?.ground ?? facts.ground, sources: withFallbacks(crops, sources) };
  }

  function engravingOf(engrave: PictureRequest['engrave'], { tone }: PictureFacts): Engraving | null {
    if (!engrave) return null;
    const ground = tone < 0.28 ? 'wine' : 'blush';
    return { ...defaultEngraving, ground, ...(engrave === true ? {} : engrave) };
  }

  /** The picture, where it can be shown as large as its place needs. */
  function find({ file, line, name, crops, engrave, wrong }: PictureRequest) {
    const got = JSON.stringify(name);
    const folder = dirname(file);
    if (/[/\\]/.test(name)) return void wrong(`the name of a file in ${folder}, without a folder`, got);
    if (!isPictureName(name) && !pictures.has(join(folder, name.normalize('NFC'))))
      return void wrong(`a ${formatNames} file in ${folder}`, got);
    const path = join(folder, name.normalize('NFC'));
    const picture = pictures.get(path);
    if (!picture) {
      const there = [...pictures.keys()].filter((other) => dirname(other) === folder);
      const names = there.map((other) => other.slice(folder.length + 1));
      return void wrong(suggest(names, name, `a picture in ${folder}`), got);
    }
    used.add(path);
    const { facts, fault } = picture;
    if (!facts) return void wrong(fault!.expected, `${fault!.got}: ${name}`);
    if (facts.isSvg && !engrave) return { picture, facts };
    const cut = crops && Object.values(cropsOf(crops, facts)).flat();
    const wanted = cut ? sharpSize(cut) : { width: leastInText, height: 1 };
    const least = cut ? { width: Math.ceil(wanted.width / 2), height: Math.ceil(wanted.height / 2) } : wanted;
    if (!facts.isSvg && (facts.width < least.width || facts.height < least.height))
      return void wrong(
        cut ? `a picture of at least ${times(least)}` : `a picture of at least ${least.width} px across`,
        `${times(facts)}: ${name}`,
      );
    if (!facts.isSvg && !engrave && (facts.width < wanted.width || facts.height < wanted.height))
      soft.add(
        `${file}:${line}: ${name} is ${times(facts)} and will look blurred on large screens. Use at least ${times(wanted)}.`,
      );
    return { picture, facts };
  }

  return {
    plates,
    publishedPlates: () =>
      Object.fromEntries(
        Object.entries(plates).filter(([, { sources }]) =>
          sources.flatMap(filesOf).every((name) => files.has(name)),
        ),
      ),
    files: () => [...files.values()],
    sizeOf: (file, name) => pictures.get(join(dirname(file), name.normalize('NFC')))?.facts ?? null,
    leaveOut: (file) => {
      for (const [name, of] of owners) if (of === file) files.delete(name);
    },
    take: (request) => {
      const found = find(request);
      if (!found) return null;
      const { picture, facts } = found;
      owner = request.file;
      const { id, focus, engrave } = request;
      const engraving = engravingOf(engrave, facts);
      for (const [suffix, wanted] of Object.entries(cropsOf(request.crops, facts)))
        plates[id + suffix] =
          facts.isSvg && !engraving
            ? svgPlate(id + suffix, picture, facts, wanted)
            : photoPlate(id + suffix, picture, facts, wanted, { focus, engraving });
      return plates[id]!;
    },
    warnings: () => [...soft],
    unused: () =>
      [...pictures].filter(([path, { isBorrowed }]) => !isBorrowed && !used.has(path)).map(([path]) => path),
  };
}
