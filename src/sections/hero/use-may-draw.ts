import { useEffect, useState } from 'react';
import { prefersReducedMotion, savesData } from '@/motion/preferences';
import { whenIdle } from '@/platform/when-idle';

/** Asks the graphics card. The question is half a kilobyte; the shader it saves from being fetched is six. */
async function askCard(): Promise<boolean> {
  const { canDrawField } = await import('@/motion/can-draw-field');
  return canDrawField();
}

/**
 * Whether the live field may be fetched and drawn: false until the page has loaded and the browser is idle, and for good
 * where less motion or less data was asked for or no graphics card would draw it.
 * @param canDraw answers in the card's place, for stories and tests
 */
export function useMayDraw(canDraw?: () => boolean): boolean {
  const [mayDraw, setMayDraw] = useState(false);
  useEffect(() => {
    if (prefersReducedMotion() || savesData()) return;
    let isWanted = true;
    const stop = whenIdle(() => {
      Promise.resolve(canDraw ? canDraw() : askCard()).then(
        (answer) => isWanted && setMayDraw(answer),
        // Without the code the still picture stays, which is a whole hero too.
        () => {},
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [canDraw]);
  return mayDraw;
}
