import { linearColour, type LinearColour } from '../../src/lib/field/colour';
import { hotRamp } from '../../src/lib/field/hot-ramp';
import { clamp, mix, TAU } from '../../src/lib/field/maths';
import { palette } from '../../src/lib/palette';
import type { Engraving as EngravingFields } from '../../src/content/schema/pictures';
import { engrave, type Raster } from './engrave';
import { sampler, type Mask } from './mask';
import { flat, ramp } from './ramp';
import type { Crop } from './recipe';
import { blur, easeOverhangs } from './relief';

/** How a photo is engraved. */
export type Engraving = Required<EngravingFields>;

/** What is right for most photos. */
export const defaultEngraving: Omit<Engraving, 'ground'> = { lines: 110, contrast: 1, angle: 0 };

/** How light a photo is at each pixel: 0..1, as the eye sees it. */
export interface Tones {
  values: Float32Array;
  width: number;
  height: number;
}

/** Below this many CSS px lines melt into a tone; a screen with more dots bears finer ones. */
const finest = { oneDot: 4.5, moreDots: 3.2 };
/** Share of a gap that a line never falls below, so that light skin keeps a hairline, and never exceeds. */
const thinnest = 0.085;
const thickest = 0.88;
/** How many lines a line is lifted by where the photo is lightest. */
const relief = 4.5;
/** A line advances by (1 - slope): it may stand still for a moment but never run backwards into a ring. */
const steepest = 0.6;
/** Share of the darkest and of the lightest pixels that may lose their detail. */
const clipped = 0.006;

const hot = ramp(hotRamp);
const darkInk = flat(palette.wine);

/** The tone below which a share of all pixels is. */
function percentile(values: Float32Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[Math.round(clamp(value) * 255)]! += 1;
  let sum = 0;
  const wanted = values.length * share;
  return counts.findIndex((count) => (sum += count) > wanted) / 255;
}

/** The least range of tones that is stretched from black to white: less is grain and no picture. */
const leastRange = 0.3;
/** The mean tone that shadows are opened towards where ink is dark, and how far they may be. */
const wantedMean = 0.62;
const openings = [0.6, 1.15] as const;

/** Stretches the tones from black to white and, for dark ink, opens the shadows of a dark photo. */
function stretched({ values }: Tones, isInkDark: boolean): Float32Array {
  const low = percentile(values, clipped);
  const high = percentile(values, 1 - clipped);
  const range = Math.max(high - low, leastRange);
  const from = (low + high - range) / 2;
  const even = values.map((value) => clamp((value - from) / range));
  if (!isInkDark) return even;
  const mean = clamp(even.reduce((sum, value) => sum + value, 0) / even.length, 0.05, 0.95);
  const gamma = clamp(Math.log(wantedMean) / Math.log(mean), ...openings);
  return even.map((value) => value ** gamma);
}

/**
 * Lifts details out of what is around them: each tone's distance to the mean of its surroundings, over their spread (local
 * contrast normalisation; Jarrett et al. 2009), added to the tone itself.
 */
function withLocalContrast(tones: Tones, { contrast, ground }: Engraving): Float32Array {
  const { width, height } = tones;
  const values = stretched(tones, ground !== 'wine');
  const radius = Math.round(Math.min(width, height) / 9);
  const mean = blur(values, width, height, radius);
  const square = blur(
    values.map((value, at) => (value - mean[at]!) ** 2),
    width,
    height,
    radius,
  );
  return values.map((value, at) => {
    const detail = (value - mean[at]!) / (Math.sqrt(square[at]!) + 0.12);
    return clamp(value + contrast * 0.08 * detail);
  });
}

/** CIE lightness (0..1) of a luminance, and back; CIE 15:2004. */
const lightnessOf = (luminance: number) =>
  luminance > 0.008856 ? 1.16 * Math.cbrt(luminance) - 0.16 : luminance * 9.033;
const luminanceOf = (lightness: number) =>
  lightness > 0.08 ? ((lightness + 0.16) / 1.16) ** 3 : lightness / 9.033;

const luminance = ([red, green, blue]: LinearColour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * The share of ink that looks as light as a tone between the darker and the lighter of two colours: the eye sees lines this
 * fine mixed, and mixes them in linear light.
 */
function inkShare(tone: number, ink: LinearColour, ground: LinearColour): number {
  const [from, to] = [luminance(ink), luminance(ground)];
  const dark = lightnessOf(Math.min(from, to));
  const light = lightnessOf(Math.max(from, to));
  return (to - luminanceOf(mix(dark, light, tone))) / (to - from);
}

/** Where a point is for the lines: along them and across them, CSS px from the picture's middle. */
function turned({ width, height }: Tones, angle: number) {
  const turn = (angle / 180) * Math.PI;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [x0, y0] = [width / 2, height / 2];
  return {
    along: (x: number, y: number) => (x - x0) * cos + (y - y0) * sin,
    across: (x: number, y: number) => (y - y0) * cos - (x - x0) * sin,
    /** The picture's point there. */
    back: (along: number, across: number) =>
      [x0 + along * cos - across * sin, y0 + along * sin + across * cos] as const,
    length: Math.ceil(Math.abs(width * cos) + Math.abs(height * sin)),
    breadth: Math.ceil(Math.abs(width * sin) + Math.abs(height * cos)),
  };
}

/** How many lines a line is lifted by, at a place along and across the lines: soft light is taken for relief. */
function liftOf(tones: Tones, gap: number, { back, length, breadth }: ReturnType<typeof turned>): Mask {
  const { values, width, height } = tones;
  const radius = Math.round(Math.min(width, height) / 40);
  const soft = sampler(blur(values, width, height, radius), width, height, width, height);
  const lift = new Float32Array(length * breadth);
  for (let j = 0, at = 0; j < breadth; j += 1)
    for (let i = 0; i < length; i += 1, at += 1)
      lift[at] = relief * soft(...back(i + 0.5 - length / 2, j + 0.5 - breadth / 2));
  easeOverhangs(lift, length, breadth, steepest / gap);
  const eased = sampler(blur(lift, length, breadth, 3), length, breadth, length, breadth);
  return (along, across) => eased(along + length / 2, across + breadth / 2);
}

/**
 * Draws a photo as one set of lines: their width follows its darkness, and they bend with its light as if it were relief.
 * @param tones of the crop, one value a CSS px
 */
export function engravePhoto(
  tones: Tones,
  engraving: Engraving,
  { width, height, densities }: Pick<Crop, 'width' | 'height' | 'densities'>,
  density: number,
): Raster {
  const finestGap = densities.includes(1) ? finest.oneDot : finest.moreDots;
  const gap = Math.max(height / engraving.lines, finestGap);
  const place = turned(tones, engraving.angle);
  const shaped = { ...tones, values: withLocalContrast(tones, engraving) };
  const tone = sampler(blur(shaped.values, width, height, 1), width, height, width, height);
  const lift = liftOf(shaped, gap, place);
  const { ground } = engraving;
  const groundColour = linearColour(palette[ground]);
  return engrave({
    width,
    height,
    density,
    ground: groundColour,
    field: (x, y) => {
      const along = place.along(x, y);
      const across = place.across(x, y);
      const sway = 0.008 * height * Math.sin((TAU * (1.1 * along + 0.6 * across)) / height);
      const light = tone(x, y);
      const ink = ground === 'wine' ? hot(0.34 + 0.7 * light) : darkInk();
      return {
        line: (across + sway) / gap + lift(along, across),
        thickness: clamp(inkShare(light, ink, groundColour), thinnest, thickest),
        ink,
      };
    },
  });
}
