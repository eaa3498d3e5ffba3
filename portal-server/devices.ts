import type { Device } from '@/dashboard/store/synced/shared-portal';
import { CommitError } from './commit-error';
import { logAct } from './operations';
import type { Database } from './tables';

/** The devices of a person: the engine's sessions, each with the name of its browser and system. */

/** Marks of browsers in a User-Agent. The first one counts, since many also contain the marks of others. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/**
 * The name of a device: `Firefox on Windows`. It has no other words than these, whatever a visitor sends.
 * @returns null if neither the browser nor the system is known
 */
export function deviceOf(userAgent = ''): string | null {
  const known = [browsers, systems].flatMap((marks) => {
    const found = marks.find(([, mark]) => mark.test(userAgent));
    return found ? [found[0]] : [];
  });
  return known.join(' on ') || null;
}

/** Stores the name of a device with its session. @param token - of the session */
export async function nameDevice(database: Database, token: string, name: string | null): Promise<void> {
  await database.query('UPDATE "_Session" SET device = $2 WHERE "sessionToken" = $1', [token, name]);
}

/** Reads where a person is signed in, the latest sign-in first. @param token - of the session that asks */
export async function readDevices(database: Database, personId: string, token: string): Promise<Device[]> {
  const { rows } = await database.query<Omit<Device, 'signedInAt'> & { createdAt: Date }>(
    `SELECT "objectId" AS id, device AS name, "createdAt", "sessionToken" = $2 AS "isCurrent" FROM "_Session"
     WHERE "user" = $1 AND "expiresAt" > now() ORDER BY "createdAt" DESC`,
    [personId, token],
  );
  return rows.map(({ createdAt, ...device }) => ({ ...device, signedInAt: createdAt.toISOString() }));
}

interface Ending {
  personId: string;
  /** Of the session that asks, which stays. */
  token: string;
  /** Id of a device, or null for all others. */
  id: unknown;
}

/** Signs a person out on another device, or on all others. @throws CommitError if there is no such device */
export async function endDevices(database: Database, { personId, token, id }: Ending): Promise<void> {
  const { rowCount } = await database.query(
    `DELETE FROM "_Session" WHERE "user" = $1 AND "sessionToken" <> $2 AND ($3::text IS NULL OR "objectId" = $3)`,
    [personId, token, id === null ? null : String(id)],
  );
  if (id !== null && rowCount === 0)
    throw new CommitError('This device is already signed out, or it is this device.');
  const label = id === null ? 'Signed out all other devices' : 'Signed out another device';
  await logAct(database, { actorId: personId, label });
}
