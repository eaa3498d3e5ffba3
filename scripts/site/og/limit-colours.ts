import { linearColour, toSrgb, type LinearColour } from '../../../src/lib/field/colour';
import { mix } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import type { Raster } from '../../plates/engrave';

type Rgb = readonly [red: number, green: number, blue: number];

const ground = linearColour(palette.wine);
/** What letters and the brand's point are set in. */
const letterInks = [palette.foam, palette.blush, palette.vermilion].map(linearColour);

/** An ink over the ground, covering a share of a pixel. */
const over = (ink: LinearColour, share: number) =>
  [0, 1, 2].map((channel) =>
    Math.round(255 * toSrgb(mix(ground[channel]!, ink[channel]!, share))),
  ) as unknown as Rgb;

/** Which of the colours is likest, as the eye weighs red, green and blue. */
function nearest(colours: readonly Rgb[], [red, green, blue]: Rgb): Rgb {
  const distance = (colour: Rgb) =>
    2 * (colour[0] - red) ** 2 + 4 * (colour[1] - green) ** 2 + 3 * (colour[2] - blue) ** 2;
  return colours.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best));
}

/**
 * A card in few colours, so that a palette holds it: the ground, and each ink in as many shades as edges need. A general
 * quantiser would give up the brand's point, which is small and has a colour of its own.
 * @param shades How many steps an edge has, from the ground to the ink.
 */
export function limitColours(
  { data, width, height }: Raster,
  inks: readonly LinearColour[],
  shades: number,
): Raster {
  const colours = [
    over(ground, 1),
    ...[...letterInks, ...inks].flatMap((ink) =>
      Array.from({ length: shades }, (_, step) => over(ink, (step + 1) / shades)),
    ),
  ];
  // Five bits a channel are enough to tell these colours apart, and few enough to remember each answer.
  const known: (Rgb | undefined)[] = Array.from({ length: 1 << 15 });
  const limited = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const colour = (known[key] ??= nearest(colours, [red, green, blue]));
    limited[at] = colour[0];
    limited[at + 1] = colour[1];
    limited[at + 2] = colour[2];
  }
  return { data: limited, width, height };
}
