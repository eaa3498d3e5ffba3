import { curveMonotoneX } from 'd3-shape';

/** A point in px, or null for a gap in the line. */
export type PathPoint = readonly [x: number, y: number] | null;

/**
 * Returns the `d` of a smooth path that does not exceed its points (monotone cubic interpolation). Calls d3's
 * curve directly, because d3's `line` and `area` import a path builder, of which this needs three commands.
 * @param floor - y in px; draws the area between the line and this height
 */
export function smoothPath(points: readonly PathPoint[], floor?: number): string {
  let path = '';
  const draw =
    (command: string) =>
    (...numbers: number[]) => {
      path += command + numbers.map((number) => Number(number.toFixed(2))).join(',');
    };
  const pen = { moveTo: draw('M'), lineTo: draw('L'), bezierCurveTo: draw('C'), closePath: draw('Z') };
  // A curve calls only these four methods.
  const curve = curveMonotoneX(pen as unknown as CanvasRenderingContext2D);
  let start: number | null = null;
  for (const point of [...points, null]) {
    if (point) {
      if (start === null) curve.lineStart();
      start ??= point[0];
      curve.point(...point);
    } else if (start !== null) {
      curve.lineEnd();
      if (floor !== undefined) path += `V${floor}H${start}Z`;
      start = null;
    }
  }
  return path;
}
