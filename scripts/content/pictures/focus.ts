import type { Point } from '../../plates/photo';

/** `60% 30%` as shares of the width and the height. */
export const pointOf = (focus: string): Point => {
  const [x = 50, y = 50] = focus.split(' ').map((share) => Number.parseInt(share, 10));
  return [x / 100, y / 100];
};
