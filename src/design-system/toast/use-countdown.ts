import { useEffect, useRef } from 'react';

/** Calls back once, after `time` ms in which `paused` was false. */
export function useCountdown(time: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(time);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const start = performance.now();
    const timer = window.setTimeout(() => end.current(), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}
