import { fitHero, type HeroFit } from '../../src/lib/field/hero-swell';
import { heroFitUniforms, heroSwellMaths } from '../../src/lib/field/hero-swell-glsl';
import { coverageMaths } from '../../src/lib/field/glsl';
import { lettersMaths, type LettersComposition } from '../../src/lib/field/letters';
import { clamp, mix, smoothstep } from '../../src/lib/field/maths';
import { sunIn, sunMaths } from '../../src/lib/field/sun';

interface Vec3 {
  x: number;
  y: number;
  z: number;
}

type ShaderFunction = (...values: number[]) => Vec3;

/** Turns scalar GLSL into JavaScript: only its types have to go. */
function toJavaScript(glsl: string): string {
  return glsl
    .replace(/^(?:vec3|float) (\w+)\(([^)]*)\) \{/gm, (_, name: string, parameters: string) => {
      return `function ${name}(${parameters.replaceAll('float ', '')}) {`;
    })
    .replace(/^ {2}(?:vec3|float) /gm, '  const ');
}

const { sin, cos, asin, atan2: atan, exp, pow, min, max, abs, floor, sqrt } = Math;
const step = (edge: number, value: number) => Number(value >= edge);
const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
const numeric = { sin, cos, asin, atan, exp, pow, min, max, abs, floor, sqrt };
const builtins = { ...numeric, clamp, mix, smoothstep, step, vec3 };

/** One function of a shader. */
function run<Function = ShaderFunction>(glsl: string, name: string): Function {
  const make = new Function(...Object.keys(builtins), `${toJavaScript(glsl)}\nreturn ${name};`);
  return make(...Object.values(builtins)) as Function;
}

const shaderSwell = run(heroSwellMaths, 'swellAt');
const shaderHero = run(heroSwellMaths, 'heroAt');
const shaderSun = run(sunMaths, 'sunAt');

/** The shader's `coverage`, for the test that holds `src/lib/field/coverage.ts` to it. @internal */
export const shaderCoverage = run<(line: number, thickness: number, gradient: number) => number>(
  coverageMaths,
  'coverage',
);

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
  const { x: displacement, y: slopeX, z: slopeY } = shaderSwell(x, y, phase);
  return { displacement, slopeX, slopeY };
}

/** What the engraver needs at a point. */
export interface ShaderSample {
  /** Line coordinate v = (y + D) / gap. */
  line: number;
  /** Line width as a share of the gap. */
  thickness: number;
  /** Place on the ramp, 0..1. */
  tone: number;
}

const sampleOf = ({ x: line, y: thickness, z: tone }: Vec3): ShaderSample => ({ line, thickness, tone });

/** The hero in a box of CSS px, by the shader's own code. */
export interface Hero {
  fit: HeroFit;
  /** @param x CSS px across; @param y CSS px down; @param phase radians; @param calm 0 (as in the picture) to 1 */
  at: (x: number, y: number, phase: number, calm?: number) => ShaderSample;
}

export function heroIn(width: number, height: number): Hero {
  const fit = fitHero(width, height);
  const { uFit, uPhone } = heroFitUniforms(fit);
  return {
    fit,
    at: (x, y, phase, calm = 0) => sampleOf(shaderHero(x, y, phase, calm, ...uFit, uPhone, 0, 0, 0)),
  };
}

/** The still of the sun in a crop, by the shader's own code. */
export function sunStill(width: number, height: number): (x: number, y: number) => ShaderSample {
  const { x: sunX, y: sunY, radius, horizon, gap } = sunIn(width);
  return (x, y) => sampleOf(shaderSun(x, y, 0, 0, width, height, sunX, sunY, radius, horizon, gap));
}

/** The still of letters in a crop, by the shader's own code. `within` and `relief` are 0..1. */
export function lettersStill(
  picture: Parameters<typeof lettersMaths>[0],
  { gap, shift }: LettersComposition,
  { width, height }: { width: number; height: number },
): (x: number, y: number, within: number, relief: number) => ShaderSample {
  const at = run(lettersMaths(picture), 'lettersAt');
  return (x, y, within, relief) => sampleOf(at(x, y, 0, width, height, gap, shift, within, relief));
}
