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
import { useNotices } from '@/dashboard/hooks/use-notices';
import { NoticeRow } from './notice-row';
import { ShowFilter } from './show-filter';
import * as s from './notifications.module.scss';

/** The notifications of the person who is signed in, all or unread, with their read marks. */
export function NotificationsScreen() {
  const role = useRole();
  const { notices, unread, isUnread, mark } = useNotices();
  const { values, hrefWith } = useSearchParams(['show']);
  const onlyUnread = values.show === 'unread';
  const shown = onlyUnread ? unread : notices;
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
            counts={{ all: notices.length, unread: unread.length }}
            hrefWith={(show) => hrefWith({ show })}
          />
        }
      >
        {shown.length > 0 ? (
          <ul className={s.list} role="list">
            {shown.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                unread={isUnread(notice)}
                at={at}
                onMark={({ read }) => mark([notice], read)}
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
