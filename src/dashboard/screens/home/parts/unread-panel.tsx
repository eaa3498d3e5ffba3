import { useMemo } from 'react';
import { useMe, useRecords, useRole } from '@/dashboard/hooks/use-workspace';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ageOf } from '@/dashboard/words/moment';
import { minute } from '@/dashboard/days/local-time';
import { useNow } from '@/dashboard/hooks/use-now';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { PanelLink } from './panel-link';
import { HomeRowList } from './home-row-list';
import { unreadThreads } from './unread-threads';

const shownThreads = 4;

/** The senders of unread messages. */
export function UnreadPanel() {
  const me = useMe();
  const inbox = inboxOf(useRole());
  const messages = useRecords('messages');
  const threads = useMemo(() => unreadThreads(messages, me.id), [messages, me.id]);
  const nameOf = usePersonName();
  const at = useNow(minute);
  return (
    <Panel title="Inbox" aside={<PanelLink href={portalPath(inbox)}>All messages</PanelLink>}>
      {threads.length === 0 ? (
        <Empty title="No unread messages">New messages appear here until you open them.</Empty>
      ) : (
        <HomeRowList
          rows={threads.slice(0, shownThreads).map(({ threadId, subject, fromId, sentAt }) => ({
            id: threadId,
            text: subject,
            href: portalPath(inbox, { thread: threadId }),
            detail: nameOf(fromId),
            when: ageOf(sentAt, at),
            unread: true,
          }))}
        />
      )}
    </Panel>
  );
}
