import { useEffect, useRef, useState } from 'react';
import { UndoError } from '@/dashboard/store/workspace/plan-undo';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useUndo } from '@/dashboard/hooks/use-run';
import { isWriting } from '@/lib/is-writing';

/** Ctrl+Z and Cmd+Z undo the last operation on this device, unless somebody writes: there they undo letters. */
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
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || isWriting(event)) return;
      event.preventDefault();
      const { waiting, last } = presses.current;
      // A key that is held down stops once it is released.
      if (event.repeat && waiting > 0) return;
      presses.current = { waiting: waiting + 1, last: last.then(answer) };
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workspace, undo, passed]);

  return null;
}
