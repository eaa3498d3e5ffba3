import { describe, expect, it } from 'vitest';
import { coverage } from '../../src/lib/field/coverage';
import { heroIn, shaderCoverage, swellAt, type Hero } from '../../scripts/plates/run-shader';
import { heroArtboards } from '../../src/lib/field/hero-swell';
import { TAU } from '../../src/lib/field/maths';

const phases = [0, 0.7, 2, 3.3, 4.9, 6];
/** Of the sea: as in the still, half calmed by the scroll, and calm. */
const calms = [0, 0.5, 1];
/** Each phase at each calm. */
const seas = phases.flatMap((phase) => calms.map((calm) => ({ phase, calm })));

interface Sea {
  phase: number;
  calm: number;
}

/** A repeatable scatter of points in the unit square (Roberts' R2 sequence). */
function scatter(count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => [
    (i * 0.7548776662466927) % 1,
    (i * 0.5698402909980532) % 1,
  ]);
}

/** The line's position in CSS px: y plus displacement. */
function height(x: number, y: number, { phase, calm }: Sea, hero: Hero): number {
  return hero.at(x, y, phase, calm).line * hero.fit.artboard.gap;
}

describe('the hero swell', () => {
  it('covers a pixel as the plates do', () => {
    for (const [u, w] of scatter(300))
      for (const gradient of [0.05, 0.2, 0.5, 0.9])
        expect(shaderCoverage(u * 9, w * 1.1, gradient)).toBeCloseTo(coverage(u * 9, w * 1.1, gradient), 9);
  });

  it('has the slopes it says it has', () => {
    for (const [u, w] of scatter(80)) {
      const [x, y] = [u * 1440, w * 900];
      const at = (dx: number, dy: number) => swellAt(x + dx, y + dy, 1).displacement;
      const { slopeX, slopeY } = swellAt(x, y, 1);
      expect(slopeX).toBeCloseTo((at(0.01, 0) - at(-0.01, 0)) / 0.02, 4);
      expect(slopeY).toBeCloseTo((at(0, 0.01) - at(0, -0.01)) / 0.02, 4);
    }
  });

  it('is the same picture after a full turn', () => {
    const hero = heroIn(1440, 1090);
    for (const [u, w] of scatter(40)) {
      const start = hero.at(u * 1440, w * 1090, 0);
      expect(hero.at(u * 1440, w * 1090, TAU).line).toBeCloseTo(start.line, 8);
    }
  });

  it('lies lower and loses its brightest crest as the scroll calms it', () => {
    const hero = heroIn(1440, 1090);
    const of = (calm: number) => {
      const points = scatter(2000).map(([u, w]) => ({
        y: w * 1090,
        ...hero.at(u * 1440, w * 1090, 0, calm),
      }));
      const moved = points.map(({ y, line }) => Math.abs(line * hero.fit.artboard.gap - y));
      return { waves: Math.max(...moved), light: Math.max(...points.map(({ tone }) => tone)) };
    };
    const [still, half, calm] = calms.map(of);
    expect(still!.waves).toBeGreaterThan(half!.waves);
    expect(half!.waves).toBeGreaterThan(calm!.waves * 1.5);
    expect(still!.light).toBeGreaterThan(calm!.light + 0.1);
  });

  it('never closes a line into a ring, at any phase and calm', () => {
    // A ring needs a summit or a pit inside it, where the line's height is level both ways.
    for (const { width, height: tall } of Object.values(heroArtboards)) {
      const hero = heroIn(width, tall);
      for (const sea of seas) {
        let flattest = Infinity;
        for (let x = 4; x < width; x += 8) {
          for (let y = 4; y < tall; y += 8) {
            const here = height(x, y, sea, hero);
            const across = height(x + 0.5, y, sea, hero) - here;
            const down = height(x, y + 0.5, sea, hero) - here;
            flattest = Math.min(flattest, Math.hypot(across, down) / 0.5);
          }
        }
        expect(flattest).toBeGreaterThan(0.15);
      }
    }
  });

  it('keeps lines thin, and in order, beneath the title at any phase and calm', () => {
    const desktop = heroIn(1440, 1090);
    const phone = heroIn(390, 1010);
    const regions = [
      { hero: desktop, right: 720, top: 335, bottom: 750 },
      { hero: phone, right: 390, top: 0, bottom: 430 },
    ];
    for (const { hero, right, top, bottom } of regions) {
      for (const sea of seas) {
        for (let x = 0; x <= right; x += 12) {
          for (let y = top; y <= bottom; y += 12) {
            expect(hero.at(x, y, sea.phase, sea.calm).thickness).toBeLessThanOrEqual(0.12 + 1e-9);
            expect(height(x, y + 0.5, sea, hero)).toBeGreaterThan(height(x, y, sea, hero));
          }
        }
      }
    }
  });
});
