import { foldEmail } from '@/lib/email-address';
import { mentorOf, type Actor } from '@/dashboard/model/permissions/readers';
import type { Person } from '@/dashboard/model/records/records';
import { roles } from '@/routes/portal-table';
import { readStored, rowId } from './rows';
import type { Database } from './tables';

/** Sign-in access and roles follow from the records of people, so they change in the same transaction. */

/** Whether a person may sign in. Clients have no portal. */
export const mayEnter = (person: Person | null): person is Person =>
  person !== null && person.kind !== 'regular' && ['active', 'invited'].includes(person.status);

/** Returns the reason why an account is closed, for its owner. Null for a person who may sign in. */
export function closedReason(person: Person | null): string | null {
  if (person?.status === 'suspended') return 'Your account is suspended. Ask an admin.';
  return mayEnter(person) ? null : 'Your account has no access to the portal. Ask an admin.';
}

/** Reads a person, or null if the person was deleted. */
export async function readPerson(database: Database, id: string): Promise<Person | null> {
  const stored = await readStored(database, [{ collection: 'people', id }]);
  const found = [...stored.values()][0];
  return found && !found.gone ? (found.last as Person) : null;
}

/**
 * The reason why a new session must not open: the account was closed, or its password changed, since the password was checked.
 * Waits for an operation that just changes the person.
 * @param checkedAt - instant of the account's last change that the check knew
 */
export async function reasonToStayOut(
  database: Database,
  personId: string,
  checkedAt: Date,
): Promise<string | null> {
  await database.query('SELECT 1 FROM "Row" WHERE "objectId" = $1 FOR SHARE', [
    rowId({ collection: 'people', id: personId }),
  ]);
  const reason = closedReason(await readPerson(database, personId));
  if (reason) return reason;
  const { rows } = await database.query<{ updatedAt: Date }>(
    'SELECT "updatedAt" FROM "_User" WHERE "objectId" = $1',
    [personId],
  );
  return rows[0]?.updatedAt.getTime() === checkedAt.getTime() ? null : 'Invalid username/password.';
}

/** The acting person of a request, or null if the person may not use the portal. */
export async function actorOf(database: Database, id: string): Promise<Actor | null> {
  const person = await readPerson(database, id);
  if (!mayEnter(person)) return null;
  const { rows } = await database.query<{ internId: string }>(
    `SELECT substr("owningId", $2) AS "internId" FROM "_Join:users:_Role"
     WHERE "relatedId" = $1 AND "owningId" LIKE 'mentor:%'`,
    [id, 'mentor:'.length + 1],
  );
  return { id, role: person.kind as Actor['role'], internIds: rows.map(({ internId }) => internId) };
}

/** The person whom a mentor role of an intern belongs to, or null. */
const mentorIn = (person: Person | null): string | null =>
  person?.kind === 'intern' ? person.mentorId : null;

/** Gives a role to one person only, or to nobody. The engine keeps roles by name in these tables. */
async function setRole(database: Database, role: string, personId: string | null): Promise<void> {
  await database.query('DELETE FROM "_Join:users:_Role" WHERE "owningId" = $1', [role]);
  if (personId !== null) await addRole(database, role, personId);
}

async function addRole(database: Database, role: string, personId: string): Promise<void> {
  await database.query(
    `INSERT INTO "_Role" ("objectId", name, "createdAt", "updatedAt", _rperm, _wperm)
     VALUES ($1, $1, now(), now(), '{}', '{}') ON CONFLICT ("objectId") DO NOTHING`,
    [role],
  );
  await database.query(
    'INSERT INTO "_Join:users:_Role" ("relatedId", "owningId") VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [personId, role],
  );
}

const nameOfRole = (reader: string) => reader.replace('role:', '');

/** Returns the sign-in name of a person's account: the email, or a generated name if there is none. */
export const signInName = (id: string, person: Person | null): string =>
  (person && foldEmail(person.email)) || `none:${id}`;

/** Takes a name from an account whose person has another email by now. No two people have the same one. */
export async function freeName(database: Database, name: string, forId: string): Promise<void> {
  await database.query(
    `UPDATE "_User" SET username = 'none:' || "objectId" WHERE username = $1 AND "objectId" <> $2`,
    [name, forId],
  );
}

/**
 * Applies a changed person to the accounts: role, mentor role, sign-in name and sessions.
 * @returns the ids of the people whose view of all records changed
 */
export async function applyAccess(
  database: Database,
  id: string,
  before: Person | null,
  after: Person | null,
): Promise<string[]> {
  const changed: (string | null)[] = [];
  const roleOf = (person: Person | null) => (mayEnter(person) ? person.kind : null);
  if (roleOf(before) !== roleOf(after)) {
    changed.push(id);
    await database.query('DELETE FROM "_Join:users:_Role" WHERE "relatedId" = $1 AND "owningId" = ANY($2)', [
      id,
      roles,
    ]);
    const role = roleOf(after);
    if (role !== null) await addRole(database, role, id);
  }
  if (mentorIn(before) !== mentorIn(after)) {
    changed.push(mentorIn(before), mentorIn(after));
    await setRole(database, nameOfRole(mentorOf(id)), mentorIn(after));
  }
  if (!mayEnter(after)) await expireSessions(database, id);
  const name = signInName(id, after);
  if (signInName(id, before) !== name) {
    await freeName(database, name, id);
    await database.query('UPDATE "_User" SET username = $2 WHERE "objectId" = $1', [id, name]);
  }
  return changed.filter((one) => one !== null);
}

/** Signs a person out on all devices, and keeps whose sessions these were, so that `readClosedReason` can answer. */
async function expireSessions(database: Database, personId: string): Promise<void> {
  await database.query(
    'UPDATE "_Session" SET "expiresAt" = now() WHERE "user" = $1 AND "expiresAt" > now()',
    [personId],
  );
}

/**
 * Returns the reason why a session has ended. Null if its account is open, or if nobody has this session. @param token - of
 * the session
 */
export async function readClosedReason(database: Database, token: string): Promise<string | null> {
  const { rows } = await database.query<{ user: string }>(
    'SELECT "user" FROM "_Session" WHERE "sessionToken" = $1',
    [token],
  );
  return rows[0] ? closedReason(await readPerson(database, rows[0].user)) : null;
}

/** Ends one session. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.query('DELETE FROM "_Session" WHERE "sessionToken" = $1', [token]);
}

/** Signs a person out on all devices. */
export async function closeSessions(database: Database, personId: string): Promise<void> {
  await database.query('DELETE FROM "_Session" WHERE "user" = $1', [personId]);
}
