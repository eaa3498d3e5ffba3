import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { useAuth } from '@/state/use-auth';

/**
 * The workspace of a session, or null until it has opened. Ends a session that the server has ended.
 * @param key - identifies the records of the session: they stay open while it is the same. Null before the session is known.
 * @throws Error if the records cannot be opened: the page boundary reloads the page once, and shows a message if it fails again
 */
export function useSessionWorkspace(key: string | null, open: () => Promise<Workspace>): Workspace | null {
  const { endSession } = useAuth();
  const [opened, setOpened] = useState<{ key: string; workspace: Workspace } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    let close = () => {};
    const start = async () => {
      const workspace = await openNow();
      if (!wanted) return workspace.close();
      close = () => workspace.close();
      startTransition(() => setOpened({ key, workspace }));
    };
    start().catch((error: Error) => {
      // Another person may be signed in by now.
      if (!wanted) return;
      if (error.name === 'SignedOutError') endSession(error.message);
      else setFailure(error);
    });
    return () => {
      wanted = false;
      close();
    };
  }, [key, endSession]);
  if (failure) throw failure;
  return opened?.key === key ? opened.workspace : null;
}
