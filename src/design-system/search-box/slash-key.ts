import { isWriting } from '@/lib/is-writing';

function onScreen(field: HTMLElement): boolean {
  return field.getClientRects().length > 0 && getComputedStyle(field).visibility === 'visible';
}

/**
 * Makes `/` focus the visible search box, except while the user types in a field or a dialog is open. Needs
 * only the box's HTML: the page's first script calls this before the box's code has loaded.
 * @returns a function that removes the shortcut.
 */
export function startSlashKey(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isWriting(event) || document.querySelector('dialog[open]')) return;
    const fields = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="/"]');
    // The last one: that of the search page rather than the bar’s.
    const field = [...fields].reverse().find(onScreen);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
