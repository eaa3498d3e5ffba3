import { hotRamp } from '../../../src/lib/field/hot-ramp';
import { engrave } from '../engrave';
import { ramp } from '../ramp';
import { media, phoneEffort, type Recipe } from '../recipe';
import { heroIn } from '../run-shader';

const hot = ramp(hotRamp);

/** The home hero at phase 0: the still that the live field starts from. */
export const hero: Recipe = {
  id: 'hero',
  sources: [
    'scripts/plates/recipes/hero.ts',
    'scripts/plates/run-shader.ts',
    'src/lib/field/hero-swell.ts',
    'src/lib/field/hero-swell-glsl.ts',
  ],
  crops: [
    {
      name: 'phone',
      width: 390,
      height: 1010,
      densities: [2],
      media: media.phone,
      packing: { effort: phoneEffort, avif: 30, chroma: '4:2:0', webp: 28 },
    },
    {
      // As wide as the widest tablet: narrower ones crop it instead of scaling it.
      name: 'tablet',
      width: 1024,
      height: 1090,
      densities: [1],
      media: media.tablet,
      fallback: 'desktop',
    },
    {
      name: 'wide',
      width: 1920,
      height: 1090,
      densities: [1],
      media: media.wide,
      fallback: 'desktop',
      packing: { avif: 46 },
    },
    { name: 'desktop', width: 1440, height: 1090, densities: [1], packing: { avif: 48 } },
  ],
  render: ({ width, height }, density) => {
    const picture = heroIn(width, height);
    return engrave({
      width,
      height,
      density,
      ground: hot(0),
      field: (x, y) => {
        const { line, thickness, tone } = picture.at(x, y, 0);
        return { line, thickness, ink: hot(tone) };
      },
    });
  },
};
