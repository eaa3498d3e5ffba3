import type { Role } from '@/routes/portal-table';
import type { Notification } from '@/dashboard/model/records/records';

/** The notifications for a person or the person's role, newest first. */
export function ownNotifications(
  notifications: readonly Notification[],
  role: Role,
  personId: string,
): Notification[] {
  return notifications
    .filter(({ audience }) => ('role' in audience ? audience.role === role : audience.personId === personId))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export const isUnreadNotification = (notification: Notification, personId: string): boolean =>
  !notification.readByIds.includes(personId);

/** A notification with or without a person's read mark. */
export function readBy(notification: Notification, personId: string, read: boolean): Notification {
  const others = notification.readByIds.filter((id) => id !== personId);
  return { ...notification, readByIds: read ? [...others, personId] : others };
}
