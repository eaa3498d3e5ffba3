import { linearColour } from '../../../src/lib/field/colour';
import { lostIn, lostPicture } from '../../../src/lib/field/letters';
import { engrave } from '../engrave';
import { letterMask } from '../mask';
import { ramp } from '../ramp';
import { fullWidth, type Recipe } from '../recipe';
import { lettersStill } from '../run-shader';

const inks = ramp(lostPicture.ramp);
const letters = '404';

/** The 404 screen: numerals in vermilion lines, sinking behind the panel of text. The still that the live field starts from. */
export const lost: Recipe = {
  id: 'lost',
  sources: [
    'scripts/plates/recipes/lost.ts',
    'scripts/plates/mask.ts',
    'scripts/plates/run-shader.ts',
    'src/lib/field/letters.ts',
  ],
  letters,
  // On a light ground half chroma shows as tinted patches.
  crops: fullWidth(820, 540, {}, { avif: 48, webp: 28 }),
  render: async (crop, density) => {
    const { width, height } = crop;
    const composition = lostIn(width);
    const mask = await letterMask(letters, composition.box, { width, height, density });
    const inside = await mask(composition.inside);
    const relief = await mask(composition.relief);
    const still = lettersStill(lostPicture, composition, crop);
    return engrave({
      width,
      height,
      density,
      ground: linearColour(lostPicture.ground),
      field: (x, y) => {
        const { line, thickness, tone } = still(x, y, inside(x, y), relief(x, y));
        return { line, thickness, ink: inks(tone) };
      },
    });
  },
};
