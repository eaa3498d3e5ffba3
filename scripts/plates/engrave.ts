import { toSrgb, type LinearColour } from '../../src/lib/field/colour';
import { coverage } from '../../src/lib/field/coverage';

/** What a field says about one point. */
export interface FieldSample {
  /** Line coordinate: one line per unit, running where the fraction is .5. */
  line: number;
  /** Line width as a share of the gap, 0..1. */
  thickness: number;
  ink: LinearColour;
}

/** A picture as a function of CSS px. */
export type Field = (x: number, y: number) => FieldSample;

/** Raw sRGB pixels, three bytes each. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

export interface EngraveOptions {
  /** CSS px. */
  width: number;
  height: number;
  /** Device px per CSS px. */
  density: number;
  ground: LinearColour;
  field: Field;
}

const CODES = 4096;
const srgbBytes = Uint8Array.from({ length: CODES + 1 }, (_, i) => Math.round(255 * toSrgb(i / CODES)));

/**
 * Draws a field pixel by pixel at its final size: v = line coordinate, coverage from its distance to the nearest
 * line over its gradient, ink and ground mixed in linear light. Nothing is ever resampled, so nothing can moiré.
 */
export function engrave({ width, height, density, ground, field }: EngraveOptions): Raster {
  const w = Math.round(width * density);
  const h = Math.round(height * density);
  const line = new Float64Array(w * h);
  const thickness = new Float32Array(w * h);
  const ink: LinearColour[] = [];
  for (let j = 0, at = 0; j < h; j++) {
    for (let i = 0; i < w; i++, at++) {
      const sample = field((i + 0.5) / density, (j + 0.5) / density);
      line[at] = sample.line;
      thickness[at] = sample.thickness;
      ink.push(sample.ink);
    }
  }
  const data = Buffer.alloc(w * h * 3);
  for (let j = 0, at = 0; j < h; j++) {
    const up = j > 0 ? w : 0;
    const down = j < h - 1 ? w : 0;
    for (let i = 0; i < w; i++, at++) {
      const left = i > 0 ? 1 : 0;
      const right = i < w - 1 ? 1 : 0;
      const gradient = Math.hypot(
        (line[at + right]! - line[at - left]!) / (left + right),
        (line[at + down]! - line[at - up]!) / ((up + down) / w),
      );
      const cover = coverage(line[at]!, thickness[at]!, gradient + 1e-6);
      for (let k = 0; k < 3; k++) {
        const mixed = ground[k]! + (ink[at]![k]! - ground[k]!) * cover;
        data[at * 3 + k] = srgbBytes[Math.round(mixed * CODES)]!;
      }
    }
  }
  return { data, width: w, height: h };
}
