const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key is pressed into something that takes text. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(writing) !== null;

/** Ctrl+K or Cmd+K from everywhere, and `/` where nobody writes and no dialog is open. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey || event.repeat) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command) return event.key.toLowerCase() === 'k' && !document.querySelector('dialog[open]');
  return event.key === '/' && !isWriting(event) && !document.querySelector('dialog[open]');
}
