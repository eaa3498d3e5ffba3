import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface AutoAdvanceOptions {
  /** Whether time runs. While it does not, what is left of the interval is kept. */
  running: boolean;
  /** ms between two advances. @default 3000 */
  interval?: number;
  /** What is on show. A change, by whomever, starts a full interval. */
  turn: number | string;
  onAdvance: () => void;
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Calls `onAdvance` every `interval` ms of running time. A hidden tab holds it as `running` does.
 * @returns whether time runs now, for what shows the time that is left
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
  const left = useRef(interval);
  const advance = useRef(onAdvance);

  useEffect(() => {
    advance.current = onAdvance;
  });

  useEffect(() => {
    left.current = interval;
  }, [turn, interval]);

  useEffect(() => {
    if (!advancing) return;
    const began = performance.now();
    const timer = setTimeout(() => advance.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [advancing, turn, interval]);

  return { advancing };
}
