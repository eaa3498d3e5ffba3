import { useMemo } from 'react';
import { useCountdown } from './use-countdown';
import { useTabVisible } from './use-tab-visible';

export interface AutoAdvanceOptions {
  /** Whether the timer runs. A pause preserves the rest of the interval. */
  running: boolean;
  /** Time between two advances, in ms. @default 3000 */
  interval?: number;
  /** The current item. Any change of it restarts the full interval. */
  turn: number | string;
  onAdvance: () => void;
}

/**
 * Calls `onAdvance` after each `interval` of running time. A hidden tab pauses it too.
 * @returns whether the timer runs now, for a progress indicator.
 */
export function useAutoAdvance({ running, interval = 3000, turn, onAdvance }: AutoAdvanceOptions): {
  advancing: boolean;
} {
  const advancing = useTabVisible() && running;
  const countdown = useMemo(() => ({ turn, left: interval }), [turn, interval]);
  useCountdown(countdown, !advancing, onAdvance);
  return { advancing };
}
