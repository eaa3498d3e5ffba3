import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { withBase } from '@/lib/base-path';
import type { PortalNotification } from '@/dashboard/model/records/records';
import { ageOf, spokenAge } from '@/dashboard/words/moment';
import * as s from './notifications.module.scss';

export interface NotificationRowProps {
  notification: PortalNotification;
  unread: boolean;
  at: Date;
  onMark: (mark: { read: boolean }) => void;
}

/** A notification: its link opens its subject and marks it as read, its button only marks it. */
export function NotificationRow({ notification, unread, at, onMark }: NotificationRowProps) {
  const age = ageOf(notification.at, at);
  return (
    <li className={s.row} data-unread={unread || undefined}>
      <div className={s.words}>
        <Link className={s.link} href={withBase(notification.path)} onClick={() => onMark({ read: true })}>
          {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {notification.text}
        </Link>
        {notification.detail && <p className={s.detail}>{notification.detail}</p>}
      </div>
      <time className={s.age} dateTime={notification.at}>
        <span aria-hidden="true">{age}</span>
        <VisuallyHidden>{spokenAge(age)}</VisuallyHidden>
      </time>
      <Button
        size="compact"
        variant="outline"
        className={s.mark}
        aria-label={`${unread ? 'Mark as read' : 'Mark as unread'}: ${notification.text}`}
        onClick={() => onMark({ read: unread })}
      >
        {unread ? 'Mark as read' : 'Mark as unread'}
      </Button>
    </li>
  );
}
