import { clamp, smoothstep, TAU } from '../../src/lib/field/maths';

/** What a wave does at one point of its board. */
export interface WaveSample {
  /** How far the lines are moved up, board px. */
  displacement: number;
  /** Line width as a share of the gap, 0..1. */
  thickness: number;
  /** Width of every second line, where it has its own. */
  counter?: number;
}

/** A wave on a board, both coordinates in board px. */
export type Wave = (x: number, y: number) => WaveSample;

/** The covers' board; a service's band is a window of it. */
export const coverBoard = { width: 1440, height: 680 } as const;
export const bandBoard = { width: 1440, height: 440 } as const;

/** The same wave with another part of it in the board's corner. */
export function offset(left: number, top: number, wave: Wave): Wave {
  return (x, y) => wave(left + x, top + y);
}

/** Two sources whose rings meet; `a` and `b` are where they stand. */
export function interference(a: readonly [number, number], b: readonly [number, number], rate = 0.024): Wave {
  return (x, y) => {
    const ra = Math.hypot(x - a[0], y - a[1]) * rate;
    const rb = Math.hypot(x - b[0], y - b[1]) * rate;
    const tone = (Math.sin(ra + 0.9) + Math.sin(rb + 0.9)) / 4 + 0.5;
    return { displacement: 26 * (Math.sin(ra) + Math.sin(rb)), thickness: 0.06 + 0.8 * tone * tone };
  };
}

/** A checker of sines; `columns` and `rows` are periods in the covers' board. */
export function checker(columns: number, rows: number): Wave {
  return (x, y) => {
    const across = (TAU * columns * x) / coverBoard.width;
    const down = Math.sin((TAU * rows * y) / coverBoard.height);
    return {
      displacement: 40 * Math.sin(across) * down,
      thickness: 0.06 + 0.55 * (0.5 + 0.5 * Math.cos(across) * down) ** 1.4,
    };
  };
}

/** Amplitude that grows from left to right while the lines stay as many. */
export function growth(periods: number): Wave {
  return (x) => {
    const u = x / coverBoard.width;
    return {
      displacement: 60 * u * u * Math.sin(TAU * u * periods),
      thickness: 0.06 + 0.55 * u * (0.5 + 0.5 * Math.cos(TAU * u * periods)),
    };
  };
}

/** One drop: rings that die away from a centre. */
export function ripple(cx: number, cy: number): Wave {
  return (x, y) => {
    const r = Math.hypot((x - cx) / 1.2, y - cy);
    const fade = Math.exp((-r * r) / 90000);
    return {
      displacement: 34 * fade * Math.cos(r * 0.026),
      thickness: 0.06 + 0.6 * fade * (0.5 - 0.5 * Math.cos(r * 0.026 + 0.5)),
    };
  };
}

/** Slanting bands that slide along each other. */
export function shear(periods: number, lean: number): Wave {
  const { width, height } = coverBoard;
  return (x, y) => {
    const p = TAU * ((periods * x) / width + (lean * y) / height + 0.1 * Math.sin((TAU * y) / height));
    return {
      displacement: 38 * Math.sin(p),
      thickness: 0.06 + 0.58 * (0.5 + 0.5 * Math.cos(p + 0.4)) ** 1.3,
    };
  };
}

/**
 * Three strands plaited: each is a bundle of lines, rounded by light. `axis` is the plait's middle, `reach` how far a strand
 * swings from it, `radius` its half width; a radius above .46 of the reach would have strands change places in plain sight.
 */
export function plait(axis: number, period: number, reach: number, radius: number): Wave {
  return (x, y) => {
    let sample: WaveSample = { displacement: 10 * Math.sin((TAU * x) / period), thickness: 0.06 };
    let height = -Infinity;
    for (let strand = 0; strand < 3; strand++) {
      const turn = TAU * (x / period + strand / 3);
      const steepness = Math.hypot(1, ((reach * TAU) / period) * Math.cos(turn));
      const off = (y - axis - reach * Math.sin(turn)) / steepness;
      // A strand goes over and under twice while it crosses the plait and comes back.
      const rise = Math.sin(2 * turn);
      if (Math.abs(off) >= radius || rise < height) continue;
      height = rise;
      const across = off / radius;
      const towards = Math.sqrt(1 - across * across);
      const light = clamp(0.78 * towards - 0.5 * across - 0.12) * (0.74 + 0.26 * rise);
      sample = { displacement: off - y, thickness: 0.06 + 0.8 * light };
    }
    return sample;
  };
}

/**
 * What two fans of rays make where they lie over each other: arcs through both their eyes, `a` to the left of the board and
 * `b` to its right.
 */
