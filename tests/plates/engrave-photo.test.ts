import { describe, expect, it } from 'vitest';
import { palette } from '@/lib/palette';
import { defaultEngraving, engravePhoto, type Engraving } from '../../scripts/plates/engrave-photo';
import type { Raster } from '../../scripts/plates/engrave';

const [width, height] = [240, 300];

function engraved(light: (x: number, y: number) => number, asked: Partial<Engraving> = {}): Raster {
  const values = Float32Array.from({ length: width * height }, (_, at) =>
    light((at % width) / width, Math.floor(at / width) / height),
  );
  const engraving = { ...defaultEngraving, ground: 'blush', lines: 40, ...asked } as const;
  return engravePhoto({ values, width, height }, engraving, { width, height, densities: [1] }, 1);
}

/** The green of one column: its ink is the darkest, its ground the lightest. */
const column = ({ data }: Raster, x: number) =>
  Array.from({ length: height }, (_, y) => data[(y * width + x) * 3 + 1]!);
const row = ({ data }: Raster, y: number) =>
  Array.from({ length: width }, (_, x) => data[(y * width + x) * 3 + 1]!);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const linesIn = (values: readonly number[]) => {
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  return values.filter((value, at) => value < middle && (values[at - 1] ?? 0) >= middle).length;
};

describe('an engraved photo', () => {
  it('has as many lines from top to bottom as asked for', () => {
    const flat = () => 0.5;
    expect(Math.abs(linesIn(column(engraved(flat), 120)) - 40)).toBeLessThanOrEqual(1);
    expect(linesIn(row(engraved(flat, { angle: 90 }), 150))).toBeGreaterThan(28);
  });

  it('has fewer lines where so many would melt into a tone', () => {
    expect(
      linesIn(
        column(
          engraved(() => 0.5, { lines: 200 }),
          120,
        ),
      ),
    ).toBeLessThan(70);
  });

  it('is darker where the photo is darker, on light ground and on dark', () => {
    for (const ground of ['blush', 'vermilion', 'glass', 'wine'] as const) {
      const raster = engraved((x) => 0.1 + 0.8 * x, { ground });
      const tones = [20, 70, 120, 170, 220].map((x) => mean(column(raster, x)));
      expect([...tones].sort((a, b) => a - b)).toEqual(tones);
    }
  });

  it('keeps a hairline in the lightest light and some ground in the darkest shadow', () => {
    const raster = engraved((x) => (x < 0.5 ? 0 : 1));
    const [shadow, light] = [column(raster, 30), column(raster, 210)];
    expect(Math.max(...shadow) - Math.min(...shadow)).toBeGreaterThan(20);
    expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(8);
  });

  it('does not take the grain of a grey photo for a picture', () => {
    const raster = engraved((x, y) => 0.5 + 0.01 * Math.sin(900 * x + 1300 * y));
    expect(Math.abs(mean(column(raster, 60)) - mean(column(raster, 180)))).toBeLessThan(12);
  });

  it('never lets a line run backwards into a ring, however hard the edge below a light', () => {
    const raster = engraved((_, y) => (y < 0.5 ? 1 : 0));
    expect(linesIn(column(raster, 120))).toBeLessThanOrEqual(41);
  });

  it('has the ground of the palette between its lines', () => {
    const lightest = Math.max(
      ...column(
        engraved(() => 1),
        10,
      ),
    );
    expect(lightest).toBeCloseTo(Number.parseInt(palette.blush.slice(3, 5), 16), -1);
  });
});
