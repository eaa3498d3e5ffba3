import { useRef } from 'react';

/** A press this soon after a decision, in ms, may be its second press: it does not decide the item that follows. */
const doublePress = 700;

/**
 * Tells the second press of a double press on a decision from a press on the item that follows. Another act is never
 * a second press: a week that was just approved can be reopened at once.
 */
export function useDoublePress() {
  const last = useRef({ act: '', at: -Infinity });
  return {
    /** @param act - the action of the press, if the component has several */
    isDoublePress: (act = '') =>
      act === last.current.act && performance.now() - last.current.at < doublePress,
    onDecided: (act = '') => {
      last.current = { act, at: performance.now() };
    },
  };
}
