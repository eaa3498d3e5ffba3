import type { Role } from '@/routes/portal-table';
import type { Notice } from '@/dashboard/model/records/records';

/** The notifications for a person or the person's role, newest first. */
export function noticesFor(notices: readonly Notice[], role: Role, personId: string): Notice[] {
  return notices
    .filter(({ audience }) => ('role' in audience ? audience.role === role : audience.personId === personId))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export const isUnreadNotice = (notice: Notice, personId: string): boolean =>
  !notice.readByIds.includes(personId);

/** A notification with or without a person's read mark. */
export function readBy(notice: Notice, personId: string, read: boolean): Notice {
  const others = notice.readByIds.filter((id) => id !== personId);
  return { ...notice, readByIds: read ? [...others, personId] : others };
}
