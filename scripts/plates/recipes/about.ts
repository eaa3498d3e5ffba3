import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { clamp, mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { engrave, type FieldSample } from '../engrave';
import { ramp } from '../ramp';
import { isPhone, pageBand, type Recipe } from '../recipe';

const hot = ramp(hotRamp);

/** A swell that runs across the picture in front of those before it; lengths as shares of the picture's reach. */
interface Swell {
  /** How deep its mean line lies. */
  base: number;
  height: number;
  length: number;
  /** Radians. */
  phase: number;
  /** How near it is, 0..1: near ones have wider gaps and more light. */
  near: number;
}

/** From the horizon towards the viewer. */
const swells: readonly Swell[] = [
  { base: 0.28, height: 0.02, length: 0.9, phase: 0.4, near: 0.1 },
  { base: 0.37, height: 0.05, length: 1.5, phase: 2.2, near: 0.35 },
  { base: 0.53, height: 0.1, length: 2.1, phase: 4.1, near: 0.6 },
  { base: 0.79, height: 0.15, length: 2.9, phase: 5.6, near: 1 },
];

/** A crest is narrower than a trough, as in Stokes' wave. */
function crest(angle: number): number {
  return Math.sin(angle) + 0.24 * Math.cos(2 * angle + Math.PI);
}

/** The About page: a long swell before sunrise, one wave behind the other. */
export const about: Recipe = {
  id: 'about',
  sources: ['scripts/plates/recipes/about.ts'],
  crops: pageBand,
  render: (crop, density) => {
    const { width, height } = crop;
    const phone = isPhone(crop);
    const reach = height * (phone ? 1.1 : 1.12);
    const gap = phone ? 5 : 7.6;
    const at = (swell: Swell, order: number, x: number, y: number): FieldSample | undefined => {
      const rate = TAU / (swell.length * reach);
      const angle = (x - width * 0.5) * rate + swell.phase;
      const rise = swell.height * reach * crest(angle);
      const below = y - (swell.base * reach - rise);
      if (below < 0) return undefined;
      const slope = swell.height * reach * rate * (Math.cos(angle) + 0.48 * Math.sin(2 * angle));
      // Deeper lines follow their crest less.
      const follow = Math.exp(-below / (reach * 0.42));
      const dawn = smoothstep(0.1, 0.95, x / width);
      const light = clamp(0.5 - slope * 1.5) * Math.exp(-below / (reach * 0.16 * (0.6 + swell.near)));
      return {
        // A crest lies between two lines: its edge cuts none of them.
        line: 1000 * order + (y - swell.base * reach + rise * follow) / mix(gap * 0.62, gap, swell.near),
        thickness: (0.1 + 0.6 * light * mix(0.5, 1, dawn)) * smoothstep(0, 1.2, below),
        ink: hot(mix(0.28, 0.3 + 0.42 * light, mix(0.35, 1, dawn))),
      };
    };
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        for (let order = swells.length - 1; order >= 0; order--) {
          const sample = at(swells[order]!, order, x, y);
          if (sample) return sample;
        }
        return { line: (y + 6 * Math.sin((TAU * x) / width)) / (gap * 1.6), thickness: 0.05, ink: hot(0.24) };
      },
    });
  },
};
