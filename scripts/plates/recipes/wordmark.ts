import { logoWord } from '../../../src/content/brand-name';
import { wordmarkIn, wordmarkPicture } from '../../../src/lib/field/letters';
import { engrave } from '../engrave';
import { letterMask } from '../mask';
import { ramp } from '../ramp';
import { fullWidth, type Recipe } from '../recipe';
import { lettersStill } from '../run-shader';

const hot = ramp(wordmarkPicture.ramp);
const letters = `${logoWord}.`;

/** The footer's closing word: the logo swelling out of the same lines, the still that the live field starts from. */
export const wordmark: Recipe = {
  id: 'wordmark',
  sources: [
    'scripts/plates/recipes/wordmark.ts',
    'scripts/plates/mask.ts',
    'scripts/plates/run-shader.ts',
    'src/lib/field/letters.ts',
  ],
  data: letters,
  letters,
  // The wide one has lines for a window that is 100/77.35 as wide as the column (`$container`).
  crops: fullWidth(420, 150, { avif: 46 }).map((crop) =>
    crop.name === 'wide' ? { ...crop, width: 1864, height: 461 } : crop,
  ),
  render: async (crop, density) => {
    const { width, height } = crop;
    const composition = wordmarkIn(width);
    const mask = await letterMask(letters, composition.box, { width, height, density });
    const inside = await mask(composition.inside);
    const relief = await mask(composition.relief);
    const still = lettersStill(wordmarkPicture, composition, crop);
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        const { line, thickness, tone } = still(x, y, inside(x, y), relief(x, y));
        return { line, thickness, ink: hot(tone) };
      },
    });
  },
};
