import { useEffect } from 'react';
import { firstInput } from '@/platform/first-input';
import { whenIdle } from '@/platform/when-idle';

/**
 * Loads code in advance: after the first input, when the browser is idle.
 * @param prepare - from `useLoaded`
 */
export function usePrepared(prepare: () => void, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    let callOff = () => {};
    let left = false;
    void firstInput.then(() => {
      if (!left) callOff = whenIdle(prepare);
    });
    return () => {
      left = true;
      callOff();
    };
  }, [prepare, wanted]);
}
