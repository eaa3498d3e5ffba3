import { useEffect, useRef } from 'react';
import { showToast } from '@/state/show-toast';
import { useWorkspace } from '../data/use-workspace';
import { isWriting } from './palette/palette-keys';

/** Ctrl+Z and Cmd+Z turn round what was done last on this device, unless somebody writes: there they undo letters. */
export function UndoKey() {
  const workspace = useWorkspace();
  const busy = useRef(false);

  useEffect(() => {
    const undo = async () => {
      const last = workspace.operations().find(({ undoes, undone }) => undoes === null && !undone);
      // One at a time: keys held down shall not turn one operation round twice.
      if (!last || busy.current) return;
      busy.current = true;
      try {
        const { label } = await workspace.undo(last.id);
        showToast({ text: label, tone: 'ok' });
      } catch (error) {
        const text = error instanceof Error ? error.message : 'This could not be undone. Try again.';
        showToast({ text, tone: 'attention' });
      } finally {
        busy.current = false;
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || isWriting(event)) return;
      event.preventDefault();
      void undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workspace]);

  return null;
}
