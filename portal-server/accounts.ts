import { randomInt } from 'node:crypto';
import Parse from 'parse/node';
import type { Pool } from 'pg';
import type { Person } from '@/dashboard/model/records/records';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { createLeaveKinds } from '@/dashboard/sample/leave-kinds';
import { putAll, foldEmail, planCommit } from '@/dashboard/store/plan-commit';
import { wholeReadersOf, type Reader } from '@/dashboard/model/permissions';
import {
  actorOf,
  applyAccess,
  closedReason,
  closeSessions,
  freeName,
  mayEnter,
  readClosedReason,
  readPerson,
  signInName,
} from './access';
import { CommitError } from './commit-error';
import { deviceOf, endDevices, nameDevice, readDevices } from './devices';
import { readAll, writeRows } from './rows';
import { noteSeen } from './seen';
import { alone } from './tables';

/** Fewest characters of a password. */
export const shortestPassword = 12;

/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to hand over once: four groups of four letters, about 79 bits. */
function createPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Gives a person a new password and ends all of the person’s sessions. */
async function savePassword(pool: Pool, person: Person, password: string): Promise<void> {
  const known = await new Parse.Query(Parse.User)
    .equalTo('objectId', person.id)
    .first({ useMasterKey: true });
  const user = known ?? new Parse.User();
  user.id = person.id;
  const username = signInName(person.id, person);
  await freeName(pool, username, person.id);
  user.set({ username, password });
  await user.save(null, { useMasterKey: true });
  // A locked account opens with its new password.
  await pool.query(
    'UPDATE "_User" SET _failed_login_count = NULL, _account_lockout_expires_at = NULL WHERE "objectId" = $1',
    [person.id],
  );
  await closeSessions(pool, person.id);
}

/**
 * Gives a person an account, or a new password.
 * @returns a password to hand over once
 * @throws CommitError if the person cannot sign in
 */
async function invite(pool: Pool, personId: string): Promise<string> {
  const person = await readPerson(pool, personId);
  if (!person) throw new CommitError('This person was deleted.');
  if (!mayEnter(person)) throw new CommitError('Only active and invited staff and interns can sign in.');
  if (!foldEmail(person.email)) throw new CommitError('This person needs a work email to sign in.');
  const password = createPassword();
  await savePassword(pool, person, password);
  return password;
}

/** Whether the portal has an account. */
export async function hasAccounts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM "_User" LIMIT 1');
  return rows.length > 0;
}

/**
 * Adds an admin, with the agency's settings in a new portal. A person with this email becomes an admin.
 * @returns a password to hand over once
 */
export async function addAdmin(pool: Pool, email: string): Promise<string> {
  const personId = await alone(pool, async (database) => {
    const people = await readAll(database, 'people');
    const known = people.find((person) => foldEmail(person.email) === foldEmail(email)) ?? null;
    const today = new Date().toISOString().slice(0, 10);
    const admin: Person = {
      ...(known ?? newPerson(email, today)),
      kind: 'admin',
      status: 'active',
    };
    const isNew = people.length === 0;
    const changes = putAll({
      people: [admin],
      ...(isNew && { settings: [createSettings()], leaveKinds: createLeaveKinds() }),
    });
    const planned = planCommit(changes, {
      keptOf: ({ id }) => (id === known?.id ? { record: known, revision: known.revision } : undefined),
      ownerOf: () => null,
    });
    await writeRows(
      database,
      planned.map(({ change: { collection, id, after }, revision }) => ({
        collection,
        id,
        record: after!,
        revision,
        gone: false,
        creatorId: admin.id,
        readers: wholeReadersOf(collection, after!, admin.id),
      })),
    );
    await applyAccess(database, admin.id, known, admin);
    return admin.id;
  });
  return invite(pool, personId);
}

const newPerson = (email: string, today: string): Person => ({
  id: crypto.randomUUID(),
  revision: 0,
  kind: 'admin',
  name: email.split('@')[0]!,
  email,
  personalEmail: '',
  phone: '',
  address: '',
  bio: '',
  verified: false,
  status: 'active',
  team: '',
  position: '',
  joinedOn: today,
  endsOn: null,
  weeklyMinutes: 0,
  hourlyRate: null,
  hourlyCost: null,
  earlier: [],
  later: [],
  requiredMinutes: null,
  mentorId: null,
  lastSeenAt: null,
});

/** Changes the password of the signed-in person and ends all of the person’s sessions. */
async function changePassword(pool: Pool, personId: string, old: string, next: string): Promise<void> {
  const person = await readPerson(pool, personId);
  if (!person) throw new CommitError('You no longer have access to this portal.');
  if (next.trim().length < shortestPassword || next.length > 200)
    throw new CommitError(`Choose a password of ${shortestPassword} to 200 characters.`);
  try {
    await Parse.User.logIn(foldEmail(person.email), old);
  } catch {
    throw new CommitError('The present password is wrong.');
  }
  await savePassword(pool, person, next);
}

/**
 * Defines what browsers can do with accounts. Nobody can add an account for themselves.
 * @param ring - calls the devices of readers
 */
export function defineAccounts(pool: Pool, ring: (readers: readonly Reader[]) => void): void {
  // The account of a person has the person's id, so that it is the person's permission to read.
  Parse.allowCustomObjectId = true;
  Parse.Cloud.beforeLogin(async ({ object }) => {
    // The password was right, so a stranger does not learn that the account exists.
    const reason = closedReason(await readPerson(pool, object.id));
    if (reason) throw new Parse.Error(Parse.Error.OPERATION_FORBIDDEN, reason);
  });
  Parse.Cloud.afterLogin(async ({ object, headers }) => {
    await nameDevice(pool, object.getSessionToken(), deviceOf(headers?.['user-agent']));
    ring(await alone(pool, (database) => noteSeen(database, object.id)));
  });

  // A device whose session has ended asks with the session's token, which nobody else has.
  Parse.Cloud.define('whySignedOut', async ({ params }) => ({
    reason: await readClosedReason(pool, String(params.token)),
  }));

  /** Answers with a reason where an act is not allowed, since the engine hides the messages of errors. */
  const define = (
    name: string,
    run: (personId: string, params: Record<string, unknown>, token: string) => Promise<object>,
  ) =>
    Parse.Cloud.define(
      name,
      async ({ user, params }) => {
        try {
          return await run(user!.id, params, user!.getSessionToken());
        } catch (error) {
          if (error instanceof CommitError) return { reason: error.message };
          throw error;
        }
      },
      { requireUser: true },
    );

  define('invite', async (actorId, { personId }) => {
    const actor = await actorOf(pool, actorId);
    if (actor?.role !== 'admin') throw new CommitError('Only an admin can do this.');
    const password = await invite(pool, String(personId));
    // The devices of the person ask, and notice that they are signed out.
    ring([String(personId)]);
    return { password };
  });
  define('changePassword', async (personId, { old, next }) => {
    await changePassword(pool, personId, String(old), String(next));
    ring([personId]);
    return {};
  });
  define('readDevices', async (personId, _, token) => ({
    devices: await readDevices(pool, personId, token),
  }));
  define('endDevices', async (personId, { id }, token) => {
    await endDevices(pool, { personId, token, id });
    ring([personId]);
    return {};
  });
}
