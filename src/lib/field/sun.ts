import { float } from './float';
import { TAU } from './maths';

/** The sun on the sea: its centre, radius and horizon, and the space between lines, in CSS px of the crop. */
export interface SunComposition {
  x: number;
  y: number;
  radius: number;
  horizon: number;
  gap: number;
}

/** The composition in a crop of this width, in CSS px. Phones have one of their own. */
export function sunIn(width: number): SunComposition {
  return width < 500
    ? { x: 240, y: 660, radius: 170, horizon: 740, gap: 5 }
    : { x: width * (1050 / 1440), y: 450, radius: 320, horizon: 600, gap: 7.4 };
}

/** The sphere leans towards the viewer, so that its pole shows. */
const tilt = 0.42;
/** How far below its place the sun has to rise from, as a share of its radius. */
const drop = 0.6;

/**
 * The mathematics of the sun, for the graphics card and for the plate, as `heroSwellMaths`. `sunAt` in CSS px of the crop:
 * line coordinate, thickness as a share of the gap, place on the hot ramp (0..1). `low` is 0 with the sun in its place and 1
 * before it has risen.
 *
 * Latitude lines on a lit sphere (Lambert's law, light from the upper left); below it a sea whose lines spread towards the
 * viewer (`d` is 0 at the horizon, 1 below), with the sun's column in them.
 */
export const sunMaths = /* glsl */ `
vec3 sunAt(float x, float y, float phase, float low, float width, float height, float sunX, float sunY, float radius, float horizon, float gap) {
  float a = (x - sunX) / radius;
  float b = (y - sunY) / radius - ${float(drop)} * low;
  float squared = a * a + b * b;
  float z = sqrt(max(0.0, 1.0 - squared));
  float up = b * ${float(Math.cos(tilt))} - z * ${float(Math.sin(tilt))};
  float towards = b * ${float(Math.sin(tilt))} + z * ${float(Math.cos(tilt))};
  float latitude = asin(clamp(up, -1.0, 1.0));
  float longitude = atan(a, towards);
  float lambert = 0.72 * (-0.45 * a - 0.62 * b + 0.62 * z);
  float ripple = 0.045 * sin(5.0 * longitude + latitude * 4.0 - 2.0 * phase);
  float ballLine = 500.0 + (latitude + ripple) * radius * 0.86 / gap;
  float ballThickness = mix(0.1, 0.92, clamp(0.28 + lambert, 0.0, 1.0)) * smoothstep(0.0, 0.18, z + 0.05);
  float ballTone = 0.34 + 0.62 * clamp(0.24 + lambert, 0.0, 1.0);
  float d = max(0.0, (y - horizon) / (height - horizon));
  float across = x / width * (2.6 - 1.4 * d) + d * 1.6;
  float turn = ${float(TAU)} * across - 2.0 * phase;
  float wave = (3.0 + 13.0 * d * d) * sin(turn + ${float(TAU * 0.15)} * sin(${float(TAU)} * x / width));
  float breath = 1.0 + 0.12 * sin(2.0 * phase);
  float spread = radius * (0.55 + 0.5 * d) * breath;
  float lightX = (x - sunX + 20.0 * sin(y * 0.09 - 5.0 * phase) * (1.0 - 0.5 * low)) / spread;
  float glow = (x - sunX) / (radius * (0.6 + 0.5 * d));
  float column = exp(-lightX * lightX) * (1.0 - 0.4 * low);
  float swell = cos(turn);
  float seaLine = 900.0 + (height - horizon) / gap * 0.62 * pow(d, 0.62) + wave / gap * 0.35;
  float seaThickness = clamp(0.16 + 0.62 * column * (0.7 + 0.3 * swell) + 0.1 * swell, 0.0, 1.0);
  float seaTone = 0.3 + 0.42 * exp(-glow * glow);
  float skyLine = (y + 10.0 * sin(${float(TAU)} * (x / width * 1.5 + y / height) - phase)) / (gap * 1.7);
  float inBall = 1.0 - step(1.0, squared);
  float inSea = step(horizon, y);
  float line = mix(mix(skyLine, ballLine, inBall), seaLine, inSea);
  float thickness = mix(mix(0.05, ballThickness, inBall), seaThickness, inSea);
  float tone = mix(mix(0.24, ballTone, inBall), seaTone, inSea);
  return vec3(line, thickness, tone);
}
`;
