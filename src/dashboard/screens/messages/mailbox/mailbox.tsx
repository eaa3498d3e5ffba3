import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { inboxOf, portalPath, sentOf } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Compose } from '@/dashboard/screens/messages/compose/compose';
import { MessageList } from './message-list';
import * as s from './mailbox.module.scss';
import { ThreadView } from './thread-view';
import type { Box } from './threads';
import { useMailbox } from './use-mailbox';

/** Returns the focus to the list when the panel beside it closes: to its opener, or to the start of the list. */
function useReturnOfFocus(shown: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown !== null || before === null) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const target =
      links.find(({ dataset }) => dataset.key === before) ?? links[0] ?? list.current?.querySelector('input');
    target?.focus();
  }, [shown]);
  return list;
}

/** A list of messages and the open message: side by side, or one at a time on a small screen. */
export function Mailbox({ box }: { box: Box }) {
  const role = useRole();
  const mailbox = useMailbox(box);
  const { thread, threadId, composeId } = mailbox;
  const shown = composeId ?? threadId;
  const list = useReturnOfFocus(shown);
  // Not every sidebar leads to both boxes.
  const other = box === 'inbox' ? sentOf(role) : inboxOf(role);

  return (
    <Screen
      route={box === 'inbox' ? inboxOf(role) : sentOf(role)}
      actions={
        <>
          <Button size="compact" variant="outline" href={portalPath(other)}>
            {portalRoutes[other].title}
          </Button>
          <Button size="compact" href={mailbox.newHref} icon={<Icon name="pencil" size={18} />}>
            New message
          </Button>
        </>
      }
    >
      <div className={s.layout} data-open={shown ? '' : undefined}>
        <div ref={list} className={s.list}>
          <MessageList box={box} mailbox={mailbox} current={shown} />
        </div>
        <div className={s.reading}>
          {composeId ? (
            <Compose key={composeId} draftId={composeId} to={mailbox.composeTo} onClose={mailbox.close} />
          ) : thread ? (
            <ThreadView key={thread.id} thread={thread} box={box} mailbox={mailbox} />
          ) : threadId ? (
            <Panel title="Conversation not found">
              <Empty
                title="There is no conversation at this link"
                action={
                  <Button size="compact" variant="outline" onClick={mailbox.close}>
                    Back to the list
                  </Button>
                }
              >
                Its messages may have been deleted.
              </Empty>
            </Panel>
          ) : (
            <Panel title="Reading" titleHidden className={s.nothing}>
              <p className={s.hint}>Choose a message to read it here.</p>
            </Panel>
          )}
        </div>
      </div>
    </Screen>
  );
}

export const InboxScreen = () => <Mailbox box="inbox" />;
export const SentScreen = () => <Mailbox box="sent" />;
