/** `$ease-out` of the stylesheets. */
const easeOut = 'cubic-bezier(0.22, 1, 0.36, 1)';

/**
 * Animates an element from a first state to its own. The first state holds until the animation begins, as a frame may be
 * drawn just before.
 * @param duration - in ms
 * @returns nothing in a browser without animations
 */
export const playEntrance = (
  element: Element,
  frames: PropertyIndexedKeyframes,
  duration: number,
  easing = easeOut,
): Animation | undefined => element.animate?.(frames, { duration, easing, fill: 'backwards' });
