import { describe, expect, it } from 'vitest';
import { processBox, processLine } from '../../src/lib/illustrations/process-line';

/** The points that the path passes through; its segments are relative curves, of which the last pair is the end. */
function pointsOf(d: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (const [, , rest] of d.matchAll(/([Mcs])([^Mcs]*)/g)) {
    const [dx, dy] = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).slice(-2).map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + dx!, y + dy!]);
  }
  return points;
}

describe('the process line', () => {
  const points = pointsOf(processLine());
  /** Every second knot stands on the axis, those between on a crest or in a trough. */
  const turns = points.filter((_, i) => i % 2 === 1);

  it('runs the whole width of its box and never leaves it', () => {
    expect(points[0]).toEqual([0, processBox.height / 2]);
    expect(points.at(-1)![0]).toBeCloseTo(processBox.width, 0);
    for (const [, y] of points) {
      expect(y).toBeGreaterThan(2);
      expect(y).toBeLessThan(processBox.height - 2);
    }
  });

  it('makes every wave longer than the one before', () => {
    const lengths = turns.slice(1).map(([x], i) => x - turns[i]![0]);
    expect(lengths.length).toBeGreaterThan(5);
    for (const [i, length] of lengths.slice(1).entries()) expect(length).toBeGreaterThan(lengths[i]! * 1.1);
  });

  it('calms from wave to wave', () => {
    const swings = turns.map(([, y]) => Math.abs(y - processBox.height / 2));
    for (const [i, swing] of swings.slice(1).entries()) expect(swing).toBeLessThan(swings[i]!);
  });

  it('is light enough to be written into every page', () => {
    expect(processLine().length).toBeLessThan(500);
  });
});
