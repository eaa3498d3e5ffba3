import { isWriting } from '@/lib/is-writing';

/** Whether a key opens the palette: Ctrl+K, Cmd+K, or `/` outside text fields. Not in a dialog. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey || event.repeat) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command) return event.key.toLowerCase() === 'k' && !document.querySelector('dialog[open]');
  return event.key === '/' && !isWriting(event) && !document.querySelector('dialog[open]');
}
