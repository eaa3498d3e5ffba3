import { describe, expect, it } from 'vitest';
import { coverage } from '../../src/lib/field/coverage';
import { fitHero, heroArtboards, heroAt, swellAt, type HeroFit } from '../../src/lib/field/hero-swell';
import { heroFitUniforms, heroSwellMaths } from '../../src/lib/field/hero-swell-glsl';
import { clamp, mix, smoothstep, TAU } from '../../src/lib/field/maths';

interface Vec3 {
  x: number;
  y: number;
  z: number;
}

interface GlslMaths {
  swellAt: (x: number, y: number, phase: number) => Vec3;
  heroAt: (
    x: number,
    y: number,
    phase: number,
    fitX: number,
    fitY: number,
    phone: number,
    lift: number,
  ) => Vec3;
  coverage: (line: number, thickness: number, gradient: number) => number;
}

/** Runs the shader's own text as JavaScript: it is scalar code, so only its types have to go. */
function runGlsl(source: string): GlslMaths {
  const body = source
    .replace(/^(?:vec3|float) (\w+)\(([^)]*)\) \{/gm, (_, name: string, parameters: string) => {
      return `function ${name}(${parameters.replaceAll('float ', '')}) {`;
    })
    .replace(/^ {2}(?:vec3|float) /gm, '  const ');
  const { sin, cos, min, abs, floor } = Math;
  const builtins = {
    sin,
    cos,
    min,
    abs,
    floor,
    clamp,
    mix,
    smoothstep,
    vec3: (x: number, y: number, z: number) => ({ x, y, z }),
  };
  const names = Object.keys(builtins);
  const make = new Function(...names, `${body}\nreturn { swellAt, heroAt, coverage };`);
  return make(...Object.values(builtins)) as GlslMaths;
}

const glsl = runGlsl(heroSwellMaths);
const phases = [0, 0.7, 2, 3.3, 4.9, 6];
const sizes = [
  [1440, 1090],
  [1920, 1090],
  [1024, 900],
  [390, 1010],
  [430, 932],
] as const;

/** A repeatable scatter of points in the unit square (Roberts' R2 sequence). */
function scatter(count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => [
    (i * 0.7548776662466927) % 1,
    (i * 0.5698402909980532) % 1,
  ]);
}

/** The line's position in CSS px: y plus displacement. */
function height(x: number, y: number, phase: number, fit: HeroFit): number {
  return heroAt(x, y, phase, fit).line * fit.artboard.gap;
}

describe('the hero swell', () => {
  it('is the same function in TypeScript and in GLSL', () => {
    for (const [width, tall] of sizes) {
      const fit = fitHero(width, tall);
      const { uFit, uPhone } = heroFitUniforms(fit);
      for (const [i, [u, w]] of scatter(60).entries()) {
        const [x, y, phase] = [u * width, w * tall, phases[i % phases.length]!];
        const here = heroAt(x, y, phase, fit, 2);
        const there = glsl.heroAt(x, y, phase, uFit[0], uFit[1], uPhone, 2);
        expect(there.x).toBeCloseTo(here.line, 5);
        expect(there.y).toBeCloseTo(here.thickness, 5);
        expect(there.z).toBeCloseTo(here.tone, 5);
        expect(glsl.coverage(there.x, there.y, 0.2)).toBeCloseTo(coverage(here.line, here.thickness, 0.2), 4);
      }
    }
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
    const fit = fitHero(1440, 1090);
    for (const [u, w] of scatter(40)) {
      const start = heroAt(u * 1440, w * 1090, 0, fit);
      expect(heroAt(u * 1440, w * 1090, TAU, fit).line).toBeCloseTo(start.line, 8);
    }
  });

  it('never closes a line into a ring, at any phase', () => {
    // A ring needs a summit or a pit inside it, where the line's height is level both ways.
    for (const { width, height: tall } of Object.values(heroArtboards)) {
      const fit = fitHero(width, tall);
      for (const phase of phases) {
        let flattest = Infinity;
        for (let x = 4; x < width; x += 8) {
          for (let y = 4; y < tall; y += 8) {
            const here = height(x, y, phase, fit);
            const across = height(x + 0.5, y, phase, fit) - here;
            const down = height(x, y + 0.5, phase, fit) - here;
            flattest = Math.min(flattest, Math.hypot(across, down) / 0.5);
          }
        }
        expect(flattest).toBeGreaterThan(0.15);
      }
    }
  });

  it('keeps lines thin, and in order, beneath the title at any phase', () => {
    const desktop = fitHero(1440, 1090);
    const phone = fitHero(390, 1010);
    const regions = [
      { fit: desktop, right: 720, top: 335, bottom: 750 },
      { fit: phone, right: 390, top: 0, bottom: 430 },
    ];
    for (const { fit, right, top, bottom } of regions) {
      for (const phase of phases) {
        for (let x = 0; x <= right; x += 12) {
          for (let y = top; y <= bottom; y += 12) {
            expect(heroAt(x, y, phase, fit).thickness).toBeLessThanOrEqual(0.12 + 1e-9);
            expect(height(x, y + 0.5, phase, fit)).toBeGreaterThan(height(x, y, phase, fit));
          }
        }
      }
    }
  });
});
