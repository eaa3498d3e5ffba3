/** Whether a key opens the palette: Ctrl+K or Cmd+K. Not in a dialog. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  event.key.toLowerCase() === 'k' &&
  !event.defaultPrevented &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat &&
  !document.querySelector('dialog[open]');
