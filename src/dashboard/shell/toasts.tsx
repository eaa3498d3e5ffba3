import { useEffect, useSyncExternalStore } from 'react';
import { ToastRegion, type QueuedToast } from '@/design-system/toast/toast-region';
import { useToastQueue } from '@/state/toast-queue';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Operation, Workspace } from '@/dashboard/store/workspace/workspace';
import { undoStateOf } from '@/dashboard/store/workspace/undo-state';
import * as s from './toasts.module.scss';

const none: readonly Operation[] = [];
const never = () => () => {};

/** Removes Undo if a later change prevents it. Null if the operation was undone or removed. */
function upToDate(toast: QueuedToast, workspace: Workspace | null): QueuedToast | null {
  if (!workspace || toast.about === undefined) return toast;
  const operation = workspace.operations().find(({ id }) => id === toast.about);
  if (!operation || operation.undone) return null;
  return undoStateOf(operation, workspace).state === 'possible' ? toast : { ...toast, action: undefined };
}

/** The portal's toasts. They do not cover the sidebar. */
export function Toasts() {
  const { toasts, dismissToast } = useToastQueue();
  const workspace = useOpenWorkspace();
  const operations = () => workspace?.operations() ?? none;
  useSyncExternalStore(workspace?.subscribe ?? never, operations, operations);
  const current = toasts.map((toast) => upToDate(toast, workspace));

  useEffect(() => {
    for (const [index, toast] of toasts.entries()) if (!current[index]) dismissToast(toast);
  });

  return (
    <ToastRegion
      aria-label="Updates"
      className={s.root}
      toasts={current.filter((toast) => toast !== null)}
      onDismiss={dismissToast}
    />
  );
}
