import { useEffect, useEffectEvent } from 'react';

/** Time in ms that is left. Its owner keeps it, so that it outlasts an element that is drawn again in another place. */
export interface Countdown {
  left: number;
}

/** Calls back once, after the time of `countdown` in which `paused` was false. A new countdown starts over. */
export function useCountdown(countdown: Countdown, paused: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const start = performance.now();
    const timer = window.setTimeout(() => end(), countdown.left);
    return () => {
      window.clearTimeout(timer);
      countdown.left -= performance.now() - start;
    };
  }, [countdown, paused]);
}
