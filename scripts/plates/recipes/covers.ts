import { palette } from '../../../src/lib/palette';
import { coverCardCrops, coverCrops } from '../crops';
import { isPhone, type Crop, type Recipe } from '../recipe';
import { engraveWave, type WavePrint, type Window } from '../wave-plate';
import { checker, coverBoard, dunes, growth, interference, moire, plait, ripple, shear } from '../waves';

interface Cover extends WavePrint {
  name: string;
  /** Where on the board the middle of the card's window is, board px; the board's own middle where absent. */
  focus?: readonly [number, number];
}

/** One row a cover; a new article needs only a new row. */
const rows: readonly Cover[] = [
  {
    name: 'interference',
    ground: palette.blush,
    ink: palette.wine,
    wave: interference([300, 360], [1140, 300]),
  },
  { name: 'checker', ground: palette.vermilion, ink: palette.signalLine, wave: checker(2, 1) },
  { name: 'growth', ground: palette.wine, ink: palette.glass, wave: growth(5), focus: [900, 340] },
  { name: 'ripple', ground: palette.glass, ink: palette.wine, wave: ripple(720, 340) },
  { name: 'shear', ground: palette.wine, ink: palette.coral, wave: shear(2.2, -0.9) },
  { name: 'braid', ground: palette.wine, ink: palette.blush, wave: plait(340, 940, 190, 88) },
  {
    name: 'moire',
    ground: palette.claret,
    ink: palette.coral,
    wave: moire([-120, 240], [1500, 470], 25),
    focus: [880, 290],
  },
  { name: 'drift', ground: palette.blush, ink: palette.claret, wave: dunes(1.9, 0.8), focus: [560, 260] },
];

/** A phone shows the middle of the board at half size, with finer lines; a wide screen all of its width. */
function bandWindow(crop: Crop): Window {
  const scale = isPhone(crop) ? coverBoard.height / crop.height : coverBoard.width / crop.width;
  return {
    left: (coverBoard.width - crop.width * scale) / 2,
    top: (coverBoard.height - crop.height * scale) / 2,
    scale,
    gap: isPhone(crop) ? 5.6 : 8.5,
  };
}

const middle = [coverBoard.width / 2, coverBoard.height / 2] as const;

/** A card looks closer, at a part of the board; on a phone at a narrower one of the same height. */
function cardWindow(crop: Crop, [x, y]: readonly [number, number] = middle): Window {
  const scale = 504 / crop.height;
  return {
    left: x - (crop.width * scale) / 2,
    top: y - (crop.height * scale) / 2,
    scale,
    gap: isPhone(crop) ? 5.6 : 8,
  };
}

/** A row as one of its plates. */
function plate(cover: Cover, id: string, crops: readonly Crop[], window: (crop: Crop) => Window): Recipe {
  return {
    id,
    sources: ['recipes/covers.ts', 'wave-plate.ts', 'waves.ts'].map((file) => `scripts/plates/${file}`),
    crops,
    render: (crop, density) => engraveWave(cover, window(crop), crop, density),
  };
}

/** Editorial covers, each as an article's band and as the picture of its card. */
export const covers: readonly Recipe[] = rows.flatMap((cover) => [
  plate(cover, `cover-${cover.name}`, coverCrops, bandWindow),
  plate(cover, `cover-${cover.name}-card`, coverCardCrops, (crop) => cardWindow(crop, cover.focus)),
]);
