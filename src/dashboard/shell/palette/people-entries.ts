import { internsOf } from '@/dashboard/figures/own-interns';
import type { Person, PersonKind } from '@/dashboard/model/records/records';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { roleNames, type PortalRouteId, type Role } from '@/routes/portal-table';
import type { PaletteEntry } from './palette-entry';
import { entry } from './record-entry';

/** The screen that lists each kind of person. Admins have none. */
const listOf: Readonly<Record<PersonKind, PortalRouteId | null>> = {
  admin: null,
  employee: 'employees',
  intern: 'interns',
  regular: 'regular-users',
};

const kindNames: Readonly<Record<PersonKind, string>> = { ...roleNames, regular: 'Regular user' };

/** The interns that the signed-in employee mentors. */
export const ownInterns = (workspace: Workspace): Person[] =>
  internsOf(workspace.all('people'), { id: workspace.actorId, kind: 'employee' });

/** Entries for people: an admin opens the person's record, a mentor the intern's page, others write a message. */
export function peopleEntries(workspace: Workspace, role: Role): PaletteEntry[] {
  const me = workspace.actorId;
  const interns = new Set(role === 'employee' ? ownInterns(workspace) : []);
  return workspace.all('people').flatMap((person) => {
    const { id, name, kind, team, email } = person;
    if (id === me) return [];
    if (interns.has(person)) {
      const path = portalPath('my-interns', { intern: id });
      return entry('People', 'user', {
        id,
        label: name,
        detail: ['Your intern', team].filter(Boolean).join(', '),
        others: email,
        path,
      });
    }
    const list = role === 'admin' ? listOf[kind] : null;
    const isGone = person.status === 'left' || person.status === 'archived';
    if (role !== 'admin' && (kind === 'regular' || isGone)) return [];
    const path = list ? portalPath(list, { id }) : portalPath(inboxOf(role), { compose: '1', to: id });
    const detail = list
      ? [kindNames[kind], team, person.status === 'archived' && 'archived'].filter(Boolean).join(', ')
      : ['Write a message', team].filter(Boolean).join(', ');
    return entry('People', 'user', { id, label: name, detail, others: email, path });
  });
}
