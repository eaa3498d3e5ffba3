import type { Role } from '@/routes/portal-table';
import type { PortalNotification } from '@/dashboard/model/records/records';

/** The notifications for a person or the person's role, newest first. */
export function ownNotifications(
  notifications: readonly PortalNotification[],
  role: Role,
  personId: string,
): PortalNotification[] {
  return notifications
    .filter(({ audience }) => ('role' in audience ? audience.role === role : audience.personId === personId))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export const isUnreadNotification = (notification: PortalNotification, personId: string): boolean =>
  !notification.readByIds.includes(personId);

/** A notification with or without a person's read mark. */
export function readBy(
  notification: PortalNotification,
  personId: string,
  read: boolean,
): PortalNotification {
  const others = notification.readByIds.filter((id) => id !== personId);
  return { ...notification, readByIds: read ? [...others, personId] : others };
}
