import { useEffect, useState } from 'react';
import { prefersReducedMotion, savesData } from '@/motion/preferences';
import type { LiveField } from './live-field';

/** Calls back once the page has loaded and the browser has nothing better to do. */
function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const wait = () => {
    // Stable Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 4000 });
    else timer = setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Asks before any of the field is fetched: the question is half a kilobyte, the shader six. */
async function loadField(canDraw?: () => boolean): Promise<typeof LiveField | null> {
  const may = canDraw ?? (await import('@/motion/can-draw-field')).canDrawField;
  return may() ? (await import('./live-field')).LiveField : null;
}

/**
 * The live field's component once it may run, null before and wherever it may not: less motion or data asked for, or a
 * graphics card that is none. Nothing of it is loaded before the page is.
 */
export function useLiveField(canDraw?: () => boolean): typeof LiveField | null {
  const [Field, setField] = useState<typeof LiveField | null>(null);
  useEffect(() => {
    if (prefersReducedMotion() || savesData()) return;
    let wanted = true;
    const stop = whenIdle(() => {
      loadField(canDraw).then(
        (component) => wanted && setField(() => component),
        // Without the code the still picture stays, which is a whole hero too.
        () => {},
      );
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [canDraw]);
  return Field;
}
