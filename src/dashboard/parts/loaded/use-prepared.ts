import { useEffect } from 'react';
import { firstInput } from '@/platform/first-input';
import { whenIdle } from '@/platform/when-idle';

/**
 * Fetches a part that nobody waits for: after the visitor's first input, once nothing else happens.
 * @param prepare - of `useLoaded`
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
