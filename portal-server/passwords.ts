import { foldEmail } from '@/lib/email-address';
import { randomInt } from 'node:crypto';
import Parse from 'parse/node';
import type { Pool } from 'pg';
import type { Person } from '@/dashboard/model/records/records';
import { invitedCode } from '@/dashboard/store/synced/shared-commit';
import type { Invitation } from '@/dashboard/store/synced/shared-portal';
import { closedReason, closeSessions, freeName, mayEnter, readPerson, signInName } from './access';
import { CommitError } from './commit-error';
import { logAct } from './operations';
import { inTransaction, type Database } from './tables';

/** The passwords that people choose, and those of invitations, which open nothing but that choice. */

/** Fewest characters of a password. */
const shortestPassword = 12;

/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to hand over once: four groups of four letters, about 79 bits. */
function createPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** First part of the number of the lock that changes of one person’s password take. */
const passwordLock = 823_002;

/**
 * Gives a person a new password and ends all of the person’s sessions.
 * @param prepare - changes the invitation of the person. If it or the engine fails, nothing is changed
 */
async function savePassword<T>(
  pool: Pool,
  { person, password }: { person: Person; password: string },
  prepare: (database: Database) => Promise<T>,
): Promise<T> {
  const { id } = person;
  const username = signInName(id, person);
  // Before: a transaction that waits for another connection of the pool could wait for ever.
  await freeName(pool, username, id);
  return inTransaction(pool, async (database) => {
    // Does not wait: each waiting change would hold a connection that the running one needs.
    const { rows } = await database.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS "isFree"',
      [passwordLock, id],
    );
    if (!rows[0]!.isFree) throw new CommitError('This password is being changed. Try again in a moment.');
    const prepared = await prepare(database);
    const known = await new Parse.Query(Parse.User).equalTo('objectId', id).first({ useMasterKey: true });
    const user = known ?? new Parse.User();
    user.id = id;
    user.set({ username, password });
    await user.save(null, { useMasterKey: true });
    // A locked account opens with its new password.
    await database.query(
      'UPDATE "_User" SET _failed_login_count = NULL, _account_lockout_expires_at = NULL WHERE "objectId" = $1',
      [id],
    );
    await closeSessions(database, id);
    return prepared;
  });
}

/** Days for which an invitation is valid. */
const validDays = 7;

/**
 * Gives a person an account, or a new password.
 * @param actorId - of the admin, or `server`
 * @throws CommitError if the person cannot sign in
 */
export async function invite(pool: Pool, personId: string, actorId: string): Promise<Invitation> {
  const person = await readPerson(pool, personId);
  if (!person) throw new CommitError('This person was deleted.');
  if (!mayEnter(person))
    throw new CommitError(
      'Only active or invited staff and interns can sign in. Set the status to Active first.',
    );
  if (!foldEmail(person.email))
    throw new CommitError('This person has no work email. Add one, then create the password.');
  const password = createPassword();
  const validUntil = await savePassword(pool, { person, password }, async (database) => {
    const { rows } = await database.query<{ validUntil: Date }>(
      `INSERT INTO undula_invitation ("personId", "validUntil") VALUES ($1, now() + make_interval(days => $2))
       ON CONFLICT ("personId") DO UPDATE SET "validUntil" = excluded."validUntil" RETURNING "validUntil"`,
      [personId, validDays],
    );
    await logAct(database, { actorId, label: `Gave ${person.name} a password` });
    return rows[0]!.validUntil;
  });
  return { password, validUntil: validUntil.toISOString() };
}

const expired = 'The password from the admin has expired. Ask an admin for a new one.';

/** @throws Error for the browser if the password of a person comes from an invitation: it opens no session */
export async function assertOwnPassword(database: Database, personId: string): Promise<void> {
  const { rows } = await database.query<{ validUntil: Date; isValid: boolean }>(
    'SELECT "validUntil", "validUntil" > now() AS "isValid" FROM undula_invitation WHERE "personId" = $1',
    [personId],
  );
  if (!rows[0]) return;
  const { validUntil, isValid } = rows[0];
  throw isValid
    ? new Parse.Error(invitedCode, validUntil.toISOString())
    : new Parse.Error(Parse.Error.OPERATION_FORBIDDEN, expired);
}

