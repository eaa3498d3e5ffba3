import { foldEmail } from '@/lib/email-address';
import Parse from 'parse/node';
import type { Pool } from 'pg';
import { blankPerson } from '@/dashboard/model/records/blank-person';
import type { Person } from '@/dashboard/model/records/records';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { createLeaveKinds } from '@/dashboard/sample/leave-kinds';
import { putAll, planCommit } from '@/dashboard/store/plan-commit';
import { wholeReadersOf } from '@/dashboard/model/permissions/permissions';
import { keyOfChange, type RecordKey } from '@/dashboard/model/change';
import { withoutMentors } from '@/dashboard/rules/without-mentors';
import { mayGetWork } from '@/dashboard/words/staff';
import type { Reader } from '@/dashboard/model/permissions/readers';
import type { Invitation } from '@/dashboard/store/synced/shared-portal';
import {
  actorOf,
  applyAccess,
  closedReason,
  endSession,
  mayEnter,
  readClosedReason,
  readPerson,
  reasonToStayOut,
} from './access';
import { CommitError } from './commit-error';
import { deviceOf, endDevices, nameDevice, readDevices } from './devices';
import { logAct } from './operations';
import { assertOwnPassword, assertPasswordOf, changePassword, choosePassword, invite } from './passwords';
import { readProjectTime } from './project-time';
import { readAll, readStored, rowId, writeRevocations, writeRows } from './rows';
import { noteSeen } from './seen';
import { alone, inTransaction, type Database } from './tables';

/** Whether the portal has an account. */
export async function hasAccounts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM "_User" LIMIT 1');
  return rows.length > 0;
}

interface SaveAsServer {
  /** All people until now. */
  people: readonly Person[];
  next: Person;
  others?: Parameters<typeof putAll>[0];
}

/**
 * Stores a person and other new records as the server, with the person's access. Interns keep no mentor who may not get work any
 * more.
 */
async function saveAsServer(
  database: Database,
  { people, next, others = {} }: SaveAsServer,
  label: string,
): Promise<void> {
  const saved = putAll({ people: [next], ...others });
  const freed = mayGetWork(next) ? [] : withoutMentors(people, new Set([next.id]), saved);
  const stored = await readStored(database, freed.map(keyOfChange));
  const knownPeople = new Map(people.map((person) => [person.id, person]));
  const planned = planCommit([...saved, ...freed], {
    keptOf: ({ collection, id }) => {
      const record = collection === 'people' && knownPeople.get(id);
      return record ? { record, revision: record.revision } : undefined;
    },
    ownerOf: () => null,
  });
  const creatorOf = (key: RecordKey) => stored.get(rowId(key))?.creatorId ?? next.id;
  await writeRows(
    database,
    planned.map(({ change: { collection, id, after }, revision }) => ({
      collection,
      id,
      record: after!,
      revision,
      gone: false,
      creatorId: creatorOf({ collection, id }),
      readers: wholeReadersOf(collection, after!, creatorOf({ collection, id })),
    })),
  );
  const resent: string[] = [];
  for (const { change } of planned)
    if (change.collection === 'people')
      resent.push(...(await applyAccess(database, change.id, change.before, change.after)));
  // A device with changes to send keeps its copy for the next sign-in. It has only what the person could read before.
  await writeRevocations(database, [{ keys: ['*'], readers: resent }]);
  await logAct(database, {
    actorId: 'server',
    label,
    changes: planned.map(({ change: { collection, id, before, after } }) => ({
      collection,
      id,
      before,
      after,
    })),
  });
}

const withEmail = (people: readonly Person[], email: string): Person | null =>
  people.find((person) => foldEmail(person.email) === foldEmail(email)) ?? null;

/** Adds an admin, with the agency's settings in a new portal. A person with this email becomes an admin. */
export async function addAdmin(pool: Pool, email: string): Promise<Invitation> {
  const personId = await alone(pool, async (database) => {
    const people = await readAll(database, 'people');
    const known = withEmail(people, email);
    const today = new Date().toISOString().slice(0, 10);
    const admin: Person = { ...(known ?? newPerson(email, today)), kind: 'admin', status: 'active' };
    const others =
      people.length === 0 ? { settings: [createSettings()], leaveKinds: createLeaveKinds() } : {};
    await saveAsServer(database, { people, next: admin, others }, `Made ${admin.name} an admin`);
    return admin.id;
  });
  return invite(pool, personId, 'server');
}

