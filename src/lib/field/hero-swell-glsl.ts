import { linearColour } from './colour';
import { hotRamp } from './hot-ramp';
import {
  heroArtboards,
  heroCalm,
  heroPointer,
  heroRing,
  heroTone,
  heroWake,
  swell,
  type HeroArtboard,
  type HeroFit,
} from './hero-swell';
import { TAU } from './maths';

/** A number as a GLSL float literal. */
function float(value: number): string {
  const text = String(Number(value.toPrecision(9)));
  return /[.e]/.test(text) ? text : `${text}.0`;
}

const { desktop, phone } = heroArtboards;

type NumberKey = {
  [K in keyof HeroArtboard]: HeroArtboard[K] extends number ? K : never;
}[keyof HeroArtboard];
type RangeKey = Exclude<keyof HeroArtboard, NumberKey>;

/** A constant of the two artboards, chosen by the `phone` argument (0 or 1). */
function pick(key: NumberKey): string {
  return choose(desktop[key], phone[key]);
}

/** A smoothstep over one of the artboards' ranges. */
function step(key: RangeKey, value: string): string {
  const from = choose(desktop[key][0], phone[key][0]);
  return `smoothstep(${from}, ${choose(desktop[key][1], phone[key][1])}, ${value})`;
}

function choose(wide: number, narrow: number): string {
  return wide === narrow ? float(wide) : `mix(${float(wide)}, ${float(narrow)}, phone)`;
}

const { envelope: env, carrier, harmonic, ripple } = swell;
const crest = swell.height * carrier.height;
const grain = swell.height * ripple.height;
const t = heroTone;

/**
 * The hero's mathematics, for the graphics card and for the plate: `scripts/plates/run-shader.ts` runs the same text as
 * JavaScript. So it is kept to scalar statements (`float a = ...;`, `return vec3(...)`).
 *
 * `swellAt(x, y, phase)` in reference px and radians: displacement D = height env (sin p + .32 sin(2p + ...)) + ripple, with its
 * slopes across and down. `heroAt` in CSS px: line coordinate v = (y + D) / gap, thickness as a share of the gap, place on the
 * hot ramp (0..1); `calm` is how far the scroll has calmed the sea (0..1), `phone` is 0 or 1, `lift` is how far the pointer raises the line, in CSS px, `liftX` and `liftY` its
 * slopes for the light.
 */
export const heroSwellMaths = /* glsl */ `
vec3 swellAt(float x, float y, float phase) {
  float u = x / ${float(swell.width)};
  float w = y / ${float(swell.height)};
  float sway = ${float(env.swayRate)} * w + ${float(env.swayOffset)};
  float e = clamp((u + ${float(env.sway)} * sin(sway) - ${float(env.from)}) / ${float(env.to - env.from)}, 0.0, 1.0);
  float env = e * e * (3.0 - 2.0 * e);
  float envU = 6.0 * e * (1.0 - e) / ${float(env.to - env.from)};
  float envW = envU * ${float(env.sway * env.swayRate)} * cos(sway);
  float wobble = ${float(TAU)} * (${float(carrier.wobbleDown)} * w + ${float(carrier.wobbleAcross)} * u);
  float p = ${float(TAU)} * (${float(carrier.across)} * u - ${float(carrier.down)} * w + ${float(carrier.wobble)} * sin(wobble)) - phase;
  float bend = ${float(carrier.wobble * TAU)} * cos(wobble);
  float pU = ${float(TAU)} * (${float(carrier.across)} + bend * ${float(carrier.wobbleAcross)});
  float pW = ${float(TAU)} * (bend * ${float(carrier.wobbleDown)} - ${float(carrier.down)});
  float q = 2.0 * p + ${float(harmonic.offset)} + ${float(harmonic.down)} * w;
  float wave = sin(p) + ${float(harmonic.share)} * sin(q);
  float waveP = cos(p) + ${float(2 * harmonic.share)} * cos(q);
  float waveW = ${float(harmonic.share * harmonic.down)} * cos(q);
  float r = ${float(TAU)} * (${float(ripple.across)} * u + ${float(ripple.down)} * w);
  float displacement = ${float(crest)} * env * wave + ${float(grain)} * sin(r);
  float slopeX = (${float(crest)} * (envU * wave + env * waveP * pU) + ${float(grain * TAU * ripple.across)} * cos(r)) / ${float(swell.width)};
  float slopeY = (${float(crest)} * (envW * wave + env * (waveP * pW + waveW)) + ${float(grain * TAU * ripple.down)} * cos(r)) / ${float(swell.height)};
  return vec3(displacement, slopeX, slopeY);
}

vec3 heroAt(float x, float y, float phase, float calm, float fitX, float fitY, float phone, float lift, float liftX, float liftY) {
  float ax = x * fitX;
  float ay = y * fitY;
  vec3 s = swellAt(${pick('originX')} + ax * ${pick('scaleX')}, ${pick('originY')} + ay * ${pick('scaleY')}, phase);
  float waves = mix(1.0, ${float(heroCalm.waves)}, calm);
  float displacement = s.x / ${pick('shrink')} * waves;
  float across = mix(${pick('lightAcross')}, ${float(heroCalm.lightAcross)}, calm);
  float below = mix(${pick('lightDown')}, ${float(heroCalm.lightDown)}, calm);
  float light = clamp(${float(t.light)} - (s.y * waves + liftX) * across + (s.z * waves + liftY) * below, 0.0, 1.0);
  float u = ax / ${pick('width')};
  float navigation = ${step('navigation', 'ay')};
  float lee = ${step('lee', `ax + (ay - ${float(t.leePivot)}) * ${float(t.leeSlant)}`)};
  float rows = ${step('titleTop', 'ay')} * (1.0 - ${step('titleBottom', 'ay')});
  float title = rows * (1.0 - ${step('titleRight', 'ax')});
  float body = ${step('wake', 'ay')} * (1.0 - ${step('fade', 'ay + displacement * 0.5')});
  float lit = mix(${float(t.calmThickness)}, ${float(t.thicknessBase)} + ${float(t.thicknessGain)} * light, ${step('thicknessAcross', 'u')});
  float open = lit * mix(${float(t.navigationThickness)}, 1.0, navigation) * mix(${float(t.leeThickness)}, 1.0, lee);
  float thickness = mix(${pick('restThickness')}, mix(open, min(open, ${float(t.titleThickness)}), title), body);
  float hue = mix(${float(t.calmTone)}, ${float(t.toneBase)} + ${float(t.toneGain)} * light, ${step('toneAcross', 'u')});
  float dimmed = hue * mix(${float(t.navigationTone)}, 1.0, navigation);
  float tone = mix(${float(t.calmTone)}, mix(dimmed, min(dimmed, ${float(t.titleTone)}), title), body);
  float moved = displacement / fitY * mix(${pick('restDisplacement')}, 1.0, body) + lift;
  return vec3((y + moved) / ${pick('gap')}, thickness, tone);
}

float coverage(float line, float thickness, float gradient) {
  float side = thickness / 2.0;
  float distance = abs(line - floor(line) - 0.5);
  float edge = clamp(0.5 + (side - distance) / gradient, 0.0, 1.0);
  float inked = edge * clamp(side / (gradient * 0.5), 0.0, 1.0);
  float melted = clamp((gradient - 0.35) / 0.35, 0.0, 1.0);
  return mix(inked, clamp(thickness, 0.0, 1.0), melted);
}
`;

