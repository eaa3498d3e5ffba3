import { withoutBase } from '@/lib/base-path';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { roles, type Role } from '@/routes/portal-table';
import { personIdOf, type PortalNotification } from '@/dashboard/model/records/records';
import type { When } from './when';
import { dayAndMonth } from '@/dashboard/words/day';

/** Paths for a meeting and a deadline: employees have a schedule and tasks, the others read about it in their inbox. */
const meetingPath = (role: Role) =>
  role === 'employee' ? portalPath('schedule') : portalPath(inboxOf(role), { thread: 'team-meeting' });
const deadlinePath = (role: Role) =>
  role === 'employee'
    ? portalPath('active-tasks', { project: 'harbour-ferry' })
    : portalPath(inboxOf(role), { thread: 'ferry-deadline' });

/** The specification's notifications: one for the admin, two for everyone. The last one is read. */
export function createNotifications(when: When, ferryDue: string): PortalNotification[] {
  return [
    {
      id: 'onboarding',
      revision: 0,
      audience: { role: 'admin' },
      text: 'New employee onboarding pending',
      detail: 'Ruth Halden, Marketing',
      at: when.ago({ minutes: 12 }),
      path: withoutBase(portalPath('employees', { id: 'ruth-halden' })),
      readByIds: [],
    },
    ...roles.map((role): PortalNotification => ({
      id: `meeting-${role}`,
      revision: 0,
      audience: { role },
      text: 'Team meeting scheduled for tomorrow',
      detail: '10:00, main room',
      at: when.ago({ hours: 2 }),
      path: withoutBase(meetingPath(role)),
      readByIds: [],
    })),
    ...roles.map((role): PortalNotification => ({
      id: `deadline-${role}`,
      revision: 0,
      audience: { role },
      text: 'Project deadline reminder',
      detail: `Harbour Ferry, ${dayAndMonth(ferryDue)}`,
      at: when.ago({ days: 1 }),
      path: withoutBase(deadlinePath(role)),
      readByIds: [personIdOf[role]],
    })),
  ];
}
