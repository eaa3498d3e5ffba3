import { clamp, smoothstep, TAU } from '../../../src/lib/field/maths';
import { linearColour } from '../../../src/lib/field/colour';
import { palette } from '../../../src/lib/palette';
import { engrave } from '../engrave';
import { fullWidth, isPhone, type Recipe } from '../recipe';

const ground = linearColour(palette.vermilion);
const ink = linearColour(palette.wine);

/** The last call on every page: wine lines wake in vermilion, away from the words. */
export const talk: Recipe = {
  id: 'talk',
  sources: ['scripts/plates/recipes/talk.ts'],
  crops: fullWidth(560, 640),
  render: (crop, density) => {
    const { width, height } = crop;
    const phone = isPhone(crop);
    const gap = phone ? 6.5 : 9.5;
    const reach = Math.min(height, width * 0.62);
    const displace = (x: number, y: number) => {
      const u = x / width;
      const w = y / height;
      return (
        reach * 0.09 * Math.sin(TAU * (u * 1.25 - w * 0.55)) +
        reach * 0.03 * Math.sin(TAU * (u * 2.6 + w * 0.8 + 0.2))
      );
    };
    return engrave({
      width,
      height,
      density,
      ground,
      field: (x, y) => {
        // The words stand at the left, on a phone at the top.
        const away = phone ? y / height : x / width;
        const moved = displace(x, y) * (phone ? smoothstep(0.3, 0.9, away) : smoothstep(0.25, 0.8, away));
        const slope = (displace(x + 3, y) - displace(x - 3, y)) / 6;
        const awake = phone ? smoothstep(0.5, 0.95, away) : smoothstep(0.4, 0.92, away);
        return { line: (y + moved) / gap, thickness: awake * clamp(0.42 - slope * 0.55, 0.04, 0.9), ink };
      },
    });
  },
};
