import { useEffect, type RefObject } from 'react';

const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** `/` moves the focus to the field, unless one is writing somewhere, a dialog is open or the field is not on screen. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(writing)) return;
      const input = field.current;
      const hidden = !input || input.getClientRects().length === 0;
      if (hidden || getComputedStyle(input).visibility === 'hidden' || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      input.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
