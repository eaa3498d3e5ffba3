import { isWriting } from '@/lib/is-writing';

/** Ctrl+K or Cmd+K from everywhere, and `/` where nobody writes and no dialog is open. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey || event.repeat) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command) return event.key.toLowerCase() === 'k' && !document.querySelector('dialog[open]');
  return event.key === '/' && !isWriting(event) && !document.querySelector('dialog[open]');
}
