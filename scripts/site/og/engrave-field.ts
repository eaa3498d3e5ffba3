import { linearColour, type LinearColour } from '../../../src/lib/field/colour';
import { mix, smoothstep } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { engrave, type Raster } from '../../plates/engrave';
import { ramp } from '../../plates/ramp';
import { fieldCalled, focus } from './fields';
import { frame } from './frame';

/** Lines twice as far apart as on a page: a card is shown at half its size or less, and close lines would moiré. */
const gap = 17;

/** Where lines begin to show, where they begin to swell and where they have; px from the left at half height. */
const reach = { from: 500, calm: 690, open: 1020, lean: -0.22 };
/** A line under a title is no thicker than this. */
const calmThickness = 0.07;

/** Steps of an ink on its way from calm to swollen. */
const levels = 5;

/** The inks of a field, as few as its tone can be told with. */
export function inksOf(id: string): LinearColour[] {
  const { ink, counterInk } = fieldCalled(id);
  return [ink, counterInk].flatMap((stops) => {
    if (!stops) return [];
    const colour = ramp(stops);
    return Array.from({ length: levels }, (_, level) => colour(level / (levels - 1)));
  });
}

/** Engraves a field: bare ground at the left, where the title stands, and lines that swell towards the right. */
export function engraveField(id: string): Raster {
  const { wave, ink, counterInk = ink, glows = false } = fieldCalled(id);
  const inks = [ramp(ink), ramp(counterInk)] as const;
  return engrave({
    width: frame.width - reach.from,
    height: frame.height,
    density: 1,
    ground: linearColour(palette.wine),
    field: (left, y) => {
      const x = left + reach.from;
      const { displacement, thickness, counter = thickness } = wave(x, y);
      const line = (y + displacement) / gap;
      const second = Math.floor(line) % 2 !== 0;
      const full = second ? counter : thickness;
      const along = x + (y - focus.y) * reach.lean;
      const open = smoothstep(reach.calm, reach.open, along);
      const calm = calmThickness * smoothstep(reach.from + 70, reach.calm, along);
      return {
        line,
        thickness: mix(Math.min(full, calm), full, open),
        ink: inks[second ? 1 : 0](glows ? open * mix(0.3, 1.2, full) : open),
      };
    },
  });
}
