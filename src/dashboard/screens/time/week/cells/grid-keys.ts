import type { KeyboardEvent } from 'react';

interface Place {
  row: number;
  column: number;
}

/** The direction in which a key leaves a cell; null for a key that stays in its text. */
function stepOf({ key, shiftKey, currentTarget: input }: KeyboardEvent<HTMLInputElement>): Place | null {
  const { selectionStart: start, selectionEnd: end, value } = input;
  const all = start === 0 && end === value.length;
  switch (key) {
    case 'ArrowUp':
      return { row: -1, column: 0 };
    case 'ArrowDown':
      return { row: 1, column: 0 };
    case 'Enter':
      return { row: shiftKey ? -1 : 1, column: 0 };
    case 'ArrowLeft':
      return all || end === 0 ? { row: 0, column: -1 } : null;
    case 'ArrowRight':
      return all || start === value.length ? { row: 0, column: 1 } : null;
    default:
      return null;
  }
}

/**
 * Moves through the cells of a table as a spreadsheet does: arrows (sideways only from the ends of the typed text), and
 * Enter and Shift+Enter down and up. Cells are the inputs with `data-row` and `data-column`; Tab is the browser's own.
 */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = stepOf(event);
  const input = event.currentTarget;
  const table = input.closest('table');
  if (!step || !table) return;
  const row = Number(input.dataset.row) + step.row;
  const way = step.column && getComputedStyle(table).direction === 'rtl' ? -step.column : step.column;
  const column = Number(input.dataset.column) + way;
  const next = table.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`);
  if (!next && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  next?.focus();
}

/** Moves the focus to the time of a cell. @param selector - the attribute that finds its input, as `[data-row="0"]` */
export const focusCell = (selector: string): void =>
  document.querySelector<HTMLElement>(`input${selector}`)?.focus();
