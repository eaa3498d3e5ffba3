import { useEffect, useRef, useState } from 'react';
import { UndoError } from '@/dashboard/store/workspace/plan-undo';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useUndo } from '@/dashboard/hooks/use-run';
import { isUndoKey, takeUndo } from './held-undo';

/** Ctrl+Z and Cmd+Z undo the last operation on this device. */
export function UndoKey() {
  const workspace = useWorkspace();
  const undo = useUndo();
  /** The presses that are not answered yet, one after the other. */
  const presses = useRef({ waiting: 0, last: Promise.resolve() });
  /** The operations that can't be undone: the next press undoes the one before. */
  const [passed] = useState(() => new Set<string>());

  useEffect(() => {
    const undoLast = async () => {
      const [last, before] = workspace
        .operations()
        .filter(({ id, undoes, undone }) => undoes === null && !undone && !passed.has(id));
      if (!last) return;
      await undo(last.id, (error) => {
        if (!(error instanceof UndoError)) return '';
        passed.add(last.id);
        return before ? ` Press again to undo “${before.label}”.` : '';
      });
    };
    const answer = async () => {
      await undoLast();
      presses.current.waiting -= 1;
    };
    const press = () => {
      const { waiting, last } = presses.current;
      presses.current = { waiting: waiting + 1, last: last.then(answer) };
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      // A key that is held down stops once it is released.
      if (!event.repeat || presses.current.waiting === 0) press();
    };
    for (let count = takeUndo(); count > 0; count -= 1) press();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workspace, undo, passed]);

  return null;
}
