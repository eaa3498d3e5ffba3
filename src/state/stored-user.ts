import { readStored, removeStored, writeStored } from '@/platform/storage';
import { wasClosedSinceMark, markBrowserSession } from '@/platform/browser-session';
import { roleNames, roles, type Role } from '@/routes/portal-table';

/** The user who is signed in on this device. The sign-in is front-end only and proves no identity. */
export interface User {
  /** Random, new with each sign-in. */
  id: string;
  role: Role;
  /** `Test Admin`, `Test Employee` or `Test Intern`. */
  name: string;
}

/** Key of the user in local storage. */
export const userKey = 'user';
/** Key of a flag: the sign-in ends when the browser closes, because 'Remember me' was not ticked. */
const briefKey = 'user-forget';

/** Parses a stored value as a user. Null if it is malformed: storage may contain anything. */
export function parseUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { id, role, name } = value as Partial<Record<keyof User, unknown>>;
  const known = roles.find((each) => each === role);
  if (typeof id !== 'string' || id === '' || !known || typeof name !== 'string' || name === '') return null;
  return { id, role: known, name };
}

/** The signed-in user. Removes a malformed or expired entry and returns null, which means signed out. */
export function readUser(): User | null {
  const user = readStored(userKey, parseUser);
  const lapsed = readStored(briefKey, (value) => value === true) === true && wasClosedSinceMark();
  if (user && !lapsed) return user;
  forgetUser();
  return null;
}

/** @param remember - if false, the sign-in ends when the browser closes. */
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
