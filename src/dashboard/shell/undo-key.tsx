import { useEffect, useRef, useState } from 'react';
import { UndoError } from '@/dashboard/store/workspace/undo-error';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useUndo } from '@/dashboard/hooks/use-run';
import { createQueue } from '@/lib/queue';
import { isUndoKey, takeQueuedUndo } from './undo-queue';

/** Undoes the signed-in person's last operation on this device by Ctrl+Z or Cmd+Z. */
export function UndoKey() {
  const workspace = useWorkspace();
  const undo = useUndo();
  const [queue] = useState(createQueue);
  /** Number of presses that are not yet answered. */
  const waiting = useRef(0);
  /** Ids of operations that cannot be undone. The next press skips them. */
  const [passed] = useState(() => new Set<string>());

  useEffect(() => {
    const undoLast = async () => {
      const [last, before] = workspace
        .operations()
        .filter(
          ({ id, actorId, undoes, undone }) =>
            actorId === workspace.actorId && undoes === null && !undone && !passed.has(id),
        );
      if (!last) return;
      await undo(last.id, (error) => {
        if (!(error instanceof UndoError)) return '';
        passed.add(last.id);
        return before ? ` Press again to undo “${before.label}”.` : '';
      });
    };
    const press = () => {
      waiting.current += 1;
      void queue(undoLast).finally(() => {
        waiting.current -= 1;
      });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      // Key repeat does not queue up, so that undo stops when the key is released.
      if (!event.repeat || waiting.current === 0) press();
    };
    for (let count = takeQueuedUndo(); count > 0; count -= 1) press();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workspace, undo, passed, queue]);

  return null;
}
