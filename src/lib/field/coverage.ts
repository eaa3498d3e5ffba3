import { clamp, mix } from './maths';

/**
 * Share of a pixel (0..1) that a row of lines covers.
 * @param line line coordinate: lines run where its fractional part is .5, one per unit
 * @param thickness width of a line as a share of the gap, 0..1 (above 1 the lines close up)
 * @param gradient length of the line coordinate's gradient, in lines per pixel
 *
 * The edge is one pixel wide, the distance being divided by the gradient (as Gustavson, "2-D Procedural
 * Textures in WebGL"). A line thinner than a pixel keeps its weight by paling. Lines closer than about three
 * pixels melt into their mean tone: drawing them would only draw moiré.
 */
export function coverage(line: number, thickness: number, gradient: number): number {
  const half = thickness / 2;
  const distance = Math.abs(line - Math.floor(line) - 0.5);
  const edge = clamp(0.5 + (half - distance) / gradient);
  const inked = edge * clamp(half / (gradient * 0.5));
  const melted = clamp((gradient - 0.35) / 0.35);
  return mix(inked, clamp(thickness), melted);
}