/** Makes an admin a suspended employee, whom other admins can edit. @throws CommitError if there is no such admin, or no other one */
export const endAdmin = (pool: Pool, email: string): Promise<void> =>
  alone(pool, async (database) => {
    const people = await readAll(database, 'people');
    const known = withEmail(people, email);
    if (known?.kind !== 'admin') throw new CommitError(`No admin has the email ${email}.`);
    if (!people.some((other) => other.id !== known.id && other.kind === 'admin' && mayEnter(other)))
      throw new CommitError('This is the only admin. Add another one first, with --admin.');
    const next: Person = { ...known, kind: 'employee', status: 'suspended' };
    await saveAsServer(database, { people, next }, `Ended the admin access of ${known.name}`);
  });

const newPerson = (email: string, today: string): Person => ({
  ...blankPerson,
  id: crypto.randomUUID(),
  revision: 0,
  kind: 'admin',
  name: email.split('@')[0]!,
  email,
  status: 'active',
  joinedOn: today,
});

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
    await assertOwnPassword(pool, object.id);
  });
  Parse.Cloud.afterLogin(async ({ object, headers }) => {
    const token = object.getSessionToken();
    const reason = await reasonToStayOut(pool, object.id, object.updatedAt);
    if (reason) {
      await endSession(pool, token);
      throw new Parse.Error(Parse.Error.OPERATION_FORBIDDEN, reason);
    }
    await nameDevice(pool, token, deviceOf(headers?.['user-agent']));
    // A sign-in does not wait in the line of all commits.
    alone(pool, (database) => noteSeen(database, object.id)).then(ring, ({ message }: Error) =>
      console.error(`${new Date().toISOString()} A sign-in was not noted: ${message}`),
    );
  });

  // A device whose session has ended asks with the session's token, which nobody else has.
  Parse.Cloud.define('whySignedOut', async ({ params }) => ({
    reason: await readClosedReason(pool, String(params.token)),
  }));

  /** Answers with a reason where an act is not allowed, since the engine hides the messages of errors. */
  const answer = async (run: () => Promise<object>) => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof CommitError) return { reason: error.message };
      throw error;
    }
  };
  const define = (
    name: string,
    run: (personId: string, params: Record<string, unknown>, token: string) => Promise<object>,
  ) =>
    Parse.Cloud.define(
      name,
      ({ user, params }) => answer(() => run(user!.id, params, user!.getSessionToken())),
      { requireUser: true },
    );

  // The password of an invitation opens no session, so it can only set a new password.
  Parse.Cloud.define('choosePassword', ({ params: { email, password, next } }) =>
    answer(async () => {
      const texts = { email: String(email), password: String(password), next: String(next) };
      ring([await choosePassword(pool, texts)]);
      return {};
    }),
  );

  define('invite', async (actorId, { personId, password }) => {
    const actor = await actorOf(pool, actorId);
    if (actor?.role !== 'admin') throw new CommitError('Only an admin can do this.');
    // Otherwise a person who finds an open session could take over the account without its password.
    const id = String(personId);
    if (id === actorId)
      throw new CommitError(
        'Change your own password with the current one. If you forgot it, ask another admin.',
      );
    // Otherwise that person could take over the account of another admin, whom nobody can remove.
    if ((await readPerson(pool, id))?.kind === 'admin')
      await assertPasswordOf(
        pool,
        { person: (await readPerson(pool, actorId))!, password: String(password ?? '') },
        'Enter your own password, to give another admin a new one.',
      );
    const invitation = await invite(pool, id, actorId);
    // The devices of the person ask, and notice that they are signed out.
    ring([id]);
    return invitation;
  });
  define('changePassword', async (personId, { old, next }) => {
    await changePassword(pool, personId, String(old), String(next));
    ring([personId]);
    return {};
  });
  define('readProjectTime', async (personId, { projectId }) => ({
    days: await readProjectTime(pool, personId, String(projectId)),
  }));
  define('readDevices', async (personId, _, token) => ({
    devices: await readDevices(pool, personId, token),
  }));
  define('endDevices', async (personId, { id }, token) => {
    await inTransaction(pool, (database) => endDevices(database, { personId, token, id }));
    ring([personId]);
    return {};
  });
}
