import { Badge } from '@/design-system/badge/badge';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { withBase } from '@/lib/base-path';
import { minute } from '@/dashboard/days/local-time';
import { useNow } from '@/dashboard/hooks/use-now';
import { notificationsOf, portalPath } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';
import { ageOf, spokenAge } from '@/dashboard/words/moment';
import * as s from './notifications-menu.module.scss';
import { useNotifications } from '@/dashboard/hooks/use-notifications';

/** Maximum number of notifications in the panel. */
const most = 6;

export interface NotificationsPanelProps {
  role: Role;
  onLeave: () => void;
}

/** The latest notifications. Choosing one marks it as read and opens its screen. */
export function NotificationsPanel({ role, onLeave }: NotificationsPanelProps) {
  const { notifications, unread, isUnread, mark } = useNotifications();
  const at = useNow(minute);
  return (
    <>
      <div className={s.head}>
        <h2 className={s.title}>Notifications</h2>
        {unread.length > 0 && <Badge tone="attention">{unread.length} unread</Badge>}
      </div>
      {notifications.length === 0 && <p className={s.waiting}>No notifications yet.</p>}
      {notifications.length > 0 && (
        <ul role="list">
          {notifications.slice(0, most).map((notification) => {
            const age = ageOf(notification.at, at);
            return (
              <li key={notification.id} className={s.item}>
                <Link
                  className={s.link}
                  href={withBase(notification.path)}
                  data-unread={isUnread(notification) || undefined}
                  onClick={() => {
                    mark([notification], true);
                    onLeave();
                  }}
                >
                  <span className={s.text}>
                    {isUnread(notification) && <VisuallyHidden>Unread: </VisuallyHidden>}
                    {notification.text}
                  </span>
                  <time className={s.age} dateTime={notification.at}>
                    <span aria-hidden="true">{age}</span>
                    <VisuallyHidden>{spokenAge(age)}</VisuallyHidden>
                  </time>
                  {notification.detail && <span className={s.detail}>{notification.detail}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <Link className={s.all} href={portalPath(notificationsOf(role))} onClick={onLeave}>
        View all notifications
      </Link>
    </>
  );
}
