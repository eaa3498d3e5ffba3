/** The plan of the clinic, in metres times ten from its door, which is at the left. */

interface Place {
  number: number;
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** In the order in which they are passed. */
const places: readonly Place[] = [
  { number: 1, x: 40, y: 0, width: 84, depth: 66 },
  { number: 2, x: 134, y: 0, width: 62, depth: 66 },
  { number: 3, x: 206, y: 0, width: 104, depth: 66 },
  { number: 4, x: 344, y: -18, width: 96, depth: 84 },
  { number: 5, x: 370, y: 76, width: 78, depth: 76 },
  { number: 6, x: 370, y: 162, width: 78, depth: 132 },
  { number: 7, x: 262, y: 296, width: 92, depth: 72 },
  { number: 8, x: 156, y: 296, width: 96, depth: 72 },
  { number: 9, x: 40, y: 296, width: 106, depth: 72 },
];

type Point = readonly [x: number, y: number];

/** The way from the street past all places. */
const way: readonly Point[] = [
  [-300, 84],
  [340, 84],
  [340, 270],
  [44, 270],
];

const height = 16;

/** From the plan to the picture, seen from above at 30°. */
const seen = ([x, y]: Point, up = 0): Point => [(x - y) * 0.866, (x + y) * 0.5 - up];

const path = (points: readonly Point[]) =>
  points.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L');

const face = (points: readonly Point[], colour: string) =>
  `<path d="M${path(points)}Z" fill="var(--${colour})"/>`;

/** The way, as far as a length. @param length - of the plan */
function wayAsFar(length: number): readonly Point[] {
  const points: Point[] = [way[0]!];
  let left = length;
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index]!;
    const step = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
    const share = Math.min(1, left / step);
    points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    left -= step;
    if (left <= 0) break;
  }
  return points;
}

export interface PlanOptions {
  /** The length of the line drawn on the floor. @default its end */
  length?: number;
  /** The place that the way leads to. */
  goal?: number;
}

/** The lengths of the way to the front door, and to that of place 4. */
export const wayToDoor = 330;
export const wayToFour = 650;

/** The clinic as blocks with their numbers on the roofs, and the line on the floor. */
export function plan({ length = Number.POSITIVE_INFINITY, goal }: PlanOptions = {}): string {
  const corridor = `<path d="M${path(way.map((point) => seen(point)))}" fill="none" stroke="var(--paper)" stroke-width="26" stroke-linejoin="miter"/>`;
  const walked = wayAsFar(length).map((point) => seen(point));
  const [endX, endY] = walked.at(-1)!;
  const line = `<path d="M${path(walked)}" fill="none" stroke="var(--vermilion)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
  const end = Number.isFinite(length)
    ? `<ellipse cx="${endX}" cy="${endY}" rx="9" ry="6" fill="var(--vermilion)"/>`
    : '';
  const block = ({ number, x, y, width, depth }: Place) => {
    const [nw, ne, se, sw]: readonly Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ];
    const isGoal = number === goal;
    const [tx, ty] = seen([x + width / 2, y + depth / 2], height);
    const size = Math.min(width, depth) * 1.12;
    return (
      face([seen(sw!), seen(se!), seen(se!, height), seen(sw!, height)], 'sea') +
      face([seen(se!), seen(ne!), seen(ne!, height), seen(se!, height)], 'wine') +
      face(
        [nw!, ne!, se!, sw!].map((point) => seen(point, height)),
        isGoal ? 'vermilion' : 'mint',
      ) +
      `<text class="plain" font-size="${size.toFixed(0)}" text-anchor="middle" y="${(size * 0.35).toFixed(1)}" fill="var(--${isGoal ? 'ink' : 'sea'})" transform="matrix(.866 .5 -.866 .5 ${tx.toFixed(1)} ${ty.toFixed(1)})">${number}</text>`
    );
  };
  return corridor + line + end + places.map(block).join('');
}
