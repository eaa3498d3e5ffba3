import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Role } from '@/routes/portal-table';
import { forgetUser, keepUser, readUser, userKey, type User } from './stored-user';

export type Session =
  /** Not looked yet: where a server draws, and until the page is taken over. */
  { status: 'unknown' } | { status: 'anonymous' } | { status: 'signed-in'; user: User };

export interface Auth {
  session: Session;
  /** Signs a role in, in every open tab. Without `remember` it ends when the browser is closed. @default true */
  login: (role: Role, options?: { remember?: boolean }) => void;
  /** Signs out, in every open tab. */
  logout: () => void;
}

const unknown: Session = { status: 'unknown' };
const anonymous: Session = { status: 'anonymous' };

const listeners = new Set<() => void>();
let session: Session | null = null;

function readSession(): Session {
  const user = readUser();
  return user ? { status: 'signed-in', user } : anonymous;
}

const current = (): Session => (session ??= readSession());

/** Looks again; the same user stays the same object, so that nothing is drawn again. */
function refresh() {
  const next = readSession();
  const before = current();
  const same =
    next.status === before.status &&
    (next.status !== 'signed-in' || (before.status === 'signed-in' && next.user.id === before.user.id));
  if (same) return;
  session = next;
  for (const listener of listeners) listener();
}

/** Another tab signs in or out, also by clearing everything (a null key); a page comes back from the browser's cache. */
function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === userKey) refresh();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', refresh);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
    if (listeners.size === 0) session = null;
  };
}

const AuthContext = createContext<Auth | null>(null);

/** Hands the session to everything below. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const held = useSyncExternalStore(subscribe, current, () => unknown);

  const login = useCallback<Auth['login']>((role, { remember = true } = {}) => {
    keepUser(role, remember);
    refresh();
  }, []);
  const logout = useCallback(() => {
    forgetUser();
    refresh();
  }, []);

  const auth = useMemo(() => ({ session: held, login, logout }), [held, login, logout]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session and what changes it. @throws Error outside an `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
