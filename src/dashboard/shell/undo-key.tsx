import { useEffect, useRef, useState } from 'react';
import { UndoError } from '@/dashboard/store/workspace/plan-undo';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useUndo } from '@/dashboard/hooks/use-run';
import { isWriting } from '@/lib/is-writing';

/** Ctrl+Z and Cmd+Z undo the last operation on this device, unless somebody writes: there they undo letters. */
export function UndoKey() {
  const workspace = useWorkspace();
  const undo = useUndo();
  const busy = useRef(false);
  /** The operations that can't be undone: the next press goes on to the one before. */
  const [passed] = useState(() => new Set<string>());

  useEffect(() => {
    const undoLast = async () => {
      const [last, before] = workspace
        .operations()
        .filter(({ id, undoes, undone }) => undoes === null && !undone && !passed.has(id));
      // One at a time: a key that is held down undoes one operation after the other.
      if (!last || busy.current) return;
      busy.current = true;
      await undo(last.id, (error) => {
        if (!(error instanceof UndoError)) return '';
        passed.add(last.id);
        return before ? ` Press again to undo “${before.label}”.` : '';
      });
      busy.current = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || isWriting(event)) return;
      event.preventDefault();
      void undoLast();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workspace, undo, passed]);

  return null;
}
