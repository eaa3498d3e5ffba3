import { TAU } from '@/lib/field/maths';

/** A line's shift at a point, in CSS px, and its thickness as a share of the distance between two lines. */
type Wave = (x: number, y: number) => { shift: number; thickness: number };

/** CSS px between two lines. */
const gap = 8;
/** CSS px between two points of a line. */
const step = 6;

/** A diagonal wave on a board of 800 × 600, as in the project's picture. */
export const aslant =
  (height: number, across: number, down: number, least: number, swing: number): Wave =>
  (x, y) => {
    const turn = TAU * ((x / 800) * across + (y / 600) * down);
    return { shift: height * Math.sin(turn), thickness: least + swing * (0.5 + 0.5 * Math.sin(turn + 0.6)) };
  };

/** Rings around a point at the top right. */
export const rings: Wave = (x, y) => {
  const turn = Math.hypot(x - 620, y - 80) * 0.022;
  return { shift: 20 * Math.sin(turn), thickness: 0.08 + 0.4 * (0.5 + 0.5 * Math.cos(turn)) };
};

function draw(canvas: HTMLCanvasElement, wave: Wave): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = window.devicePixelRatio;
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(density, density);
  context.fillStyle = getComputedStyle(canvas).color;
  const places = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => index * step);
  for (let line = -40; line < height + 40; line += gap) {
    const points = places.map((x) => ({ x, ...wave(x, line) }));
    context.beginPath();
    for (const { x, shift, thickness } of points) context.lineTo(x, line - shift - (thickness * gap) / 2);
    for (const { x, shift, thickness } of [...points].reverse())
      context.lineTo(x, line - shift + (thickness * gap) / 2);
    context.fill();
  }
}

/** Draws the background of a prototype in the colour of its canvas, as large as the window. */
export function engraveGround(wave: Wave): void {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.ground');
  if (canvas) new ResizeObserver(() => draw(canvas, wave)).observe(canvas);
}
