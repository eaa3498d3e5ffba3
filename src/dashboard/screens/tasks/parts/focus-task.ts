/** Moves the focus to the first visible task, or to the heading, after its card left the column or the board. */
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
