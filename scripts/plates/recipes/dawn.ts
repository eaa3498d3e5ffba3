import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { engrave } from '../engrave';
import { ramp } from '../ramp';
import { fullWidth, isPhone, type Recipe } from '../recipe';

const hot = ramp(hotRamp);

/** Where the lines begin to swell and where they have closed, as shares of the height. */
const desktop = { gap: 8.2, from: 0.4, to: 0.76, sway: 0.05 };
const phone = { gap: 5.6, from: 0.33, to: 0.58, sway: 0.02 };

/** The second hero: lines close from night into solid vermilion. */
export const dawn: Recipe = {
  id: 'dawn',
  sources: ['scripts/plates/recipes/dawn.ts'],
  crops: fullWidth(920, 1000),
  render: (crop, density) => {
    const { width, height } = crop;
    const { gap, from, to, sway } = isPhone(crop) ? phone : desktop;
    // Waves keep their height on a wider screen.
    const reach = Math.min(height, width * 0.95);
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        const u = x / width;
        const w = y / height;
        const displacement =
          reach * 0.03 * Math.sin(TAU * (u + w * 0.5)) +
          reach * 0.014 * Math.sin(TAU * (u * 2.3 - w * 0.8 + 0.3));
        const edge = (y + displacement * 1.6) / height + sway * Math.sin(TAU * (u * 0.9 + 0.1));
        return {
          line: (y + displacement) / gap,
          // Above 1 by more than a pixel's worth, so that nothing of the ground is left between closed lines.
          thickness: mix(0.05, 1.16, smoothstep(from, to, edge) ** 1.2),
          ink: hot(mix(0.24, 0.6, smoothstep(from - 0.1, to - 0.16, w))),
        };
      },
    });
  },
};
