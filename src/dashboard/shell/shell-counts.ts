import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { inboxOf, notificationsOf } from '@/routes/portal-paths';
import type { PortalRouteId, Role } from '@/routes/portal-table';
import { internsOf } from '@/dashboard/figures/own-interns';
import { waitingFor } from '@/dashboard/figures/waiting';
import { unreadCount } from '@/dashboard/figures/messages';
import type { Person, PersonKind } from '@/dashboard/model/records/records';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { isUnreadNotification, ownNotifications } from '@/dashboard/notifications/own-notifications';

/** Numbers beside menu items: people in a list, tasks to do, decisions, unread messages and notifications. */
export type ShellCounts = Readonly<Partial<Record<PortalRouteId, number>>>;

/** Equals the number of people in that kind's list without filters. */
const ofKind = (people: readonly Person[], kind: PersonKind) =>
  people.filter((person) => person.kind === kind && person.status !== 'archived').length;

function countsOf(workspace: Workspace, role: Role): ShellCounts {
  const me = workspace.actorId;
  const people = workspace.all('people');
  const own: Record<Role, () => ShellCounts> = {
    admin: () => {
      const { timesheets, assignments, leave } = waitingFor({
        people,
        timesheets: workspace.all('timesheets'),
        assignments: workspace.all('assignments'),
        leave: workspace.all('leave'),
      });
      return {
        employees: ofKind(people, 'employee'),
        interns: ofKind(people, 'intern'),
        'regular-users': ofKind(people, 'regular'),
        approvals: timesheets.length + assignments.length + leave.length,
      };
    },
    employee: () => ({
      'active-tasks': workspace
        .all('tasks')
        .filter((task) => task.assigneeId === me && task.status !== 'done').length,
      'my-interns': internsOf(people, { id: me, kind: role }).length,
    }),
    intern: () => ({
      assignments: workspace
        .all('assignments')
        .filter(({ personId, status }) => personId === me && (status === 'open' || status === 'returned'))
        .length,
    }),
  };
  return {
    ...own[role](),
    [inboxOf(role)]: unreadCount(workspace.all('messages'), me),
    [notificationsOf(role)]: ownNotifications(workspace.all('notices'), role, me).filter((notification) =>
      isUnreadNotification(notification, me),
    ).length,
  };
}

/** The counts of a role's menu items. Empty until the workspace opens. */
export function useShellCounts(role: Role): ShellCounts {
  const workspace = useOpenWorkspace();
  const subscribe = useCallback(
    (listener: () => void) => workspace?.subscribe(listener) ?? (() => {}),
    [workspace],
  );
  // As text, equal counts are the same value, so that the shell does not render for every record.
  const counts = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(workspace ? countsOf(workspace, role) : {}),
    () => '{}',
  );
  return useMemo(() => JSON.parse(counts) as ShellCounts, [counts]);
}
