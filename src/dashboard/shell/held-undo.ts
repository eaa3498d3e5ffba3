import { isWriting } from '@/lib/is-writing';

/** Ctrl+Z and Cmd+Z, unless somebody writes: there they undo letters. */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !isWriting(event);

let held = 0;

function hold(event: KeyboardEvent) {
  if (!isUndoKey(event)) return;
  event.preventDefault();
  if (!event.repeat) held += 1;
}

/** Counts the presses of undo until its code is there: the first one of a visit is what asks for that code. @returns ends it */
export function holdUndo(): () => void {
  document.addEventListener('keydown', hold);
  return () => document.removeEventListener('keydown', hold);
}

/** How many presses were held. They are not held any more. */
export function takeUndo(): number {
  const taken = held;
  held = 0;
  return taken;
}
