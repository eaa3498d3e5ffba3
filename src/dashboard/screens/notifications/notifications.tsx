import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { minute } from '@/dashboard/days/local-time';
import { useNow } from '@/dashboard/hooks/use-now';
import { notificationsOf } from '@/routes/portal-paths';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { useNotifications } from '@/dashboard/hooks/use-notifications';
import { NotificationRow } from './notification-row';
import { ShowFilter } from './show-filter';
import * as s from './notifications.module.scss';

/** The notifications of the person who is signed in, all or unread, with their read marks. */
export function NotificationsScreen() {
  const role = useRole();
  const { notifications, unread, isUnread, mark } = useNotifications();
  const { values, hrefWith } = useSearchParams(['show']);
  const onlyUnread = values.show === 'unread';
  const shown = onlyUnread ? unread : notifications;
  const at = useNow(minute);

  return (
    <Screen
      route={notificationsOf(role)}
      actions={
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="check" size={16} />}
          disabled={unread.length === 0}
          onClick={() => mark(unread, true)}
        >
          Mark all as read
        </Button>
      }
    >
      <Panel
        title={onlyUnread ? 'Unread' : 'All notifications'}
        aside={
          <ShowFilter
            onlyUnread={onlyUnread}
            counts={{ all: notifications.length, unread: unread.length }}
            hrefWith={(show) => hrefWith({ show })}
          />
        }
      >
        {shown.length > 0 ? (
          <ul className={s.list} role="list">
            {shown.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                unread={isUnread(notification)}
                at={at}
                onMark={({ read }) => mark([notification], read)}
              />
            ))}
          </ul>
        ) : (
          <Empty title={onlyUnread ? 'No unread notifications' : 'No notifications yet'}>
            {onlyUnread
              ? 'You have read all your notifications.'
              : 'Notifications about your work appear here.'}
          </Empty>
        )}
      </Panel>
    </Screen>
  );
}
