import type { Operation } from './workspace';

/** Prefixes of the labels of undo and redo, including those of an earlier version. */
const undone = /^(Undone|Undid): /;
const redone = /^(Redone|Did again): /;

/** The label of an undo. Undoing an undo is a redo. */
export const undoLabel = (label: string): string =>
  undone.test(label) ? label.replace(undone, 'Redone: ') : `Undone: ${label.replace(redone, '')}`;

/** Whether an operation is an undo, so that undoing it is a redo. A redo is none. */
export const isUndo = ({ label, undoes }: Pick<Operation, 'label' | 'undoes'>): boolean =>
  undoes !== null && undone.test(label);

/** The reverse of an operation, with the label of the change: 'Undo: Added Ann', and 'Redo: Added Ann' for its undo. */
export const reverseLabel = (operation: Pick<Operation, 'label' | 'undoes'>): string =>
  isUndo(operation) ? `Redo: ${operation.label.replace(undone, '')}` : `Undo: ${operation.label}`;

/** The same as the start of an error: '“Added Ann” can’t be undone'. */
export const cannotReverse = (operation: Pick<Operation, 'label' | 'undoes'>): string =>
  isUndo(operation)
    ? `“${operation.label.replace(undone, '')}” can’t be redone`
    : `“${operation.label}” can’t be undone`;
