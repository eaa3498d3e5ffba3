import { palette } from '../../../src/lib/palette';
import { isPhone, pageBand, type Crop, type Recipe } from '../recipe';
import { engraveWave, type WavePrint, type Window } from '../wave-plate';
import { bandBoard, checker, momentum, offset, rings, squareWave, standing, trains } from '../waves';

interface Service extends WavePrint {
  slug: string;
  /** Board px from the left that a phone shows in its middle; the board's own middle where absent. */
  focus?: number;
}

/** One row a service: the idea of its figure on the home page, as a field. */
const rows: readonly Service[] = [
  {
    slug: 'graphic-design',
    ground: palette.vermilion,
    ink: palette.signalLine,
    wave: offset(0, 72, checker(2, 1)),
    focus: 450,
  },
  {
    slug: 'digital-products',
    ground: palette.wine,
    ink: palette.glass,
    wave: squareWave(400, 27),
    focus: 900,
  },
  {
    slug: 'social-marketing',
    ground: palette.glass,
    ink: palette.wine,
    wave: rings(480, 236, 112),
    focus: 560,
  },
  {
    slug: 'brand-strategy',
    ground: palette.blush,
    ink: palette.wine,
    wave: standing(340, 500, 1.15),
    focus: 590,
  },
  {
    slug: 'product-development',
    ground: palette.wine,
    ink: palette.coral,
    wave: momentum(236, 50),
    focus: 1080,
  },
  {
    slug: 'consulting',
    ground: palette.foam,
    ink: palette.wine,
    counterInk: palette.accentLine,
    wave: trains(480, 24),
  },
];

function windowOf(crop: Crop, focus = bandBoard.width / 2): Window {
  const scale = isPhone(crop) ? bandBoard.height / crop.height : 1;
  return {
    left: (isPhone(crop) ? focus : bandBoard.width / 2) - (crop.width * scale) / 2,
    top: (bandBoard.height - crop.height * scale) / 2,
    scale,
    gap: isPhone(crop) ? 5.6 : 8.5,
  };
}

/** The bands under the titles of the service pages. */
export const services: readonly Recipe[] = rows.map((service) => ({
  id: `service-${service.slug}`,
  sources: ['recipes/services.ts', 'wave-plate.ts', 'waves.ts'].map((file) => `scripts/plates/${file}`),
  crops: pageBand,
  render: (crop, density) => engraveWave(service, windowOf(crop, service.focus), crop, density),
}));
