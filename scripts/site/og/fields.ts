import { linearColour, type LinearColour } from '../../../src/lib/field/colour';
import type { RampStops } from '../../../src/lib/field/hot-ramp';
import { clamp, mix, smoothstep, TAU } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { engrave, type Raster } from '../../plates/engrave';
import { ramp } from '../../plates/ramp';
import { swellAt } from '../../plates/run-shader';
import * as waves from '../../plates/waves';
import { frame } from './frame';

/** A field of lines for the dark ground of a card. */
interface Field {
  /** In px of the card. */
  wave: waves.Wave;
  /** From where the lines are calm to where they have swollen. */
  ink: RampStops;
  /** Ink of every second line, where it has its own. */
  counterInk?: RampStops;
  /** Whether a thicker line is also a lighter one. @default false */
  glows?: boolean;
}

const { blush, claret, coral, glass, vermilion, wine } = palette;

/** The point of a card at which the focus of a wave is. */
const focus = { x: 930, y: frame.height / 2 } as const;

const inkOf = (hex: string): RampStops => [
  [0, claret],
  [1, hex],
];
const hot: RampStops = [
  [0, claret],
  [0.55, vermilion],
  [1, coral],
];

/** The hero's swell. */
const swell: waves.Wave = (x, y) => {
  const { displacement, slopeX, slopeY } = swellAt(x * 1.2, y * 1.43, 0.6);
  return {
    displacement: displacement * 0.7,
    thickness: 0.14 + 0.74 * clamp(0.46 - slopeX * 0.44 + slopeY * 0.16),
  };
};

/** Lines that close into one, as in the home page's second hero, from the left. */
const dawn: waves.Wave = (x, y) => {
  const u = x / frame.width;
  const w = y / frame.height;
  const edge = u + 0.05 * Math.sin(TAU * (w + 0.2));
  return {
    displacement: 26 * Math.sin(TAU * (u * 0.9 + w * 0.5)) + 10 * Math.sin(TAU * (u * 2.1 - w * 0.8 + 0.3)),
    thickness: mix(0.1, 1.16, smoothstep(0.6, 1.02, edge)),
  };
};

/** A wave with a point of its board in the focus, and `scale` board px in a px. */
function cover(wave: waves.Wave, [x, y]: readonly [number, number], hex: string, scale = 0.8): Field {
  const view: waves.Wave = (px, py) => {
    const sample = wave(x + (px - focus.x) * scale, y + (py - focus.y) * scale);
    return { ...sample, displacement: sample.displacement / scale };
  };
  return { wave: view, ink: inkOf(hex) };
}
/** A service's board is as high as the card. */
const band = (wave: waves.Wave, at: readonly [number, number], hex: string): Field =>
  cover(wave, at, hex, waves.bandBoard.height / frame.height);

/**
 * The waves of the plates, by a plate's id and re-inked for the dark ground: a shared article looks like its page. Two are
 * nobody's plate: `swell` for pages without a picture, and `dawn` for jobs.
 */
const fields: Readonly<Record<string, Field>> = {
  swell: { wave: swell, ink: hot, glows: true },
  dawn: { wave: dawn, ink: inkOf(vermilion) },
  'cover-interference': cover(waves.interference([300, 360], [1140, 300]), [780, 330], blush),
  'cover-checker': cover(waves.checker(2, 1), [720, 340], vermilion),
  'cover-growth': cover(waves.growth(5), [1140, 340], glass),
  'cover-ripple': cover(waves.ripple(720, 340), [720, 350], glass),
  'cover-shear': cover(waves.shear(2.2, -0.9), [720, 340], coral),
  'cover-braid': cover(waves.plait(340, 940, 190, 88), [940, 340], blush, 0.9),
  'cover-moire': cover(waves.moire([-120, 240], [1500, 470], 25), [980, 330], coral),
  'cover-drift': cover(waves.dunes(1.9, 0.8), [900, 300], blush),
  'service-graphic-design': band(waves.offset(0, 72, waves.checker(2, 1)), [470, 220], vermilion),
  'service-digital-products': band(waves.squareWave(400, 27), [1100, 220], glass),
  'service-social-marketing': band(waves.rings(480, 236, 112), [480, 236], glass),
  'service-brand-strategy': band(waves.standing(340, 500, 1.15), [770, 210], blush),
  'service-product-development': band(waves.momentum(236, 50), [1130, 220], coral),
  'service-consulting': {
    ...band(waves.trains(480, 24), [860, 220], blush),
    counterInk: inkOf(vermilion),
  },
};

export const hasField = (id: string): boolean => Object.hasOwn(fields, id);

/** Lines twice as far apart as on a page: a card is shown at half its size or less, and close lines would moiré. */
const gap = 17;

/** Where lines begin to show, begin to swell and have swollen: px from the left at half height. */
const reach = { from: 500, calm: 690, open: 1020, lean: -0.22 };
/** A line under a title is no thicker than this. */
const calmThickness = 0.07;

/** The inks of a field, as few as its tone needs. */
export function inksOf(id: string): LinearColour[] {
  const { ink, counterInk } = fields[id]!;
  return [ink, ...(counterInk ? [counterInk] : [])].flatMap((stops) =>
    [0, 0.25, 0.5, 0.75, 1].map(ramp(stops)),
  );
}

const engraved = new Map<string, Raster>();

/**
 * Bare ground at the left, under the title, and lines that swell towards the right. Drawn once: it takes a fifth of a second, and
 * many cards show the same one.
 */
export function engraveField(id: string): Raster {
  const { wave, ink, counterInk = ink, glows = false } = fields[id]!;
  const inks = [ramp(ink), ramp(counterInk)] as const;
  const raster =
    engraved.get(id) ??
    engrave({
      width: frame.width - reach.from,
      height: frame.height,
      density: 1,
      ground: linearColour(wine),
      field: (left, y) => {
        const x = left + reach.from;
        const { displacement, thickness, counter = thickness } = wave(x, y);
        const line = (y + displacement) / gap;
        const isSecond = Math.floor(line) % 2 !== 0;
        const full = isSecond ? counter : thickness;
        const along = x + (y - focus.y) * reach.lean;
        const open = smoothstep(reach.calm, reach.open, along);
        const calm = calmThickness * smoothstep(reach.from + 70, reach.calm, along);
        return {
          line,
          thickness: mix(Math.min(full, calm), full, open),
          ink: inks[isSecond ? 1 : 0](glows ? open * mix(0.3, 1.2, full) : open),
        };
      },
    });
  engraved.set(id, raster);
  return raster;
}
