import { useMe, useRecords, useRole, useWorkspace } from './use-workspace';
import { put } from '@/dashboard/model/change';
import type { Notice } from '@/dashboard/model/records/records';
import { isUnreadNotice, noticesFor, readBy } from '@/dashboard/notifications/notices-of';

export interface Notices {
  /** Newest first. */
  notices: readonly Notice[];
  unread: readonly Notice[];
  isUnread: (notice: Notice) => boolean;
  /** Marks notifications as read or unread. A simultaneous change in another tab wins. */
  mark: (notices: readonly Notice[], read: boolean) => void;
}

/** The notifications of the signed-in person. */
export function useNotices(): Notices {
  const role = useRole();
  const { id: me } = useMe();
  const workspace = useWorkspace();
  const notices = noticesFor(useRecords('notices'), role, me);
  return {
    notices,
    unread: notices.filter((notice) => isUnreadNotice(notice, me)),
    isUnread: (notice) => isUnreadNotice(notice, me),
    mark: (marked, read) => {
      const changes = marked
        .filter((notice) => isUnreadNotice(notice, me) === read)
        .map((notice) => put('notices', readBy(notice, me, read)));
      void workspace.run(() => ({ label: 'Read notifications', changes, quiet: true }));
    },
  };
}
