import { linearColour } from './colour';
import { float } from './float';
import type { RampStops } from './hot-ramp';
import { heroPointer, heroRing, heroTone, heroWake } from './hero-swell';

const colour = (hex: string) => `vec3(${linearColour(hex).map(float).join(', ')})`;

/** The inks of a ramp as nested mixes of colours in linear light. */
function rampBody(ramp: RampStops): string {
  const lines = ramp.map(([position, hex], i) => {
    if (i === 0) return `  vec3 ink = ${colour(hex)};`;
    const before = ramp[i - 1]?.[0] ?? 0;
    const amount = `clamp((tone - ${float(before)}) / ${float(position - before)}, 0.0, 1.0)`;
    return `  ink = mix(ink, ${colour(hex)}, ${amount});`;
  });
  return lines.join('\n');
}

/** `coverage` of `coverage.ts` for the graphics card. */
export const coverageMaths = /* glsl */ `
float coverage(float line, float thickness, float gradient) {
  float side = thickness / 2.0;
  float distance = abs(line - floor(line) - 0.5);
  float edge = clamp(0.5 + (side - distance) / gradient, 0.0, 1.0);
  float inked = edge * clamp(side / (gradient * 0.5), 0.0, 1.0);
  float melted = clamp((gradient - 0.35) / 0.35, 0.0, 1.0);
  return mix(inked, clamp(thickness, 0.0, 1.0), melted);
}
`;

/** Draws two triangles over the canvas: bind one attribute `aPosition` to clip-space corners. */
export const fieldVertexShader = /* glsl */ `
attribute vec2 aPosition;
void main() {
  gl_Position = vec4(aPosition, 0.0, 1.0);
}
`;

/** The picture of a field, as parts of a shader. */
export interface FieldShader {
  /**
   * GLSL with `vec3 fieldAt(vec2 point, float lift, vec2 slope)`: line coordinate, thickness as a share of the gap and place on
   * the ramp at a point, in CSS px from the top left. `lift` is how far the pointer raises the lines, in CSS px.
   */
  maths: string;
  ramp: RampStops;
  /** A colour, `#rrggbb`. */
  ground: string;
}

/**
 * A field as a WebGL1 fragment shader, opaque. Uniforms: `uResolution` (device px), `uDpr`, `uPhase` (radians), `uScroll` (0 as
 * in the still, to 1), `uPointer` and `uWake` (a place and how far the lines rise there), `uRing` (its centre, its radius and
 * how far its crest rises), all in CSS px from the top left. Needs `OES_standard_derivatives`.
 */
export const fieldFragmentShader = ({
  maths,
  ramp,
  ground,
}: FieldShader) => /* glsl */ `#extension GL_OES_standard_derivatives : enable
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
uniform vec2 uResolution;
uniform float uDpr;
uniform float uPhase;
uniform float uScroll;
uniform vec3 uPointer;
uniform vec3 uWake;
uniform vec4 uRing;
${maths}
${coverageMaths}
vec3 inkAt(float tone) {
${rampBody(ramp)}
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
  vec3 field = fieldAt(point, lift, slope);
  float gradient = length(vec2(dFdx(field.x), dFdy(field.x))) + 0.000001;
  vec3 colour = mix(${colour(ground)}, inkAt(field.z), coverage(field.x, field.y, gradient));
  gl_FragColor = vec4(toSrgb(colour), 1.0);
}
`;
