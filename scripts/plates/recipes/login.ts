import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { clamp, mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { engrave } from '../engrave';
import { ramp } from '../ramp';
import { isPhone, media, type Recipe } from '../recipe';

const hot = ramp(hotRamp);

/** The field is drawn once at this size; the phone's strip is a window on it. */
const board = { width: 720, height: 900, gap: 7.6, swing: 92 };

/** The phone's strip: where its window begins, how much of the board one CSS px shows, and its finer lines. */
const strip = { y: 340, scale: board.width / 390, gap: 4.6 };

function displace(x: number, y: number): number {
  const u = x / board.width;
  const w = y / board.height;
  const envelope = 0.25 + 0.75 * smoothstep(0.1, 0.8, w);
  const p = TAU * (u * 0.75 + w * 0.95 + 0.12 * Math.sin(TAU * (u * 0.6 - w * 0.5))) + 0.6;
  return board.swing * envelope * (Math.sin(p) + 0.3 * Math.sin(2 * p + 0.8));
}

/** The sign-in screens: calm beneath the title, swelling below it. */
export const login: Recipe = {
  id: 'login',
  sources: ['scripts/plates/recipes/login.ts'],
  crops: [
    {
      name: 'phone',
      width: 390,
      height: 176,
      densities: [2],
      media: media.phone,
      packing: { avif: 45, chroma: '4:2:0', webp: 28 },
    },
    { name: 'desktop', width: board.width, height: board.height, densities: [1] },
  ],
  render: (crop, density) => {
    const { width, height } = crop;
    const phone = isPhone(crop);
    const { y: top, scale, gap } = phone ? strip : { y: 0, scale: 1, gap: board.gap };
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (px, py) => {
        const x = px * scale;
        const y = top + py * scale;
        const slopeX = (displace(x + 3, y) - displace(x - 3, y)) / 6;
        const slopeY = (displace(x, y + 3) - displace(x, y - 3)) / 6;
        const light = clamp(0.44 - slopeX * 0.46 + slopeY * 0.2);
        const awake = smoothstep(0.38, 0.72, y / board.height);
        return {
          line: (py + displace(x, y) / scale) / gap,
          thickness: mix(0.08, 0.12 + 0.78 * light, awake),
          ink: hot(mix(0.22, 0.14 + 0.88 * light, awake)),
        };
      },
    });
  },
};
