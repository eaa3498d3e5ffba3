import { brand } from '../../../src/content/brand';
import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { engrave } from '../engrave';
import { letterMask } from '../mask';
import { ramp } from '../ramp';
import { fullWidth, isPhone, type Recipe } from '../recipe';

const hot = ramp(hotRamp);
const text = `${brand.name}.`;

/** The footer's closing word: the brand's name swelling out of the same lines. */
export const wordmark: Recipe = {
  id: 'wordmark',
  decorative: true,
  sources: ['scripts/plates/recipes/wordmark.ts', 'scripts/plates/mask.ts'],
  data: text,
  crops: fullWidth(420, 150, { avif: 46 }),
  render: async (crop, density) => {
    const { width, height } = crop;
    const phone = isPhone(crop);
    const gap = phone ? 4 : 8;
    const soft = phone ? 1.8 : 6;
    const box = phone
      ? { left: 16, right: 366, top: 24, baseline: 109 }
      : // Wider screens keep the letters' height and grow their margins.
        { left: width / 2 - 692, right: width / 2 + 614, top: 50, baseline: 354 };
    const mask = await letterMask(text, box, { width, height, density });
    const inside = await mask(soft * 0.25);
    const relief = await mask(soft);
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        const u = x / width;
        const w = y / height;
        const displacement =
          height * 0.05 * Math.sin(TAU * (u * 1.5 + w * 0.25)) +
          height * 0.02 * Math.sin(TAU * (u * 3.1 - w * 0.4 + 0.2));
        const within = inside(x, y);
        const light = mix(0.58, 0.9, smoothstep(0.1, 1, u));
        return {
          // Half a step aside within the letters, so that their lines meet the gaps outside.
          line: (y + displacement - relief(x, y) * gap * 0.5) / gap,
          thickness: mix(0.1, 0.84, within),
          ink: hot(mix(0.28, light, within)),
        };
      },
    });
  },
};
