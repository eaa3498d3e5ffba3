import type { ComponentType } from 'react';

/** Code that does not come as often as it is told, and then is there. */
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
