/**
 * The page's only animation frame loop. Each frame runs the stages in this order: scroll position, timelines,
 * the wave field, the cursor. Drawing then uses the scroll position of the same frame.
 */
export const stages = ['scroll', 'timeline', 'field', 'cursor'] as const;
export type Stage = (typeof stages)[number];

/**
 * @param time - ms since page load, from `requestAnimationFrame`.
 * @param delta - ms since the last frame, at most 100.
 */
export type FrameCallback = (time: number, delta: number) => void;

const callbacks: Record<Stage, Set<FrameCallback>> = {
  scroll: new Set(),
  timeline: new Set(),
  field: new Set(),
  cursor: new Set(),
};
let frame = 0;
let last = 0;

function run(time: number) {
  const delta = Math.min(100, last ? time - last : 16);
  last = time;
  try {
    for (const stage of stages) for (const callback of callbacks[stage]) callback(time, delta);
  } finally {
    // An error of one callback must not end the others: the wheel scrolls the page by this loop.
    frame = stages.some((stage) => callbacks[stage].size > 0) ? requestAnimationFrame(run) : 0;
    if (!frame) last = 0;
  }
}

/** Calls back in every frame until the returned function is called. The loop stops without callbacks. */
export function onFrame(stage: Stage, callback: FrameCallback): () => void {
  callbacks[stage].add(callback);
  frame ||= requestAnimationFrame(run);
  return () => void callbacks[stage].delete(callback);
}
