import { linearColour, toSrgb } from '../../src/lib/field/colour';

/** A colour as the eye orders it: equal steps look equal. https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  /** 0 (black) to 1 (white). */
  lightness: number;
  /** 0 (grey) to about 0.3. */
  chroma: number;
  /** Degrees. */
  hue: number;
}

/** Reads `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearColour(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A channel may be this far outside 0..1: half a step of its 255. */
const slack = 0.0015;
const isShown = (colour: Oklch) =>
  linearOf(colour).every((channel) => channel >= -slack && channel <= 1 + slack);

/** Writes `#rrggbb`. A colour that no screen shows loses chroma until one does; lightness and hue stay. */
export function hexOf(colour: Oklch): string {
  let { chroma } = colour;
  if (!isShown(colour)) {
    let none = 0;
    for (let step = 0; step < 20; step++) {
      const middle = (none + chroma) / 2;
      if (isShown({ ...colour, chroma: middle })) none = middle;
      else chroma = middle;
    }
    chroma = none;
  }
  const bytes = linearOf({ ...colour, chroma }).map((channel) =>
    Math.round(255 * Math.min(1, Math.max(0, toSrgb(Math.max(0, channel))))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
