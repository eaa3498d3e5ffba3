import { easeInOut } from './ease-in-out';

/**
 * Duration of one wave through the logo's letters, in ms. The phase makes one full turn in it, so each run
 * starts and ends at the resting position, which the stylesheet also draws.
 */
export const wavePeriod = 2800;
const steps = 24;

/** Phase difference between neighbouring letters, and phase of the first letter, in radians. */
const apart = 1.05;
const first = 0.2;

/** The position of letter `index` after `turns` turns: `y` in em, `rotation` in degrees. */
export function letterAt(index: number, turns: number): { y: number; rotation: number } {
  const phase = apart * index + first - 2 * Math.PI * turns;
  return { y: -0.13 * Math.sin(phase), rotation: -5.5 * Math.cos(phase) };
}

interface Run {
  animations: Animation[];
  /** The number of turns at a progress of 0 to 1. */
  turnsAt: (progress: number) => number;
}

const linear = (t: number) => t;
const easeOut = (t: number) => 1 - (1 - t) ** 2;

export interface LetterWave {
  /** Runs continuously. */
  travel(): void;
  /** Runs one period. */
  once(): void;
  /** Slows down to the next resting position. */
  settle(): void;
  /** Returns to the resting position at once. */
  stop(): void;
}

/** Animates the given letters with the Web Animations API. Without it they do not move. */
export function letterWave(letters: readonly HTMLElement[]): LetterWave {
  let run: Run | null = null;

  const turns = () => {
    const animation = run?.animations[0];
    const progress = animation?.effect?.getComputedTiming().progress;
    return run && animation?.playState === 'running' && typeof progress === 'number'
      ? run.turnsAt(progress)
      : 0;
  };

  const stop = () => {
    for (const animation of run?.animations ?? []) animation.cancel();
    run = null;
  };

  const start = (from: number, to: number, duration: number, ease: (t: number) => number, iterations = 1) => {
    stop();
    const turnsAt = (progress: number) => from + (to - from) * ease(progress);
    const animations = letters.flatMap((letter, index) => {
      if (typeof letter.animate !== 'function') return [];
      const frames = Array.from({ length: steps + 1 }, (_, step) => {
        const { y, rotation } = letterAt(index, turnsAt(step / steps));
        return { translate: `0 ${y.toFixed(4)}em`, rotate: `${rotation.toFixed(3)}deg` };
      });
      return [letter.animate(frames, { duration, iterations, fill: 'backwards' })];
    });
    run = { animations, turnsAt };
  };

  return {
    travel: () => {
      const now = turns() % 1;
      start(now, now + 1, wavePeriod, linear, Infinity);
    },
    once: () => {
      if (!run || run.animations[0]?.playState !== 'running') start(0, 1, wavePeriod, easeInOut);
    },
    settle: () => {
      const now = turns() % 1;
      // An ease-out starts at twice its mean speed: the doubled duration keeps the wave's current speed.
      if (now > 0) start(now, 1, 2 * (1 - now) * wavePeriod, easeOut);
      else stop();
    },
    stop,
  };
}
