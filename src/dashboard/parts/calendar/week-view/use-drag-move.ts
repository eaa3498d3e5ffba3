import { useEffect, useRef, type PointerEvent } from 'react';

/** Distance in px after which a press is a drag and not a click. */
const slack = 5;
/** Step of a drag, in minutes. */
const snap = 15;

export interface DragMove {
  key: string;
  days: number;
  minutes: number;
}

interface Drag {
  key: string;
  element: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
  columnWidth: number;
  minuteHeight: number;
  /** Number of days in the week before and after the event's day. */
  before: number;
  after: number;
  /** 1 if later days are to the right, -1 if they are to the left. */
  direction: 1 | -1;
  move: { days: number; minutes: number } | null;
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
}

/**
 * Moves an event to another day and time by mouse or pen drag. Touch scrolls instead. Escape cancels the
 * drag. The event's form offers the same changes without dragging.
 * @param onDragged - called with the offset during the drag, and with null at its end
 */
export function useDragMove(
  onMove: (move: DragMove) => void,
  onDragged: (move: DragMove | null) => void,
): (place: { key: string; column: number }) => DragHandlers {
  const drag = useRef<Drag | null>(null);
  const suppress = useRef(false);

  const end = () => {
    const current = drag.current;
    if (!current) return;
    current.element.style.translate = '';
    delete current.element.dataset.dragged;
    if (current.element.hasPointerCapture?.(current.pointerId))
      current.element.releasePointerCapture(current.pointerId);
    drag.current = null;
    onDragged(null);
  };
  const stop = useRef(end);
  useEffect(() => {
    stop.current = end;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.move) return;
      event.stopPropagation();
      suppress.current = true;
      stop.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return ({ key, column }) => ({
    onPointerDown: (event) => {
      suppress.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const element = event.currentTarget;
      const list = element.closest<HTMLElement>('[data-column]');
      if (!list) return;
      const { width, height } = list.getBoundingClientRect();
      // Without a layout, the target cannot be computed.
      if (width === 0 || height === 0) return;
      drag.current = {
        key,
        element,
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        columnWidth: width,
        minuteHeight: height / (24 * 60),
        before: column,
        after: 6 - column,
        direction: getComputedStyle(list).direction === 'rtl' ? -1 : 1,
        move: null,
      };
    },
    onPointerMove: (event) => {
      const current = drag.current;
      if (!current || current.pointerId !== event.pointerId) return;
      // The button was released outside the event, before the drag captured the pointer.
      if (!(event.buttons & 1)) return end();
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      if (!current.move && Math.hypot(dx, dy) < slack) return;
      if (!current.move) {
        current.element.setPointerCapture?.(event.pointerId);
        current.element.dataset.dragged = '';
      }
      const { direction, before, after, columnWidth } = current;
      const days = Math.max(-before, Math.min(after, direction * Math.round(dx / columnWidth)));
      const minutes = Math.round(dy / current.minuteHeight / snap) * snap;
      const changed = current.move?.days !== days || current.move.minutes !== minutes;
      current.move = { days, minutes };
      current.element.style.translate = `${direction * days * columnWidth}px ${minutes * current.minuteHeight}px`;
      if (changed) onDragged({ key, days, minutes });
    },
    onPointerUp: () => {
      const move = drag.current?.move;
      if (move) suppress.current = true;
      end();
      if (move && (move.days !== 0 || move.minutes !== 0)) onMove({ key, ...move });
    },
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!suppress.current) return;
      suppress.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
