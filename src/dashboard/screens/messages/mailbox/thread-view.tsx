import { useEffect, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { readTyped } from '@/dashboard/screens/messages/compose/message-draft';
import { ThreadMessage } from './thread-message';
import { MessageForm } from '@/dashboard/screens/messages/compose/message-form';
import { ReadingPanel } from './reading-panel';
import * as s from './thread-view.module.scss';
import {
  answerDraft,
  answerTo,
  markedArchived,
  markedRead,
  markedUnread,
  type Box,
  type Thread,
} from './threads';
import type { MailboxState } from './use-mailbox';

export interface ThreadViewProps {
  thread: Thread;
  box: Box;
  mailbox: MailboxState;
}

/** A conversation, oldest message first, and the reply. Opening it marks it read. */
export function ThreadView({ thread, box, mailbox }: ThreadViewProps) {
  const { me, drafts, personOf, close } = mailbox;
  const run = useRun();
  const draft = answerDraft(drafts, thread, me.id);
  const answerId = draft?.id ?? `answer-${me.id}-${thread.id}`;
  const [answer, setAnswer] = useState<'closed' | 'asked' | 'found'>(() =>
    draft !== null || readTyped(me.id, answerId) !== null ? 'found' : 'closed',
  );
  const subject = thread.subject || 'No subject';

  const { unread } = thread;
  useEffect(() => {
    if (!unread) return;
    const changes = markedRead(thread, me.id).map((message) => put('messages', message));
    // Another tab may have done the same at this moment: a failure needs no message.
    void run(() => ({ label: `Read “${subject}”`, changes, quiet: true }), { toast: 'none' });
    // oxlint-disable-next-line react/exhaustive-deps -- a thread is marked read when it opens and when a message arrives
  }, [thread.id, unread]);

  const markUnread = () => {
    // The conversation closes first: while it is open everything in it counts as read.
    close();
    const changes = markedUnread(thread, me.id).map((message) => put('messages', message));
    void run(() => ({ label: `Marked “${subject}” as unread`, changes, quiet: true }), { toast: 'none' });
  };
  const archive = async () => {
    const archived = !thread.archived;
    const changes = markedArchived(thread, me.id, archived).map((message) => put('messages', message));
    const label = archived ? `Archived “${subject}”` : `Moved “${subject}” to the inbox`;
    const { done } = await run(() => ({ label, changes }));
    if (done) close();
  };

  return (
    <ReadingPanel
      title={subject}
      onClose={close}
      actions={
        thread.lastReceived && (
          <>
            {!thread.archived && (
              <Button size="compact" variant="outline" onClick={markUnread}>
                Mark unread
              </Button>
            )}
            <Button size="compact" variant="outline" onClick={() => void archive()}>
              {thread.archived ? 'Move to inbox' : 'Archive'}
            </Button>
          </>
        )
      }
    >
      <ol role="list" className={s.messages}>
        {thread.messages.map((message) => (
          <li key={message.id}>
            <ThreadMessage message={message} personId={me.id} personOf={personOf} />
          </li>
        ))}
      </ol>
      {answer !== 'closed' ? (
        <section className={s.answer} aria-label="Your reply">
          <MessageForm
            draftId={answerId}
            threadId={thread.id}
            replyToId={draft?.replyToId ?? thread.last.id}
            initial={{ toIds: answerTo(thread, me.id), subject: thread.subject, body: '' }}
            asked={answer === 'asked'}
            onDone={() => setAnswer('closed')}
          />
        </section>
      ) : (
        <div>
          <Button
            size="compact"
            icon={<Icon name="message-square" size={18} />}
            onClick={() => setAnswer('asked')}
          >
            {box === 'sent' && thread.last.fromId === me.id ? 'Add to it' : 'Reply'}
          </Button>
        </div>
      )}
    </ReadingPanel>
  );
}
