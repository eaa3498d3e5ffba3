import { readStored, removeStored, userKey, writeStored } from '@/platform/storage';
import { wasClosedSinceMark, markBrowserSession } from '@/platform/browser-session';
import { roleNames, roles, type Role } from '@/routes/portal-table';
import { newId } from '@/lib/new-id';

/**
 * The user who is signed in on this device. Without a server of a shared portal the sign-in is front-end only and proves no
 * identity.
 */
export interface User {
  /** Random, new with each sign-in. With a server, the id of the person. */
  id: string;
  role: Role;
  /** `Test Admin`, `Test Employee` or `Test Intern`. With a server, the person's name. */
  name: string;
  /** Names the session to the server of a shared portal. */
  token?: string;
}

/** A person who has signed in to the server of a shared portal. */
export type Account = User & { token: string };

/** Key of a flag: the sign-in ends when the browser closes, because 'Remember me' was not ticked. */
const briefKey = 'user-forget';

/** Parses a stored value as a user. Null if it is malformed: storage may contain anything. */
export function parseUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { id, role, name, token } = value as Partial<Record<keyof User, unknown>>;
  const known = roles.find((each) => each === role);
  if (typeof id !== 'string' || id === '' || !known || typeof name !== 'string' || name === '') return null;
  // A build with a server does not know the users of one without, and the other way round.
  if (process.env.PORTAL_SERVER) return typeof token === 'string' ? { id, role: known, name, token } : null;
  return token === undefined ? { id, role: known, name } : null;
}

const isLapsed = () => readStored(briefKey, (value) => value === true) === true && wasClosedSinceMark();

/** The signed-in user. Removes a malformed or expired entry and returns null, which means signed out. */
export function readUser(): User | null {
  const user = readStored(userKey, parseUser);
  const lapsed = isLapsed();
  if (user && !lapsed) return user;
  // The sign-in to a server still has to end an expired session there.
  if (!user || !process.env.PORTAL_SERVER) forgetUser();
  return null;
}

/** Removes and returns the account of a brief sign-in whose browser was closed. Its session is still open on the server. */
export function takeLapsed(): Account | null {
  const user = isLapsed() ? readStored(userKey, parseUser) : null;
  if (!user?.token) return null;
  forgetUser();
  return user as Account;
}

const sampleUser = (role: Role): User => ({
  id: newId(),
  role,
  name: `Test ${roleNames[role]}`,
});

/** @param remember - if false, the sign-in ends when the browser closes. A renewed sign-in keeps its end. */
export function keepUser(who: Role | Account, remember: boolean): void {
  const isNew = typeof who === 'string' || who.token !== readUser()?.token;
  if (isNew && remember) removeStored(briefKey);
  else if (isNew && markBrowserSession()) writeStored(briefKey, true);
  writeStored(userKey, typeof who === 'string' ? sampleUser(who) : who);
}

export function forgetUser(): void {
  removeStored(userKey);
  removeStored(briefKey);
}