export function moire(a: readonly [number, number], b: readonly [number, number], rays: number): Wave {
  return (x, y) => {
    const [ax, ay, bx, by] = [x - a[0], y - a[1], b[0] - x, y - b[1]];
    const phase = rays * (Math.atan2(ay, ax) + Math.atan2(by, bx));
    const [ra, rb] = [ax * ax + ay * ay, bx * bx + by * by];
    const rate = rays * Math.hypot(ax / ra + bx / rb, by / rb - ay / ra);
    // The closer the arcs, the lower their waves: all are equally steep, and none so steep that lines would fold.
    return {
      displacement: (0.6 / rate) * Math.sin(phase),
      thickness: 0.08 + 0.7 * (0.5 + 0.5 * Math.cos(phase)) ** 1.3,
    };
  };
}

/** Dunes: a long windward slope in the light, a sharp crest, a short dark lee. */
export function dunes(periods: number, lean: number): Wave {
  const { width, height } = coverBoard;
  const crest = 0.74;
  return (x, y) => {
    const u = x / width;
    const w = y / height;
    const turns = periods * u + lean * w + 0.16 * Math.sin(TAU * (0.7 * w + 0.4 * u)) + 0.2;
    const along = turns - Math.floor(turns);
    const windward = along / crest;
    const lee = (along - crest) / (1 - crest);
    return along < crest
      ? { displacement: 66 * windward ** 1.7, thickness: 0.14 + 0.6 * windward ** 1.5 }
      : { displacement: 66 * (1 - lee) ** 1.5, thickness: 0.07 + 0.07 * lee };
  };
}

/** A sine that becomes a square wave as its odd harmonics join from left to right (Fourier). */
export function squareWave(period: number, height: number): Wave {
  return (x, y) => {
    const angle = TAU * (x / period + (0.22 * y) / bandBoard.height);
    const front = x / bandBoard.width + 0.2 * (y / bandBoard.height - 0.5);
    let sum = Math.sin(angle);
    for (let n = 3, joins = 0.1; n <= 9; n += 2, joins += 0.16) {
      sum += (smoothstep(joins, joins + 0.26, front) * Math.sin(n * angle)) / n;
    }
    const level = (sum * 4) / Math.PI;
    return {
      displacement: height * level,
      thickness: 0.06 + 0.62 * clamp(0.5 + 0.5 * level) ** 1.3,
    };
  };
}

/** Rings that start small and travel far: they widen and thin out, and do not end in the board. */
export function rings(cx: number, cy: number, period: number): Wave {
  return (x, y) => {
    const r = Math.hypot((x - cx) / 1.15, y - cy);
    const p = (TAU * r) / period;
    const fade = Math.exp(-r / 640);
    return {
      displacement: period * 0.125 * fade * smoothstep(0, period * 0.6, r) * Math.cos(p),
      thickness: 0.06 + 0.74 * fade * (0.5 - 0.5 * Math.cos(p - 0.5)) ** 1.4,
    };
  };
}

/** Strings held at fixed points, `spacing` apart, and swinging between them. */
export function standing(first: number, spacing: number, swing: number): Wave {
  const middle = bandBoard.height * 0.46;
  return (x, y) => {
    const held = Math.cos((Math.PI * (x - first)) / spacing) ** 2;
    const spread = 1 + swing * (1 - held);
    const away = (y - middle) / middle;
    return {
      displacement: (y - middle) * (1 / spread - 1),
      thickness: 0.09 + 0.7 * held ** 2.2 * Math.exp(-2.4 * away * away),
    };
  };
}

/** From almost nothing to momentum: a wave that gains height and breadth as it goes. */
export function momentum(period: number, height: number): Wave {
  const middle = bandBoard.height * 0.56;
  return (x, y) => {
    const u = clamp(0.1 + (0.9 * x) / bandBoard.width, 0, 1.2);
    const away = (y - middle) / (50 + 300 * u ** 1.3);
    const strength = u ** 1.5 * Math.exp(-away * away);
    const p = TAU * (x / period) + 1.1 * away * away;
    return {
      displacement: height * strength * Math.cos(p),
      thickness: 0.06 + 0.72 * clamp(strength * 1.25) * (0.5 + 0.5 * Math.cos(p - 0.7)) ** 1.2,
    };
  };
}

/** Two trains of waves, one in every second line: opposed at the left, in phase at the right. */
export function trains(period: number, height: number): Wave {
  return (x, y) => {
    const u = x / bandBoard.width;
    const p = TAU * (x / period - (0.45 * y) / bandBoard.height);
    const lag = Math.PI * (1 - smoothstep(0.18, 0.78, u));
    const width = (phase: number) => 0.13 + 0.7 * (0.5 + 0.5 * Math.cos(phase)) ** 1.5;
    return { displacement: height * Math.sin(p), thickness: width(p + 0.4), counter: width(p + 0.4 + lag) };
  };
}
