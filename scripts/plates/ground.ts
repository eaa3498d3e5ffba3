import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../../src/lib/palette';
import type { Plate, PlateGround } from '../../src/lib/plate';
import { filesOf, outputFolder } from './manifest';

const grounds: readonly PlateGround[] = ['wine', 'claret', 'vermilion', 'blush', 'glass', 'foam'];

const channelsOf = (hex: string) =>
  [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
const colours = grounds.map((name) => ({ name, channels: channelsOf(palette[name]) }));

/** How far apart two colours are, for the choice of the nearest. */
const distance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, channel) => sum + (value - b[channel]!) ** 2, 0);

const board = { width: 96, height: 48 };
const isEdge = (place: number) => place % board.width < 6 || place < 4 * board.width;

/** The colour of the palette that is the nearest to most of a board's pixels, three bytes each. */
export function nearestGround(pixels: Buffer, counts: (place: number) => boolean = () => true): PlateGround {
  const votes = new Map<PlateGround, number>();
  for (let place = 0; place < pixels.length / 3; place += 1) {
    if (!counts(place)) continue;
    const pixel = [...pixels.subarray(3 * place, 3 * place + 3)];
    const [nearest] = [...colours].sort((a, b) => distance(a.channels, pixel) - distance(b.channels, pixel));
    votes.set(nearest!.name, (votes.get(nearest!.name) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]![0];
}

/** The colour that a drawn plate has most along its upper and left edge: within, an interface may cover it. */
export async function groundOf(plate: Plate): Promise<PlateGround> {
  const [file] = filesOf(plate.sources.at(-1)!);
  const pixels = await sharp(join(outputFolder, file!))
    .resize({ ...board, fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return nearestGround(pixels, isEdge);
}
