import { forecastOf, momentsOf, totalOf, type Site } from './readings';

/** Minutes between two points of the curve. */
export const pace = 10;

interface Point {
  time: Date;
  /** In MW. */
  load: number;
  /** Whether all sites have a reading. */
  isWhole: boolean;
}

/** Returns the totals of the day until now. */
export const curveOf = (sites: readonly Site[], now: Date): Point[] =>
  momentsOf(now, pace)
    .filter((time) => time <= now)
    .map((time) => {
      const { load, missing } = totalOf(sites, time);
      return { time, load, isWhole: missing === 0 };
    });

/** Draws the day's load: measured as a line with its gaps, forecast as dots. The colours are those of the canvas. */
export function drawPlot(canvas: HTMLCanvasElement, sites: readonly Site[], now: Date): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = window.devicePixelRatio;
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(`--${name}`);
  context.scale(density, density);

  const curve = curveOf(sites, now);
  const moments = momentsOf(now, pace);
  const forecast = moments.map((time) => forecastOf(sites, time));
  const top = Math.ceil(Math.max(...forecast, ...curve.map(({ load }) => load)) * 1.05);
  const foot = height - 24;
  const x = (time: Date) => ((time.getTime() - moments[0]!.getTime()) / 86_400_000) * width;
  const y = (load: number) => foot - (load / top) * (foot - 22);

  context.lineWidth = 1;
  context.strokeStyle = colour('line');
  for (let load = 0; load <= top; load += 1) {
    context.beginPath();
    context.moveTo(0, y(load));
    context.lineTo(width, y(load));
    context.stroke();
  }

  const runs: Point[][] = [[]];
  for (const point of curve) {
    if (point.isWhole) runs.at(-1)!.push(point);
    else if (runs.at(-1)!.length) runs.push([]);
  }
  for (const run of runs.filter(({ length }) => length > 1)) {
    context.beginPath();
    for (const { time, load } of run) context.lineTo(x(time), y(load));
    context.strokeStyle = colour('vermilion-deep');
    context.lineWidth = 2;
    context.stroke();
    context.lineTo(x(run.at(-1)!.time), foot);
    context.lineTo(x(run[0]!.time), foot);
    context.globalAlpha = 0.45;
    context.fillStyle = colour('blush');
    context.fill();
    context.globalAlpha = 1;
  }

  context.beginPath();
  for (const [index, load] of forecast.entries()) context.lineTo(x(moments[index]!), y(load));
  context.setLineDash([2, 5]);
  context.strokeStyle = colour('sea');
  context.lineWidth = 2;
  context.stroke();
  context.setLineDash([]);

  context.font = `13px ${style.fontFamily}`;
  context.fillStyle = colour('muted');
  for (let load = 0; load <= top; load += 1)
    context.fillText(load === top ? `${load} MW` : String(load), 0, y(load) - 4);
  // Fewer hour labels where they would touch.
  for (let hour = 6; hour < 24; hour += width < 420 ? 6 : 3)
    context.fillText(`${String(hour).padStart(2, '0')}:00`, (hour / 24) * width - 16, height - 4);

  const end = curve.at(-1);
  if (!end?.isWhole) return;
  context.beginPath();
  context.arc(x(end.time), y(end.load), 5, 0, Math.PI * 2);
  context.fillStyle = colour('vermilion-deep');
  context.fill();
}
