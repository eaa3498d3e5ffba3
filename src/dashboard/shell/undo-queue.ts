import { isWriting } from '@/lib/is-writing';

const isZ = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.defaultPrevented &&
  !isWriting(event);

/** Whether a key press is Ctrl+Z or Cmd+Z outside a text field. In a text field it undoes typing. */
export const isUndoKey = (event: KeyboardEvent): boolean => isZ(event) && !event.shiftKey;

/** The same for Ctrl+Shift+Z or Cmd+Shift+Z. */
export const isRedoKey = (event: KeyboardEvent): boolean => isZ(event) && event.shiftKey;

let queued = 0;

function onKeyDown(event: KeyboardEvent) {
  if (!isUndoKey(event)) return;
  event.preventDefault();
  if (!event.repeat) queued += 1;
}

/**
 * Counts presses of undo until its code, which loads at the first input, is available. @returns a function to
 * stop
 */
export function queueUndo(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Returns the number of counted presses and resets it. */
export function takeQueuedUndo(): number {
  const taken = queued;
  queued = 0;
  return taken;
}
