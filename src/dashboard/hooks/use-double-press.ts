import { useRef } from 'react';

/** A press this soon after a decision, in ms, is its second press: it does not decide the item that follows. */
const doublePress = 700;

/** Tells the second press of a double press on a decision from a press on the item that follows. */
export function useDoublePress() {
  const decidedAt = useRef(-Infinity);
  return {
    isDoublePress: () => performance.now() - decidedAt.current < doublePress,
    onDecided: () => {
      decidedAt.current = performance.now();
    },
  };
}
