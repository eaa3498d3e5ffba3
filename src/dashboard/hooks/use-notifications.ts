import { useMe, useRecords, useRole, useWorkspace } from './use-workspace';
import { put } from '@/dashboard/model/change';
import type { PortalNotification } from '@/dashboard/model/records/records';
import { isUnreadNotification, ownNotifications, readBy } from '@/dashboard/notifications/own-notifications';

export interface Notifications {
  /** Newest first. */
  notifications: readonly PortalNotification[];
  unread: readonly PortalNotification[];
  isUnread: (notification: PortalNotification) => boolean;
  /** Marks notifications as read or unread. A simultaneous change in another tab wins. */
  mark: (notifications: readonly PortalNotification[], read: boolean) => void;
}

/** The notifications of the signed-in person. */
export function useNotifications(): Notifications {
  const role = useRole();
  const { id: me } = useMe();
  const workspace = useWorkspace();
  const notifications = ownNotifications(useRecords('notices'), role, me);
  return {
    notifications,
    unread: notifications.filter((notification) => isUnreadNotification(notification, me)),
    isUnread: (notification) => isUnreadNotification(notification, me),
    mark: (marked, read) => {
      const changes = marked
        .filter((notification) => isUnreadNotification(notification, me) === read)
        .map((notification) => put('notices', readBy(notification, me, read)));
      void workspace.run(() => ({ label: 'Read notifications', changes, quiet: true }));
    },
  };
}
