import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '@/dashboard/model/change';
import { mapRecord } from '@/lib/map-record';
import { blankRecord } from '../dashboard/blank-record';
import { createPortalServer, printedPassword, type PortalServer } from '../../portal-server/child';
import { choosePassword, openAccount, sessionOf, signIn, type Session } from './portal-server';

/** The people of the tests: an admin, two employees and two interns. Emma is the mentor of Ivo. */
export const names = ['ada', 'emma', 'otto', 'ivo', 'iris'] as const;
export type Name = (typeof names)[number];

export const emailOf = (name: string) => `${name}@agency.example`;

export const isSignedIn = (session: Session): Promise<boolean> =>
  session.rows({}).then(
    () => true,
    () => false,
  );

export interface Agency {
  server: PortalServer;
  people: Readonly<Record<Name, Session>>;
  passwords: Readonly<Record<Name, string>>;
  /** Id of the admin, which the server chose. The others have their names as ids. */
  adminId: string;
  idOf: (name: Name) => string;
}

/** The data of a stopped server with an account for each person, and how to sign in to it. */
export interface StoredAgency {
  data: string;
  tokens: Readonly<Record<Name, string>>;
  passwords: Readonly<Record<Name, string>>;
  adminId: string;
}

/**
 * Starts a server with a copy of the agency that `stored-agency.ts` made.
 * @param own - an empty folder for the copy. Default: a new one
 */
export async function startAgency(own = mkdtempSync(join(tmpdir(), 'undula-portal-'))): Promise<Agency> {
  // Imported now: journeys import this file too, without vitest.
  const { inject } = await import('vitest');
  const { data, tokens, passwords, adminId } = inject('agency');
  // Not `cpSync`: the database belongs to another user.
  execFileSync('cp', ['-a', `${data}/.`, own]);
  const server = await createPortalServer(own);
  await server.start();
  return {
    server,
    people: mapRecord(tokens, (token) => sessionOf(server.url, token)),
    passwords: { ...passwords },
    adminId,
    idOf: (name) => (name === 'ada' ? adminId : name),
  };
}

/** Starts a server, opens an account for each person, and stops it. */
export async function storeAgency(): Promise<StoredAgency & { remove: () => void }> {
  const server = await createPortalServer();
  await server.start('--admin', emailOf('ada'));
  const passwords: Record<string, string> = {
    ada: await choosePassword(server.url, emailOf('ada'), printedPassword(server.output())),
  };
  const ada = await signIn(server.url, emailOf('ada'), passwords.ada!);
  const person = (id: string, kind: 'employee' | 'intern', mentorId: string | null = null) =>
    put(
      'people',
      blankRecord('people', {
        id,
        kind,
        name: id,
        email: emailOf(id),
        mentorId,
        phone: `phone of ${id}`,
        hourlyCost: 4200,
      }),
    );
  await ada.commit([
    person('emma', 'employee'),
    person('otto', 'employee'),
    person('ivo', 'intern', 'emma'),
    person('iris', 'intern'),
  ]);
  const people: Record<string, Session> = { ada };
  for (const name of names.slice(1)) {
    passwords[name] = await openAccount(server.url, ada, name, emailOf(name));
    people[name] = await signIn(server.url, emailOf(name), passwords[name]);
  }
  const [admin] = await ada.rows({ collection: 'people.full', email: emailOf('ada') });
  const adminId = admin!.objectId.split('/')[1]!;
  await server.stop();
  return {
    data: server.data,
    tokens: mapRecord(people as Record<Name, Session>, ({ token }) => token),
    passwords: passwords as Record<Name, string>,
    adminId,
    remove: server.remove,
  };
}
