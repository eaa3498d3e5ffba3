import { readStored, removeStored, writeStored } from '@/platform/storage';
import { wasClosedSinceMark, markBrowserSession } from '@/platform/browser-session';
import { roleNames, roles, type Role } from '@/routes/portal-table';

/** Who is signed in on this device. The sign-in is front-end only: it proves nothing. */
export interface User {
  /** Random, one a sign-in. */
  id: string;
  role: Role;
  /** `Test Admin`, `Test Employee` or `Test Intern`. */
  name: string;
}

/** Where the user is kept in the browser's local storage. */
export const userKey = 'user';
/** Set beside it where the sign-in is to end with the browser: 'Remember me' was not ticked. */
const briefKey = 'user-forget';

/** The user that a stored value is, or null where it is not well formed: storage may hold anything. */
export function parseUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { id, role, name } = value as Partial<Record<keyof User, unknown>>;
  const known = roles.find((each) => each === role);
  if (typeof id !== 'string' || id === '' || !known || typeof name !== 'string' || name === '') return null;
  return { id, role: known, name };
}

/** Who is signed in. What is stored and is no user, or ended with the browser, is removed: it means signed out. */
export function readUser(): User | null {
  const user = readStored(userKey, parseUser);
  const lapsed = readStored(briefKey, (value) => value === true) === true && wasClosedSinceMark();
  if (user && !lapsed) return user;
  forgetUser();
  return null;
}

/** @param remember - false ends the sign-in when the browser is closed. */
export function keepUser(role: Role, remember: boolean): void {
  if (remember) removeStored(briefKey);
  else if (markBrowserSession()) writeStored(briefKey, true);
  const user: User = { id: crypto.randomUUID(), role, name: `Test ${roleNames[role]}` };
  writeStored(userKey, user);
}

export function forgetUser(): void {
  removeStored(userKey);
  removeStored(briefKey);
}
