type Point = readonly [x: number, y: number];

/** A point in px, or null for a gap in the line. */
export type PathPoint = Point | null;

const listed = (...numbers: readonly number[]) =>
  numbers.map((number) => Number(number.toFixed(2))).join(',');

/**
 * The slope at a point between two others that keeps the curve within its points (Steffen 1990, "A simple
 * method for monotonic interpolation in one dimension").
 */
function slopeAt([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [before, after] = [x1 - x0, x2 - x1];
  const [rise, next] = [(y1 - y0) / before, (y2 - y1) / after];
  const mean = (rise * after + next * before) / (before + after);
  const steepest = Math.min(Math.abs(rise), Math.abs(next), Math.abs(mean) / 2);
  return (Math.sign(rise) + Math.sign(next)) * steepest;
}

/** The slope at the end of a curve. @param inner - slope at the neighbouring point */
const endSlope = ([x0, y0]: Point, [x1, y1]: Point, inner: number) =>
  ((3 * (y1 - y0)) / (x1 - x0) - inner) / 2;

/** The commands from the first of some points to the last. */
function lineThrough(points: readonly Point[]): string {
  if (points.length === 1) return 'Z';
  if (points.length === 2) return `L${listed(...points[1]!)}`;
  const last = points.length - 1;
  const slopes = points.map((point, index) =>
    index > 0 && index < last ? slopeAt(points[index - 1]!, point, points[index + 1]!) : 0,
  );
  slopes[0] = endSlope(points[0]!, points[1]!, slopes[1]!);
  slopes[last] = endSlope(points[last - 1]!, points[last]!, slopes[last - 1]!);
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [x0, y0] = points[index]!;
      const third = (x - x0) / 3;
      return `C${listed(x0 + third, y0 + third * slopes[index]!, x - third, y - third * slopes[index + 1]!, x, y)}`;
    })
    .join('');
}

/**
 * Returns the `d` of a smooth path that does not exceed its points. A property holds it to d3's `curveMonotoneX`,
 * which weighs twice as much.
 * @param floor - y in px; draws the area between the line and this height
 */
export function smoothPath(points: readonly PathPoint[], floor?: number): string {
  let path = '';
  let run: Point[] = [];
  for (const point of [...points, null]) {
    if (point) run.push(point);
    else if (run.length > 0) {
      path += `M${listed(...run[0]!)}${lineThrough(run)}`;
      if (floor !== undefined) path += `V${floor}H${run[0]![0]}Z`;
      run = [];
    }
  }
  return path;
}
