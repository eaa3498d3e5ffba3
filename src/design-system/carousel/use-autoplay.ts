import { useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '@/motion/use-preferences';

/**
 * Whether a carousel plays, and whether its timer runs: it pauses while the mouse or the keyboard focus is
 * inside. Under reduced motion it does not start by itself. Spread `pauseHandlers` on its root.
 */
export function useAutoplay() {
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
      // After Play is pressed with the keyboard, the focus on the button must not pause the carousel.
      setFocused(false);
    },
    pauseHandlers: {
      // Touch fires these events too, but a finger does not hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A mouse click leaves the focus behind after the mouse has left: only visible focus pauses.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setFocused(false);
      },
    },
  };
}
