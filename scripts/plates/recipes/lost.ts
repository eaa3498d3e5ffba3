import { linearColour } from '../../../src/lib/field/colour';
import { mix, TAU } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { engrave } from '../engrave';
import { letterMask } from '../mask';
import { fullWidth, isPhone, type Recipe } from '../recipe';

const ground = linearColour(palette.foam);
const numeral = linearColour(palette.accentLine);
const sea = linearColour(palette.claret);

/** The 404 screen: numerals in vermilion lines, sinking behind the panel of text. */
export const lost: Recipe = {
  id: 'lost',
  decorative: true,
  sources: ['scripts/plates/recipes/lost.ts', 'scripts/plates/mask.ts'],
  // On a light ground half chroma shows as tinted patches.
  crops: fullWidth(820, 540, {}, { avif: 48, webp: 28 }),
  render: async (crop, density) => {
    const { width, height } = crop;
    const phone = isPhone(crop);
    const gap = phone ? 5 : 9;
    const soft = phone ? 9 : 26;
    const box = phone
      ? { left: 22, right: 362, top: 200, baseline: 350 }
      : { left: width / 2 - 560, right: width / 2 + 607, top: 100, baseline: 658 };
    const mask = await letterMask('404', box, { width, height, density });
    const inside = await mask(soft * 0.15);
    const relief = await mask(soft);
    return engrave({
      width,
      height,
      density,
      ground,
      field: (x, y) => {
        const u = x / width;
        const w = y / height;
        const displacement =
          height * 0.028 * Math.sin(TAU * (u * 1.25 + w * 0.5)) +
          height * 0.012 * Math.sin(TAU * (u * 2.7 - w));
        const within = inside(x, y);
        return {
          line: (y + displacement - relief(x, y) * soft * 0.92) / gap,
          thickness: mix(0.07, 0.7, within),
          ink: within > 0.06 ? numeral : sea,
        };
      },
    });
  },
};
