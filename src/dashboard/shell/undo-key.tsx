import { useEffect, useRef, useState } from 'react';
import { isUndo } from '@/dashboard/store/workspace/undo-label';
import { UndoError } from '@/dashboard/store/workspace/undo-error';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useUndo } from '@/dashboard/hooks/use-run';
import { createQueue } from '@/lib/queue';
import { isRedoKey, isUndoKey, takeQueuedUndo } from './undo-queue';

/**
 * Undoes the signed-in person's last operation on this device by Ctrl+Z or Cmd+Z. With Shift, redoes the last undo, until the
 * person makes another change.
 */
export function UndoKey() {
  const workspace = useWorkspace();
  const undo = useUndo();
  const [queue] = useState(createQueue);
  /** Number of presses that are not yet answered. */
  const waiting = useRef(0);
  /** Ids of operations that cannot be undone. The next press skips them. */
  const [passed] = useState(() => new Set<string>());

  useEffect(() => {
    const ownOperations = () => workspace.operations().filter(({ actorId }) => actorId === workspace.actorId);
    const redoLast = async () => {
      const own = ownOperations();
      const last = own.find(
        (operation) => operation.undoes === null || (isUndo(operation) && !operation.undone),
      );
      if (last && isUndo(last)) await undo(last.id);
    };
    const undoLast = async () => {
      const [last, before] = ownOperations().filter(
        (operation) => !isUndo(operation) && !operation.undone && !passed.has(operation.id),
      );
      if (!last) return;
      await undo(last.id, (error) => {
        if (!(error instanceof UndoError)) return '';
        passed.add(last.id);
        return before ? ` Press again to undo “${before.label}”.` : '';
      });
    };
    const press = (act = undoLast) => {
      waiting.current += 1;
      void queue(act).finally(() => {
        waiting.current -= 1;
      });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isRedo = isRedoKey(event);
      if (!isRedo && !isUndoKey(event)) return;
      event.preventDefault();
      // Key repeat does not queue up, so that undo stops when the key is released.
      if (!event.repeat || waiting.current === 0) press(isRedo ? redoLast : undoLast);
    };
    for (let count = takeQueuedUndo(); count > 0; count -= 1) press();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workspace, undo, passed, queue]);

  return null;
}
