import { fitHero, type HeroFit } from '../../src/lib/field/hero-swell';
import { heroFitUniforms, heroSwellMaths } from '../../src/lib/field/hero-swell-glsl';
import { clamp, mix, smoothstep } from '../../src/lib/field/maths';

interface Vec3 {
  x: number;
  y: number;
  z: number;
}

interface ShaderMaths {
  swellAt: (x: number, y: number, phase: number) => Vec3;
  heroAt: (
    x: number,
    y: number,
    phase: number,
    calm: number,
    fitX: number,
    fitY: number,
    phone: number,
    lift: number,
    liftX: number,
    liftY: number,
  ) => Vec3;
  coverage: (line: number, thickness: number, gradient: number) => number;
}

/** Turns scalar GLSL into JavaScript: only its types have to go. */
function toJavaScript(glsl: string): string {
  return glsl
    .replace(/^(?:vec3|float) (\w+)\(([^)]*)\) \{/gm, (_, name: string, parameters: string) => {
      return `function ${name}(${parameters.replaceAll('float ', '')}) {`;
    })
    .replace(/^ {2}(?:vec3|float) /gm, '  const ');
}

function run(glsl: string): ShaderMaths {
  const { sin, cos, min, abs, floor } = Math;
  const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
  const builtins = { sin, cos, min, abs, floor, clamp, mix, smoothstep, vec3 };
  const make = new Function(
    ...Object.keys(builtins),
    `${toJavaScript(glsl)}\nreturn { swellAt, heroAt, coverage };`,
  );
  return make(...Object.values(builtins)) as ShaderMaths;
}

const shader = run(heroSwellMaths);

/** The shader's `coverage`, for the test that holds `src/lib/field/coverage.ts` to it. @internal */
export const shaderCoverage = shader.coverage;

/** Displacement D in reference px, with its slopes across and down (px per px). */
export interface SwellSample {
  displacement: number;
  slopeX: number;
  slopeY: number;
}

/**
 * The swell at a point, by the shader's own code.
 * @param x reference px across; @param y reference px down
 * @param phase radians; the crest moves right as it grows, and 2 pi is the same picture as 0
 */
export function swellAt(x: number, y: number, phase: number): SwellSample {
  const { x: displacement, y: slopeX, z: slopeY } = shader.swellAt(x, y, phase);
  return { displacement, slopeX, slopeY };
}

/** What the engraver needs at a point of the hero. */
export interface HeroSample {
  /** Line coordinate v = (y + D) / gap. */
  line: number;
  /** Line width as a share of the gap. */
  thickness: number;
  /** Place on the hot ramp, 0..1. */
  tone: number;
}

/** The hero in a box of CSS px, by the shader's own code. */
export interface Hero {
  fit: HeroFit;
  /** @param x CSS px across; @param y CSS px down; @param phase radians; @param calm 0 (as in the picture) to 1 */
  at: (x: number, y: number, phase: number, calm?: number) => HeroSample;
}

export function heroIn(width: number, height: number): Hero {
  const fit = fitHero(width, height);
  const { uFit, uPhone } = heroFitUniforms(fit);
  return {
    fit,
    at: (x, y, phase, calm = 0) => {
      const { x: line, y: thickness, z: tone } = shader.heroAt(x, y, phase, calm, ...uFit, uPhone, 0, 0, 0);
      return { line, thickness, tone };
    },
  };
}
