import { useMemo, useSyncExternalStore } from 'react';
import { useCountdown } from './use-countdown';

export interface AutoAdvanceOptions {
  /** Whether the timer runs. A pause preserves the rest of the interval. */
  running: boolean;
  /** Time between two advances, in ms. @default 3000 */
  interval?: number;
  /** The current item. Any change of it restarts the full interval. */
  turn: number | string;
  onAdvance: () => void;
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Calls `onAdvance` after each `interval` of running time. A hidden tab pauses it too.
 * @returns whether the timer runs now, for a progress indicator.
 */
export function useAutoAdvance({ running, interval = 3000, turn, onAdvance }: AutoAdvanceOptions): {
  advancing: boolean;
} {
  const visible = useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
  const advancing = running && visible;
  const countdown = useMemo(() => ({ turn, left: interval }), [turn, interval]);
  useCountdown(countdown, !advancing, onAdvance);
  return { advancing };
}
