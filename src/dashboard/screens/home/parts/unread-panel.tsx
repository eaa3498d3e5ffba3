import { useMemo } from 'react';
import { useMe, useRecords, useRole } from '@/dashboard/data/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ageOf } from '@/dashboard/shell/notices/age-of';
import { now } from '@/platform/clock';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { PanelLink } from './panel-link';
import { RowList } from './row-list';
import { unreadThreads } from './unread-threads';

/** How many conversations the home shows; the rest is in the inbox. */
const shownThreads = 4;

/** Who wrote and was not read yet. */
export function UnreadPanel() {
  const me = useMe();
  const inbox = inboxOf(useRole());
  const messages = useRecords('messages');
  const people = useRecords('people');
  const threads = useMemo(() => unreadThreads(messages, me.id), [messages, me.id]);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'Somebody';
  const at = now();
  return (
    <Panel title="Inbox" aside={<PanelLink href={portalPath(inbox)}>All messages</PanelLink>}>
      {threads.length === 0 ? (
        <Empty title="Everything is read">New messages show here until you open them.</Empty>
      ) : (
        <RowList
          rows={threads.slice(0, shownThreads).map(({ threadId, subject, fromId, sentAt }) => ({
            id: threadId,
            text: subject,
            href: portalPath(inbox, { thread: threadId }),
            detail: nameOf(fromId),
            when: ageOf(sentAt, at),
            mark: 'dot',
          }))}
        />
      )}
    </Panel>
  );
}
