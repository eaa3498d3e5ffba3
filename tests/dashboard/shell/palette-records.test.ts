import { expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { commandsOf } from '@/dashboard/shell/palette/palette-commands';
import { recordEntries } from '@/dashboard/shell/palette/palette-records';
import { matchPortalPath, portalPath } from '@/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles } from '@/routes/portal-table';
import { blankRecord } from '../blank-record';

const sample = createSample('2026-11-18');

it.each(roles)('leads the %s only to their own portal, and every entry to one place', (role) => {
  const workspace = createMemoryWorkspace(sample, personIdOf[role]);
  const entries = [
    ...commandsOf({ role, isMentor: true, onTheme: () => {}, onSignOut: () => {} }),
    ...recordEntries(workspace, role),
  ];
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { target, label } of entries) {
    expect(label).not.toBe('');
    if (!('path' in target)) continue;
    const route = matchPortalPath(target.path.split(/[?#]/)[0]!);
    expect(route && portalRoutes[route].role, target.path).toBe(role);
  }
});

it.each(roles)('has every screen of the %s, once', (role) => {
  const pages = commandsOf({ role, isMentor: true, onTheme: () => {}, onSignOut: () => {} }).filter(
    ({ group }) => group === 'Pages',
  );
  const own = portalRouteIds.filter((route) => portalRoutes[route].role === role);
  expect(pages.map(({ id }) => id)).toEqual(own.map((route) => `page:${route}`));
});

it('finds an invoice of the admin by its number', () => {
  const invoice = blankRecord('invoices', { id: 'one', number: 'RE-2026-001', clientName: 'Kiln' });
  const workspace = createMemoryWorkspace({ ...sample, invoices: [invoice] }, 'test-admin');
  expect(recordEntries(workspace, 'admin')).toContainEqual(
    expect.objectContaining({
      label: 'Invoice RE-2026-001',
      detail: 'Kiln',
      target: { path: portalPath('invoices', { id: 'one' }) },
    }),
  );
});

it('leads a mentor to the page of an own intern, and to a message to another', () => {
  const people = recordEntries(createMemoryWorkspace(sample, 'test-employee'), 'employee').filter(
    ({ group }) => group === 'People',
  );
  const interns = sample.people!.filter(({ kind, status }) => kind === 'intern' && status === 'active');
  expect(new Set(interns.map(({ mentorId }) => mentorId === 'test-employee')).size).toBe(2);
  for (const { id, mentorId } of interns)
    expect(people.find((entry) => entry.id === `people:${id}`)?.target).toEqual({
      path:
        mentorId === 'test-employee'
          ? portalPath('my-interns', { intern: id })
          : portalPath('employee-inbox', { compose: '1', to: id }),
    });
});

it.each(['employee', 'intern'] as const)('shows the %s their own tasks and mail only', (role) => {
  const me = personIdOf[role];
  const workspace = createMemoryWorkspace(sample, me);
  const ids = new Set(recordEntries(workspace, role).map(({ id }) => id));
  for (const { id, assigneeId } of workspace.all('tasks'))
    expect(ids.has(`tasks:${id}`), id).toBe(assigneeId === me);
  const foreign = workspace
    .all('messages')
    .filter(({ fromId, toIds }) => fromId !== me && !toIds.includes(me));
  const own = new Set(
    workspace
      .all('messages')
      .filter((message) => !foreign.includes(message))
      .map(({ threadId }) => threadId),
  );
  for (const { threadId } of foreign)
    if (!own.has(threadId)) expect(ids.has(`messages:${threadId}`)).toBe(false);
});

it('describes people without a team, and assignments in words', () => {
  const people = sample.people!.map((person) => ({ ...person, team: '' }));
  for (const role of roles) {
    const workspace = createMemoryWorkspace({ ...sample, people }, personIdOf[role]);
    for (const { group, detail = '' } of recordEntries(workspace, role)) {
      if (group === 'People') expect(detail).not.toMatch(/^,|, *$/);
      if (group === 'Assignments') expect(detail).toMatch(/^(To do|Submitted|Returned|Accepted)$/);
    }
  }
});
