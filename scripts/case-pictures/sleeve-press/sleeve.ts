import { secondsOf, type Release, type Track } from './records';

/** All lengths are millimetres of a printed sleeve. */
export const sleeveSize = 315;
/** From the middle of a record to where its first track begins. */
const edge = 146;
const perMinute = 4;
const gap = 1.1;

interface Point {
  x: number;
  y: number;
}

const widthOf = ({ seconds }: Track) => (seconds / 60) * perMinute;

/** Draws the rings of a side: solid for sung tracks, grooved for all others. @param shown - tracks from the edge inwards */
function rings(tracks: readonly Track[], { x, y }: Point, shown = tracks.length): string {
  let radius = edge;
  const circles = tracks.slice(0, shown).map((track) => {
    const width = widthOf(track) - gap;
    const outer = radius;
    radius -= width + gap;
    const ring = (at: number, thickness: number) =>
      `<circle cx="${x}" cy="${y}" r="${at.toFixed(2)}" stroke-width="${thickness.toFixed(2)}"/>`;
    if (track.isSung) return ring(outer - width / 2, width);
    const lines = Math.max(2, Math.round(width / 2.6));
    const pitch = width / (lines - 0.5);
    return Array.from({ length: lines }, (_, line) => ring(outer - pitch * (line + 0.25), pitch / 2)).join(
      '',
    );
  });
  return circles.join('');
}

/**
 * Returns the centres of the two sides. They are one millimetre apart per second of difference, at the month's clock angle.
 */
export function middles({ month, sides }: Release): readonly [Point, Point] {
  const apart = Math.abs(secondsOf(sides[0]) - secondsOf(sides[1]));
  const angle = (month / 12) * 2 * Math.PI;
  const [dx, dy] = [(Math.sin(angle) * apart) / 2, (-Math.cos(angle) * apart) / 2];
  const middle = sleeveSize / 2;
  return [
    { x: middle - dx, y: middle - dy },
    { x: middle + dx, y: middle + dy },
  ];
}

export interface PrintOptions {
  /** The number of printed tracks of each side. @default all */
  shown?: readonly [number, number];
  /** SVG that both plates hold, so that it is printed in both inks. */
  both?: string;
  /** 1 prints the first side alone. @default 2 */
  plates?: 1 | 2;
}

/** Prints a release: a plate for each side, one over the other. The picture's unit is a millimetre. */
export function print(release: Release, { shown, both = '', plates = 2 }: PrintOptions = {}): string {
  const { inks, sides } = release;
  const plate = (middle: Point, side: 0 | 1) =>
    `<g style="mix-blend-mode: multiply; color: var(--${inks[side]})">
      <g fill="none" stroke="currentColor">${rings(sides[side], middle, shown?.[side])}</g><g fill="currentColor">${both}</g>
    </g>`;
  const [a, b] = middles(release);
  return `<g style="isolation: isolate">${plate(a, 0)}${plates === 2 ? plate(b, 1) : ''}</g>`;
}

/** Text in an arc along a ring, read from outside. @param radius - of its base line */
export function alongRing(id: string, text: string, { x, y }: Point, radius: number, from: number): string {
  const start = (from / 180) * Math.PI;
  const [sx, sy] = [x + radius * Math.sin(start), y - radius * Math.cos(start)];
  const end = start + Math.PI * 0.99;
  const [ex, ey] = [x + radius * Math.sin(end), y - radius * Math.cos(end)];
  return `<path id="${id}" d="M${sx} ${sy}A${radius} ${radius} 0 0 1 ${ex} ${ey}" fill="none"/><text><textPath href="#${id}">${text}</textPath></text>`;
}

/** The radius at which a track begins. */
export const beginOf = (tracks: readonly Track[], index: number): number =>
  tracks.slice(0, index).reduce((radius, track) => radius - widthOf(track), edge);
