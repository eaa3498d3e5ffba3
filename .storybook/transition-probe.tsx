import { startTransition, useEffect, useState } from 'react';

const none = () => Promise.resolve();
let rendered = none;

/** Resolves once React has rendered the transitions of the story that began before, such as those of `useIsWhole`. */
export const transitionsRendered = (): Promise<void> => rendered();

/** Joins the transitions of the story around it: React renders all of a root together. Draws nothing. */
export function TransitionProbe() {
  const [probe, setProbe] = useState<{ resolve?: () => void }>({});
  useEffect(() => probe.resolve?.(), [probe]);
  useEffect(() => {
    rendered = () => new Promise((resolve) => startTransition(() => setProbe({ resolve })));
    return () => void (rendered = none);
  }, []);
  return null;
}
