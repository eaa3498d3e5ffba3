/**
 * Gives the focus to the first of some tasks that is on show, once the page is drawn, where what had it is gone: after a
 * card has moved to another column, or out of the board. With none of them on show it goes to the heading.
 */
export function focusTask(ids: readonly (string | undefined)[]): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    for (const id of ids) {
      const card = id && document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
      if (!card) continue;
      (card.matches('[tabindex]') ? card : card.querySelector<HTMLElement>('a, button'))?.focus();
      return;
    }
    document.querySelector<HTMLElement>('h1')?.focus();
  });
}
