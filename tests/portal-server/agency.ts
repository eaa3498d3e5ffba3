import { put } from '@/dashboard/model/change';
import { blankRecord } from './blank-record';
import { createPortalServer, printedPassword, type PortalServer } from '../../portal-server/child';
import { choosePassword, openAccount, signIn, type Session } from './portal-server';

/** The people of the tests: an admin, two employees and two interns. Emma is the mentor of Ivo. */
export const names = ['ada', 'emma', 'otto', 'ivo', 'iris'] as const;
export type Name = (typeof names)[number];

export const emailOf = (name: string) => `${name}@agency.example`;

export interface Agency {
  server: PortalServer;
  people: Readonly<Record<Name, Session>>;
  passwords: Readonly<Record<Name, string>>;
  /** Id of the admin, which the server chose. The others have their names as ids. */
  adminId: string;
  idOf: (name: Name) => string;
}

/** Starts a server with an account for each person. */
export async function startAgency(): Promise<Agency> {
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
  return {
    server,
    people: people as Record<Name, Session>,
    passwords: passwords as Record<Name, string>,
    adminId,
    idOf: (name) => (name === 'ada' ? adminId : name),
  };
}
