import { float } from './float';
import { heroArtboards, heroCalm, heroTone, swell, type HeroArtboard, type HeroFit } from './hero-swell';
import { TAU } from './maths';

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
`;

/** The uniforms that say which artboard to draw and how far to stretch it, from `fitHero`. */
export function heroFitUniforms(fit: HeroFit): { uFit: readonly [number, number]; uPhone: 0 | 1 } {
  return { uFit: [fit.fitX, fit.fitY], uPhone: fit.artboard === phone ? 1 : 0 };
}
