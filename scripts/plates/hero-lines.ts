import { heroIn, type Hero } from './run-shader';

/** Every second line is enough for the eye, at half the bytes. */
const every = 2;
/** Steps in which a curve of a path is followed. */
const fine = 8;
/** Px beyond the crop at which a line ends. */
const margin = 12;

interface Crop {
  width: number;
  height: number;
  /** Length of a curve, and of one unit of the path's numbers, in px. */
  curve: number;
  unit: number;
  /** Px from the top above which the lines are too thin to be seen. */
  top: number;
}

/** The crops of the plate that the lines have to meet, by the artboard. */
const crops = {
  wide: { width: 1440, height: 1090, curve: 120, unit: 2, top: 56 },
  phone: { width: 390, height: 1010, curve: 64, unit: 1, top: 400 },
} as const satisfies Record<string, Crop>;

/** Lines of the hero at phase 0: the data of an SVG path and its view box. */
interface HeroLines {
  path: string;
  box: string;
}

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The points of one line, `fine` a curve, from where it enters the crop to where it leaves it. */
function follow(hero: Hero, { width, height, curve }: Crop, line: number, from: Point, way: 1 | -1): Point[] {
  const at = (x: number, y: number) => hero.at(x, y, 0).line;
  const slope = ({ x, y }: Point) => ({
    x: at(x + 0.5, y) - at(x - 0.5, y),
    y: at(x, y + 0.5) - at(x, y - 0.5),
  });
  const points = [from];
  const step = (way * curve) / fine;
  let { x, y } = from;
  while (points.length < 1000) {
    const along = slope({ x, y });
    const steep = Math.hypot(along.x, along.y);
    x += (step * along.y) / steep;
    y -= (step * along.x) / steep;
    // Back on the line, from which a straight step leads away.
    for (let turn = 0; turn < 3; turn += 1) {
      const down = slope({ x, y });
      const off = (line - at(x, y)) / (down.x ** 2 + down.y ** 2);
      x += off * down.x;
      y += off * down.y;
    }
    points.push({ x, y });
    if (x < -margin || x > width + margin || y < -margin || y > height + margin) break;
  }
  return points;
}

/** Where a line begins at one side of the crop, at whole px. */
function startsOf(hero: Hero, { top, height }: Crop, x: number, line: number): Point[] {
  const at = (y: number) => hero.at(x, y, 0).line;
  return Array.from({ length: height - top }, (_, row) => top + row)
    .filter((y) => at(y) < line !== at(y + 1) < line)
    .map((y) => ({ x, y: y + (line - at(y)) / (at(y + 1) - at(y)) }));
}

/**
 * Rounds the points of a line to whole numbers, along one axis. Only the first curve has a control point. Every further one
 * is a `t`, which continues the one before, so that its rounded end also bends the next curve. Of the numbers near each end,
 * the one with the smallest error of both is taken.
 */
function fit(values: readonly number[]): { start: number; control: number; ends: number[] } {
  const curves = Math.floor((values.length - 1) / fine);
  const at = (step: number) => values[Math.min(step, curves) * fine]!;
  const controlOf = (step: number) => {
    const from = Math.min(step, curves - 1);
    return 2 * values[from * fine + fine / 2]! - (at(from) + at(from + 1)) / 2;
  };
  const start = Math.round(at(0));
  let control = Math.round(controlOf(0));
  const ends = [Math.round(at(1))];
  const first = control;
  for (let step = 1; step < curves; step += 1) {
    control = 2 * ends.at(-1)! - control;
    const error = (end: number) =>
      (end - at(step + 1)) ** 2 + 0.5 * (2 * end - control - controlOf(step + 1)) ** 2;
    const near = [-2, -1, 0, 1, 2].map((by) => Math.round(at(step + 1)) + by);
    ends.push(near.reduce((best, end) => (error(end) < error(best) ? end : best)));
  }
  return { start, control: first, ends };
}

function pathOf(points: readonly Point[], unit: number): string {
  const last = points.length - 1;
  // To a whole number of curves: the last point lies outside the crop.
  const whole = Array.from(
    { length: Math.ceil(last / fine) * fine + 1 },
    (_, at) => points[Math.min(at, last)]!,
  );
  const x = fit(whole.map((point) => point.x / unit));
  const y = fit(whole.map((point) => point.y / unit));
  const curves = x.ends.map((end, at) => {
    const from = at === 0 ? { x: x.start, y: y.start } : { x: x.ends[at - 1]!, y: y.ends[at - 1]! };
    const to = `${end - from.x} ${y.ends[at]! - from.y}`;
    return at === 0 ? `q${x.control - from.x} ${y.control - from.y} ${to}` : `t${to}`;
  });
  return `M${x.start} ${y.start}${curves.join('')}`.replaceAll(' -', '-');
}

function linesOf(crop: Crop): HeroLines {
  const { width, height, unit } = crop;
  const hero = heroIn(width, height);
  let path = '';
  for (let line = 0.5; line * hero.fit.artboard.gap < height * 1.2; line += every) {
    const ends: Point[] = [];
    const draw = (start: Point, way: 1 | -1) => {
      if (ends.some((end) => distance(end, start) < 3 * margin)) return;
      const points = follow(hero, crop, line, start, way);
      ends.push(points.at(-1)!);
      path += pathOf(points, unit);
    };
    for (const start of startsOf(hero, crop, 0, line)) draw(start, 1);
    for (const start of startsOf(hero, crop, width, line)) draw(start, -1);
  }
  return { path, box: `0 0 ${width / unit} ${height / unit}` };
}

/** What the home page shows of its hero before the picture: under 2 KB compressed, without a request. */
export const heroLines = () => ({ wide: linesOf(crops.wide), phone: linesOf(crops.phone) });
