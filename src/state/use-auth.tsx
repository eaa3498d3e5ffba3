import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Listeners } from '@/lib/listeners';
import type { Role } from '@/routes/portal-table';
import { userKey } from '@/platform/storage';
import { forgetUser, keepUser, readUser, type Account, type User } from './stored-user';

export type Session =
  /** Not read yet: on the server and during hydration. */
  | { status: 'unknown' }
  /** `reason` says why the server of a shared portal has ended the session. */
  | { status: 'anonymous'; reason?: string }
  | { status: 'signed-in'; user: User };

export interface Auth {
  session: Session;
  /** Signs in, in every open tab. Without `remember` it ends when the browser closes. @default true */
  login: (who: Role | Account, options?: { remember?: boolean }) => void;
  /** Signs out, in every open tab. */
  logout: () => void;
  /** Signs out like `logout`, with a reason that the sign-in of this tab shows. */
  endSession: (reason: string) => void;
}

const unknown: Session = { status: 'unknown' };
const anonymous: Session = { status: 'anonymous' };

const listeners = new Listeners();
let session: Session | null = null;

function readSession(): Session {
  const user = readUser();
  return user ? { status: 'signed-in', user } : anonymous;
}

const current = (): Session => (session ??= readSession());

const isSameUser = (a: User, b: User) => a.id === b.id && a.role === b.role && a.token === b.token;

/** Reads the session again. The same user keeps the same object, so nothing re-renders. */
function refresh() {
  const next = readSession();
  const before = current();
  const same =
    next.status === before.status &&
    (next.status !== 'signed-in' || (before.status === 'signed-in' && isSameUser(next.user, before.user)));
  if (same) return;
  setSession(next);
}

function setSession(next: Session) {
  session = next;
  listeners.notify();
}

/**
 * Listens for a sign-in or sign-out in another tab (a null key means all was cleared) and for a return from
 * the bfcache.
 */
function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === userKey) refresh();
  };
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', refresh);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
    if (listeners.size === 0) session = null;
  };
}

const AuthContext = createContext<Auth | null>(null);

/** Provides the session to its children. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const active = useSyncExternalStore(subscribe, current, () => unknown);

  const login = useCallback<Auth['login']>((who, { remember = true } = {}) => {
    keepUser(who, remember);
    refresh();
  }, []);
  const logout = useCallback(() => {
    forgetUser();
    refresh();
  }, []);
  const endSession = useCallback((reason: string) => {
    forgetUser();
    setSession({ status: 'anonymous', reason });
  }, []);

  const auth = useMemo(
    () => ({ session: active, login, logout, endSession }),
    [active, login, logout, endSession],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session and the functions to sign in and out. @throws Error outside an `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
