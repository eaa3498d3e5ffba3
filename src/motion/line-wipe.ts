import { lineGap } from './line-gap';

/** The side of a picture from which its lines grow. */
export type WipeSide = 'left' | 'right';

interface WipeLayer {
  /** Elapsed time as a share, 0 to 1, before easing. */
  time: number;
  goal: 0 | 1;
  side: WipeSide;
}

export interface WipeStack {
  /** Moves a picture to the top. If the picture directly below is shown again, its wipe runs backwards. */
  show: (index: number, side: WipeSide) => void;
  /** Advances every wipe by `delta` ms. @returns whether any wipe is still running. */
  step: (delta: number) => boolean;
  /** The drawn share of a picture, 0 to 1, and its stacking order (0 is the bottom). */
  layer: (index: number) => { share: number; side: WipeSide; height: number };
}

/** Duration of a wipe, in ms. */
const duration = 700;

/** Slower at first than the other movements, as the wave between pages: the lines are to be seen for half of the time. */
const easeOut = (time: number) => 1 - (1 - time) ** 3;

/** A stack of pictures that are drawn over each other. Several wipes may run at once. */
export function createWipeStack(count: number, first: number): WipeStack {
  const layers: WipeLayer[] = Array.from({ length: count }, () => ({ time: 1, goal: 1, side: 'right' }));
  /** Indices from bottom to top. */
  let order = [...layers.keys()].filter((index) => index !== first).concat(first);

  return {
    show(index, side) {
      const top = layers[order.at(-1)!]!;
      if (order.at(-1) === index) {
        top.goal = 1;
      } else if (order.at(-2) === index && top.time < 1) {
        top.goal = 0;
      } else {
        order = order.filter((other) => other !== index).concat(index);
        layers[index] = { time: 0, goal: 1, side };
      }
    },
    step(delta) {
      let moving = false;
      for (const [index, layer] of layers.entries()) {
        if (layer.time === layer.goal) continue;
        const way = layer.goal === 1 ? delta : -delta;
        layer.time = Math.min(1, Math.max(0, layer.time + way / duration));
        if (layer.time !== layer.goal) moving = true;
        else if (layer.goal === 0) {
          order = [index, ...order.filter((other) => other !== index)];
          layers[index] = { ...layer, time: 1, goal: 1 };
        }
      }
      return moving;
    },
    layer(index) {
      const { time, side } = layers[index]!;
      return { share: easeOut(time), side, height: order.indexOf(index) };
    },
  };
}

export interface LinesBox {
  /** In px. */
  width: number;
  height: number;
}

/** Share of the width in which the lines grow from nothing to the full gap. */
const front = 0.7;

/**
 * An SVG path for a clip: horizontal lines that grow from one side until they join. Solid behind the front,
 * tapered within it.
 * @param share - the drawn share, 0 to 1.
 */
export function linesPath({ width, height }: LinesBox, share: number, side: WipeSide): string {
  if (share <= 0) return 'M0 0Z';
  const reach = share * (1 + front);
  const thickness = (f: number) => Math.min(1, Math.max(0, (reach - f) / front));
  const solid = Math.min(1, Math.max(0, reach - front));
  const tip = Math.min(1, reach);
  const x = (f: number) => Math.round((side === 'left' ? f : 1 - f) * width * 10) / 10;
  let path = solid > 0 ? `M${x(0)} 0H${x(solid)}V${height}H${x(0)}Z` : '';
  if (tip <= solid) return path;
  const from = (thickness(solid) * lineGap) / 2;
  const to = (thickness(tip) * lineGap) / 2;
  for (let y = lineGap / 2; y < height + lineGap / 2; y += lineGap) {
    path += `M${x(solid)} ${y - from}L${x(tip)} ${(y - to).toFixed(2)}V${(y + to).toFixed(2)}L${x(solid)} ${y + from}Z`;
  }
  return path;
}
