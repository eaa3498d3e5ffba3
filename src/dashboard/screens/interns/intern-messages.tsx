import { conversationsOf } from '@/dashboard/figures/intern-figures';
import { isUnread } from '@/dashboard/figures/messages';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { momentAsOf } from '@/dashboard/words/moment';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { composePath, portalPath } from '@/routes/portal-paths';
import * as s from './interns.module.scss';

/** The number of conversations that are shown. The inbox has all. */
const most = 5;

export interface InternMessagesProps {
  intern: Person;
  mentor: Person;
  today: string;
}

/** The latest conversations of an intern and the mentor, with links to the inbox. */
export function InternMessages({ intern, mentor, today }: InternMessagesProps) {
  const timeZone = useTimeZone();
  const last = conversationsOf(useRecords('messages'), intern.id, mentor.id).slice(0, most);
  return (
    <Panel className={s.whole} title="Messages">
      {last.length === 0 && <Empty title="No messages yet">Messages that you exchange appear here.</Empty>}
      <ul role="list" className={s.list}>
        {last.map((message) => (
          <li key={message.threadId}>
            <Link
              className={s.item}
              href={portalPath(message.toIds.includes(mentor.id) ? 'employee-inbox' : 'employee-sent', {
                thread: message.threadId,
              })}
            >
              <span className={s.words}>
                <span className={s.name}>{message.subject || 'No subject'}</span>
                <span className={s.detail}>{momentAsOf(message.sentAt, { timeZone, today })}</span>
              </span>
              {isUnread(message, mentor.id) && <Badge tone="attention">Unread</Badge>}
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="outline"
          size="compact"
          icon={<Icon name="message-square" size={18} />}
          href={composePath('employee', intern.id)}
        >
          Write a message
        </Button>
      </div>
    </Panel>
  );
}
