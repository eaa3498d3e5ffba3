import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TAU } from '../../src/lib/field/maths';
import { figureBox, stretched, type FigureStroke } from '../../src/lib/illustrations/curve';
import { serviceFigures } from '../../src/lib/illustrations/service-figures';
import { stripBox, stripLine, stripPieces } from '../../src/lib/illustrations/strip-line';
import { waveLine } from '../../src/lib/illustrations/wave-line';

/** All on-curve and control points of a path, in absolute coordinates. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLcsqta])([^A-Za-z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, L: 2, c: 6, s: 4, q: 4, t: 2, a: 7 }[command as 'M'];
    expect(numbers.length % size).toBe(0);
    const from = command === 'M' ? [0, 0] : [x, y];
    // An arc's radii and flags are no points; its end is.
    const first = command === 'a' ? 5 : 0;
    for (let i = first; i < size; i += 2) {
      points.push([from[0]! + numbers[i]!, from[1]! + numbers[i + 1]!]);
    }
    [x, y] = points.at(-1)!;
  }
  return points;
}

/** The points of a stroke as it is drawn. */
const drawnPoints = ({ d, stretch: [across, up] = [1, 1] }: FigureStroke) =>
  pointsOf(d).map(([x, y]) => [x * across, y * up] as const);

/** Strokes that can be seen: a ring may be waiting at nothing. */
function visible(strokes: readonly FigureStroke[]): FigureStroke[] {
  return strokes.filter((stroke) => stroke.opacity > 0);
}

describe.each(Object.entries(serviceFigures))('the %s figure', (name, figure) => {
  it('is the same picture after one period', () => {
    const before = visible(figure(0));
    const after = visible(figure(TAU));
    expect(after.length).toBe(before.length);
    for (const [i, stroke] of before.entries()) {
      expect(after[i]).toMatchObject({ width: stroke.width, tone: stroke.tone, opacity: stroke.opacity });
      const points = drawnPoints(after[i]!);
      for (const [k, [x, y]] of drawnPoints(stroke).entries()) {
        expect(Math.abs(points[k]![0] - x)).toBeLessThan(0.11);
        expect(Math.abs(points[k]![1] - y)).toBeLessThan(0.11);
      }
    }
  });

  it('draws each visible stroke, however flat', () => {
    for (const { stretch } of visible(figure(0)))
      if (stretch) expect(stretched(stretch)).not.toMatch(/[( ]-?0[ )]/);
  });

  it('moves in between', () => {
    expect(figure(Math.PI / 2).map(drawnPoints)).not.toEqual(figure(0).map(drawnPoints));
  });

  it('stays in its box', () => {
    for (const phase of [0, 1, 2, 3, 4, 5, 6]) {
      for (const stroke of visible(figure(phase))) {
        for (const [x, y] of drawnPoints(stroke)) {
          // Waves may start before the box and end after it; rings are cut by it above and below.
          expect(Math.abs(x)).toBeLessThanOrEqual(figureBox.right + 20);
          if (name !== 'ripples') expect(Math.abs(y)).toBeLessThanOrEqual(figureBox.bottom);
        }
      }
    }
  });
});

describe('paths in prerendered pages', () => {
  it('take no more than 1,500 bytes for all six figures', () => {
    const all = Object.values(serviceFigures)
      .flatMap((figure) => figure(0))
      .map(
        ({ d, width, opacity, stretch = [1, 1] }) =>
          `<path d="${d}" transform="${stretched(stretch)}" stroke-width="${width}" opacity="${opacity}"/>`,
      )
      .join('');
    expect(brotliCompressSync(all).length).toBeLessThanOrEqual(1500);
  });
});

describe('the strip line', () => {
  it('is one line across all cells, joined by two in the last', () => {
    const [line, ...joining] = stripLine();
    const points = pointsOf(line!.d);
    expect(points[0]![0]).toBe(0);
    expect(points.at(-1)![0]).toBeCloseTo(stripBox.width, 0);
    expect(joining.map((stroke) => stroke.tone)).toEqual(['secondary', 'tertiary']);
    for (const { d } of joining) {
      const [x, y] = pointsOf(d)[0]!;
      const nearest = points.reduce((a, b) => (Math.abs(b[0] - x) < Math.abs(a[0] - x) ? b : a));
      expect(x).toBeGreaterThan(stripBox.width / 2);
      expect(Math.abs(nearest[1] - y)).toBeLessThan(6);
    }
  });

  it('stays in its box', () => {
    for (const [x, y] of stripLine().flatMap(({ d }) => pointsOf(d))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(stripBox.width + 0.2);
      expect(y).toBeGreaterThan(1);
      expect(y).toBeLessThan(stripBox.height - 1);
    }
  });

  it('shows a single line in each of its pieces but the last', () => {
    const [, ...joining] = stripLine();
    const parting = Math.min(...joining.map(({ d }) => pointsOf(d)[0]![0]));
    expect(stripPieces.map(({ x, width }) => x + width > parting)).toEqual([false, false, false, true]);
  });
});

describe('the wave line', () => {
  it('runs its whole width on whole half periods', () => {
    const points = pointsOf(waveLine({ width: 96, period: 16, amplitude: 2 }));
    expect(points[0]).toEqual([0, 3]);
    expect(points.at(-1)).toEqual([96, 3]);
  });
});
