import { linearColour } from '../../src/lib/field/colour';
import { engrave, type Raster } from './engrave';
import type { Crop } from './recipe';
import type { Wave } from './waves';

/** A wave and the colours that it is printed in. */
export interface WavePrint {
  ground: string;
  ink: string;
  /** Ink of every second line, where it has its own. */
  counterInk?: string;
  wave: Wave;
}

/** The part of the board that a crop shows. */
export interface Window {
  /** Board px. */
  left: number;
  top: number;
  /** Board px in one CSS px. */
  scale: number;
  /** Distance between lines, CSS px: that of the size, never scaled with the board. */
  gap: number;
}

/** Engraves the part of a wave that a window shows. */
export function engraveWave(
  { ground, ink, counterInk = ink, wave }: WavePrint,
  { left, top, scale, gap }: Window,
  { width, height }: Crop,
  density: number,
): Raster {
  const inks = [linearColour(ink), linearColour(counterInk)] as const;
  return engrave({
    width,
    height,
    density,
    ground: linearColour(ground),
    field: (x, y) => {
      const { displacement, thickness, counter = thickness } = wave(left + x * scale, top + y * scale);
      const line = (y + displacement / scale) / gap;
      const second = Math.floor(line) % 2 !== 0;
      return { line, thickness: second ? counter : thickness, ink: inks[second ? 1 : 0] };
    },
  });
}
