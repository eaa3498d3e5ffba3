const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function onScreen(field: HTMLElement): boolean {
  return field.getClientRects().length > 0 && getComputedStyle(field).visibility === 'visible';
}

/**
 * From now on `/` moves the focus to the search box that is on screen, unless one is writing somewhere or a dialog is open.
 * It asks nothing of the box but its HTML, so the key works before the box's code has come: the page's first script calls
 * this. @returns its undoing.
 */
export function startSlashKey(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(writing)) return;
    if (document.querySelector('dialog[open]')) return;
    const fields = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="/"]');
    const field = [...fields].find(onScreen);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
