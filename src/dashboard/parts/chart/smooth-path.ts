import { curveMonotoneX } from 'd3-shape';

/** A point of a drawing, in px; null where there is nothing to draw, which breaks the line. */
export type PathPoint = readonly [x: number, y: number] | null;

/**
 * The `d` of a smooth line that never swings beyond its points. The curve is driven by hand: d3's `line` and `area` bring a
 * path of their own with them, of which this needs three commands.
 * @param floor - draws the area down to this height instead of the line, in px
 */
export function smoothPath(points: readonly PathPoint[], floor?: number): string {
  let path = '';
  const draw =
    (command: string) =>
    (...numbers: number[]) => {
      path += command + numbers.map((number) => Number(number.toFixed(2))).join(',');
    };
  const pen = { moveTo: draw('M'), lineTo: draw('L'), bezierCurveTo: draw('C'), closePath: draw('Z') };
  // These four are all that a curve calls.
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