/** The hot ramp as nested mixes of colours in linear light. */
function rampBody(): string {
  const colour = (hex: string) => `vec3(${linearColour(hex).map(float).join(', ')})`;
  const lines = hotRamp.map(([position, hex], i) => {
    if (i === 0) return `  vec3 ink = ${colour(hex)};`;
    const before = hotRamp[i - 1]?.[0] ?? 0;
    const amount = `clamp((tone - ${float(before)}) / ${float(position - before)}, 0.0, 1.0)`;
    return `  ink = mix(ink, ${colour(hex)}, ${amount});`;
  });
  return lines.join('\n');
}

const ground = linearColour(hotRamp[0]?.[1] ?? '#000000')
  .map(float)
  .join(', ');

/** Draws two triangles over the canvas: bind one attribute `aPosition` to clip-space corners. */
export const heroSwellVertexShader = /* glsl */ `
attribute vec2 aPosition;
void main() {
  gl_Position = vec4(aPosition, 0.0, 1.0);
}
`;

/**
 * The hero as a WebGL1 fragment shader, opaque. Uniforms: `uResolution` (device px), `uDpr`, `uPhase` (radians), `uCalm` (0..1),
 * `uPointer` and `uWake` (a place and how far the lines rise there), `uRing` (its centre, its radius and how far its crest
 * rises), all in CSS px from the top left, `uFit` (artboard px per CSS px) and `uPhone` (0 desktop, 1 phone); `heroFitUniforms` gives the last two. Needs `OES_standard_derivatives`.
 */
export const heroSwellFragmentShader = /* glsl */ `#extension GL_OES_standard_derivatives : enable
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
uniform vec2 uResolution;
uniform float uDpr;
uniform float uPhase;
uniform float uCalm;
uniform vec3 uPointer;
uniform vec3 uWake;
uniform vec4 uRing;
uniform vec2 uFit;
uniform float uPhone;
${heroSwellMaths}
vec3 hotRamp(float tone) {
${rampBody()}
  return ink;
}

vec3 toSrgb(vec3 c) {
  return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}

float hill(float away, float width, float height) {
  float share = away / width;
  float near = max(0.0, 1.0 - share * share);
  return height * near * near;
}

void main() {
  vec2 point = vec2(gl_FragCoord.x, uResolution.y - gl_FragCoord.y) / uDpr;
  float lift = hill(distance(point, uPointer.xy), ${float(heroPointer.radius)}, uPointer.z)
    + hill(distance(point, uWake.xy), ${float(heroWake.radius)}, uWake.z)
    + hill(distance(point, uRing.xy) - uRing.z, ${float(heroRing.width)}, uRing.w);
  vec2 slope = vec2(dFdx(lift), -dFdy(lift)) * uDpr * ${float(heroTone.touchLight)};
  vec3 field = heroAt(point.x, point.y, uPhase, uCalm, uFit.x, uFit.y, uPhone, lift, slope.x, slope.y);
  float gradient = length(vec2(dFdx(field.x), dFdy(field.x))) + 0.000001;
  vec3 colour = mix(vec3(${ground}), hotRamp(field.z), coverage(field.x, field.y, gradient));
  gl_FragColor = vec4(toSrgb(colour), 1.0);
}
`;

/** The uniforms that say which artboard to draw and how far to stretch it, from `fitHero`. */
export function heroFitUniforms(fit: HeroFit): { uFit: readonly [number, number]; uPhone: 0 | 1 } {
  return { uFit: [fit.fitX, fit.fitY], uPhone: fit.artboard === phone ? 1 : 0 };
}
