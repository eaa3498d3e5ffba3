import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { ConnectionStatus } from '@/dashboard/shell/connection/connection-status';
import { SignOutDialog } from '@/dashboard/shell/connection/sign-out-dialog';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { roles } from '@/routes/portal-table';
import type { Account } from '@/state/stored-user';
import { useAuth } from '@/state/use-auth';

export interface SharedSessionProps {
  shared: SharedPortal;
  /** Null while the person signs out. */
  account: Account | null;
  /** Whether the person wants to sign out. */
  leaving: boolean;
  onStay: () => void;
}

/**
 * The session of a person with an account: shows the connection, ends with the session on the server, follows the role
 * that an admin gives the person, and asks before a sign-out loses changes.
 */
export function SharedSession({ shared, account, leaving, onStay }: SharedSessionProps) {
  const { login, logout, endSession } = useAuth();
  const isEnded = useSyncExternalStore(shared.subscribe, shared.state) === 'signed-out';
  useEffect(() => {
    if (!isEnded) return;
    let wanted = true;
    void shared.whySignedOut().then((reason) => {
      if (!wanted) return;
      endSession(reason);
      return shared.forget();
    });
    return () => {
      wanted = false;
    };
  }, [isEnded, shared, endSession]);

  const kind = useRecord('people', account?.id ?? null)?.kind;
  const role = roles.find((each) => each === kind);
  useEffect(() => {
    if (account && role && role !== account.role) login({ ...account, role });
  }, [account, role, login]);

  const waiting = useSyncExternalStore(shared.subscribe, shared.waiting);
  const parked = useSyncExternalStore(shared.subscribe, shared.parked);
  const unsent = waiting + parked.length;
  // Once: what comes after the first call would find a closed store.
  const signingOut = useRef<Promise<void> | null>(null);
  const signOut = useCallback(() => {
    // Records that could not be deleted must not keep the person signed in: the session has ended.
    signingOut.current ??= shared.signOut().then(logout, logout);
  }, [shared, logout]);
  useEffect(() => {
    if (leaving && unsent === 0) signOut();
  }, [leaving, unsent, signOut]);

  return (
    <>
      <ConnectionStatus shared={shared} />
      {leaving && unsent > 0 && <SignOutDialog unsent={unsent} onSignOut={signOut} onClose={onStay} />}
    </>
  );
}
