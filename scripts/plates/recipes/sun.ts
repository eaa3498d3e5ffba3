import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { engrave } from '../engrave';
import { ramp } from '../ramp';
import { fullWidth, type Recipe } from '../recipe';
import { sunStill } from '../run-shader';

const hot = ramp(hotRamp);

/** The closing hero of the home page: a sun on the sea, the still that the live field starts from. */
export const sun: Recipe = {
  id: 'sun',
  sources: ['scripts/plates/recipes/sun.ts', 'scripts/plates/run-shader.ts', 'src/lib/field/sun.ts'],
  crops: fullWidth(860, 900),
  render: ({ width, height }, density) => {
    const still = sunStill(width, height);
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        const { line, thickness, tone } = still(x, y);
        return { line, thickness, ink: hot(tone) };
      },
    });
  },
};