/** Counts wrong passwords from the beginning once a lock has ended. Otherwise each further one locks the account again. */
export async function endLocks(database: Database): Promise<void> {
  await database.query(
    `UPDATE "_User" SET _failed_login_count = NULL, _account_lockout_expires_at = NULL
     WHERE _account_lockout_expires_at < now()`,
  );
}

/** The engine's answer to a password of a locked account. */
export const isLock = (message: string | undefined): boolean => message?.includes('locked') ?? false;

const locked = Symbol('locked');

/**
 * The id of the person who signs in with a name and a password. Null for a wrong password, and `locked` for any of a locked
 * account. Ten wrong passwords lock an account.
 */
async function ownerOf(
  database: Database,
  username: string,
  password: string,
): Promise<string | typeof locked | null> {
  if (!username || !password) return null;
  await endLocks(database);
  try {
    return (await Parse.User.verifyPassword(username, password)).objectId;
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string };
    if (code !== Parse.Error.OBJECT_NOT_FOUND) throw error;
    return isLock(message) ? locked : null;
  }
}

/** Most bytes of a password. bcrypt, which the engine stores it with, ignores all after them. */
const maxPasswordLength = 72;

/** @throws CommitError unless a person can have this password */
function assertPassword(next: string): void {
  if (next.trim().length < shortestPassword)
    throw new CommitError(`Choose a password of at least ${shortestPassword} characters.`);
  // It also ends at a zero character.
  if (Buffer.byteLength(next) > maxPasswordLength || next.includes('\0'))
    throw new CommitError(
      'This password is too long. Use at most 72 letters, or fewer if some have accents or belong to another alphabet.',
    );
}

/** @throws CommitError unless this is the password of a signed-in person */
export async function assertPasswordOf(
  database: Database,
  { person, password }: { person: Person; password: string },
  reason: string,
): Promise<void> {
  const owner = await ownerOf(database, signInName(person.id, person), password);
  if (owner === locked)
    throw new CommitError('Too many wrong passwords. Wait 15 minutes, or ask an admin for a new one.');
  if (owner !== person.id) throw new CommitError(reason);
}

/** Changes the password of the signed-in person and ends all of the person’s sessions. */
export async function changePassword(pool: Pool, personId: string, old: string, next: string): Promise<void> {
  const person = await readPerson(pool, personId);
  if (!person) throw new CommitError('You no longer have access to this portal. Ask an admin.');
  assertPassword(next);
  await assertPasswordOf(pool, { person, password: old }, 'The current password is wrong.');
  await savePassword(pool, { person, password: next }, (database) =>
    logAct(database, { actorId: personId, label: 'Changed their password' }),
  );
}

interface Choice {
  email: string;
  /** The password of the invitation. */
  password: string;
  next: string;
}

/** Replaces the password of an invitation, which is useless from then on. @returns the id of the person */
export async function choosePassword(pool: Pool, { email, password, next }: Choice): Promise<string> {
  assertPassword(next);
  if (next === password) throw new CommitError('Choose a password that differs from the admin’s.');
  const personId = await ownerOf(pool, foldEmail(email), password);
  // Strangers learn nothing of a lock.
  if (personId === null || personId === locked)
    throw new CommitError(
      'The password from the admin does not work any more. If you have chosen your own, sign in with it. Otherwise ask an admin for a new one.',
    );
  const person = await readPerson(pool, personId);
  const reason = closedReason(person);
  if (reason) throw new CommitError(reason);
  await savePassword(pool, { person: person!, password: next }, async (database) => {
    const { rows } = await database.query<{ isValid: boolean }>(
      'DELETE FROM undula_invitation WHERE "personId" = $1 RETURNING "validUntil" > now() AS "isValid"',
      [personId],
    );
    if (!rows[0]) throw new CommitError('You have chosen your own password already. Sign in with it.');
    if (!rows[0].isValid) throw new CommitError(expired);
    await logAct(database, { actorId: personId, label: 'Chose their password' });
  });
  return personId;
}
