import type { ComponentType } from 'react';

/** A loader that fails the given number of times, then returns the component. */
export function failing(times: number, Fine: ComponentType): () => Promise<ComponentType> {
  let left = times;
  return async () => {
    if (left > 0) {
      left -= 1;
      throw new Error('The connection dropped.');
    }
    return Fine;
  };
}
