import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { clamp, mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { engrave, type FieldSample } from '../engrave';
import { ramp } from '../ramp';
import { fullWidth, isPhone, type Crop, type Recipe } from '../recipe';

const hot = ramp(hotRamp);

interface Composition {
  /** Centre and radius of the sun and height of the horizon, CSS px. */
  x: number;
  y: number;
  radius: number;
  horizon: number;
  gap: number;
}

function compose(crop: Crop): Composition {
  return isPhone(crop)
    ? { x: 240, y: 660, radius: 170, horizon: 740, gap: 5 }
    : { x: crop.width * (1050 / 1440), y: 450, radius: 320, horizon: 600, gap: 7.4 };
}

/** The sphere leans towards the viewer, so that its pole shows. */
const TILT = 0.42;

/** Latitude lines on the lit sphere; Lambert's law with the light from the upper left. */
function sphere(a: number, b: number, { radius, gap }: Composition): FieldSample {
  const z = Math.sqrt(Math.max(0, 1 - a * a - b * b));
  const up = b * Math.cos(TILT) - z * Math.sin(TILT);
  const out = b * Math.sin(TILT) + z * Math.cos(TILT);
  const latitude = Math.asin(clamp(up, -1, 1));
  const longitude = Math.atan2(a, out);
  const lambert = 0.72 * (-0.45 * a - 0.62 * b + 0.62 * z);
  const ripple = 0.045 * Math.sin(5 * longitude + latitude * 4);
  return {
    line: 500 + ((latitude + ripple) * radius * 0.86) / gap,
    thickness: mix(0.1, 0.92, clamp(0.28 + lambert)) * smoothstep(0, 0.18, z + 0.05),
    ink: hot(0.34 + 0.62 * clamp(0.24 + lambert)),
  };
}

/** Lines of sea that spread towards the viewer, with the sun's column in them; `d` is 0 at the horizon, 1 below. */
function sea(x: number, y: number, d: number, width: number, height: number, c: Composition): FieldSample {
  const across = (x / width) * (2.6 - 1.4 * d) + d * 1.6;
  const wave = (3 + 13 * d * d) * Math.sin(TAU * (across + 0.15 * Math.sin((TAU * x) / width)));
  const column = (offset: number, spread: number) =>
    Math.exp(-(((x - c.x + offset) / (c.radius * (spread + 0.5 * d))) ** 2));
  const swell = Math.cos(TAU * across);
  return {
    line: 900 + ((height - c.horizon) / c.gap) * 0.62 * d ** 0.62 + (wave / c.gap) * 0.35,
    thickness: clamp(0.16 + 0.62 * column(20 * Math.sin(y * 0.09), 0.55) * (0.7 + 0.3 * swell) + 0.1 * swell),
    ink: hot(0.3 + 0.42 * column(0, 0.6)),
  };
}

/** The closing hero of the home page: a sun on the sea. */
export const sun: Recipe = {
  id: 'sun',
  decorative: true,
  sources: ['scripts/plates/recipes/sun.ts'],
  crops: fullWidth(860, 900),
  render: (crop, density) => {
    const { width, height } = crop;
    const c = compose(crop);
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        if (y >= c.horizon) return sea(x, y, (y - c.horizon) / (height - c.horizon), width, height, c);
        const a = (x - c.x) / c.radius;
        const b = (y - c.y) / c.radius;
        if (Math.hypot(a, b) < 1) return sphere(a, b, c);
        return {
          line: (y + 10 * Math.sin(TAU * ((x / width) * 1.5 + y / height))) / (c.gap * 1.7),
          thickness: 0.05,
          ink: hot(0.24),
        };
      },
    });
  },
};
