import { useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '@/motion/preferences';

/**
 * Whether a carousel plays (its button's word) and whether time runs (it plays, and neither mouse nor keyboard is in
 * it). Under reduced motion it does not play by itself. Spread `holdHandlers` on its root.
 */
export function useHolds() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ? choice === 'play' : !reduced;

  return {
    playing,
    running: playing && !hovered && !focused,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      // Whoever presses Play with the keyboard wants to see it play: the button's own focus does not hold it.
      setFocused(false);
    },
    holdHandlers: {
      // A finger does not hover, though it fires the same events.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A click leaves focus behind where the mouse has long gone: only focus that is shown holds.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setFocused(false);
      },
    },
  };
}
