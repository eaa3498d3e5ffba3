import { useRef, useState } from 'react';

/**
 * Runs one request at a time: a second click, also one before the next render, does nothing.
 * @returns whether one is running, and the function that runs one
 */
export function useOnce(): [boolean, (work: () => Promise<void>) => Promise<void>] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  return [
    busy,
    async (work) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  ];
}
