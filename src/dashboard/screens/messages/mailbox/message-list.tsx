import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { minute } from '@/dashboard/days/local-time';
import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { useMore, type More } from '@/dashboard/hooks/use-more';
import { useNow } from '@/dashboard/hooks/use-now';
import { Empty } from '@/dashboard/parts/empty/empty';
import { ageOf } from '@/dashboard/words/moment';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { DraftRow } from '@/dashboard/screens/messages/compose/draft-row';
import * as s from './message-list.module.scss';
import { faceOf, tabsOf, type Box, type MailboxTab } from './threads';
import { ThreadRow } from './thread-row';
import type { MailboxState } from './use-mailbox';
import { counted } from '@/dashboard/words/count';

export interface MessageListProps {
  box: Box;
  mailbox: MailboxState;
  current: string | null;
}

const step = 40;
/** Conversations of the first frame: they fill a desktop window. */
const firstRows = 12;

const names: Readonly<Record<MailboxTab, string>> = {
  all: 'All',
  unread: 'Unread',
  drafts: 'Drafts',
  archived: 'Archived',
};

const nothing: Readonly<Record<MailboxTab, { title: string; text: string }>> = {
  all: { title: 'No messages here yet', text: 'Messages to you appear here, the newest first.' },
  unread: { title: 'No unread messages', text: 'New messages appear here until you open them.' },
  drafts: { title: 'No drafts', text: 'Messages that you start and do not send appear here.' },
  archived: {
    title: 'Nothing archived',
    text: 'Archive finished conversations: you find them here and by searching.',
  },
};

/** Shows more rows as the end of the list, if it is drawn, comes into view. */
function useMoreAtEnd({ shown, rest, more }: More<unknown>, isDrawn: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const onEnd = useEffectEvent(more);
  useEffect(() => {
    const element = end.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onEnd(),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown.length, rest, isDrawn]);
  return end;
}

function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[Math.min(Math.max(target, 0), links.length - 1)]?.focus();
}

/** A mailbox's conversations, drafts and archive, with a search. */
export function MessageList({ box, mailbox, current }: MessageListProps) {
  const { tab, found, total, unread, ownDrafts, search, me, personOf } = mailbox;
  const resetKey = `${tab} ${search.text}`;
  const drafts = useMore(ownDrafts, step, resetKey);
  const threads = useMore(found, step, resetKey);
  const listed = tab === 'drafts' ? drafts : threads;
  const isWhole = useIsWhole();
  const drawn = isWhole ? threads.shown : threads.shown.slice(0, firstRows);
  const end = useMoreAtEnd(listed, isWhole);
  const time = useNow(minute);
  const isSearch = search.text.trim() !== '' && tab !== 'drafts';
  const counts: Readonly<Partial<Record<MailboxTab, number>>> = { unread, drafts: ownDrafts.length };

  return (
    <Panel title={box === 'inbox' ? 'Messages to you' : 'Messages from you'} titleHidden className={s.root}>
      <div className={s.tools}>
        <nav aria-label="Mailbox" className={s.shelves}>
          {tabsOf[box].map((one) => (
            <Link
              key={one}
              href={mailbox.hrefOfTab(one)}
              className={s.shelf}
              aria-current={one === tab ? 'true' : undefined}
            >
              {names[one]}
              {counts[one] ? (
                <span className={s.count} data-unread={one === 'unread' || undefined}>
                  {counts[one]}
                </span>
              ) : null}
            </Link>
          ))}
        </nav>
        {tab !== 'drafts' && (
          <InputField
            label="Search in these messages"
            labelHidden
            type="search"
            placeholder="Search messages"
            value={search.text}
            onChange={({ target }) => search.type(target.value)}
          />
        )}
        <VisuallyHidden role="status">
          {isSearch && `${counted(found.length, 'conversation')} found`}
        </VisuallyHidden>
      </div>
      {listed.shown.length > 0 ? (
        <div className={s.scroller}>
          <ul role="list" className={s.list} onKeyDown={onKeyDown}>
            {tab === 'drafts'
              ? drafts.shown.map((draft) => (
                  <li key={draft.id}>
                    <DraftRow
                      draft={draft}
                      href={mailbox.hrefOfDraft(draft)}
                      to={draft.toIds.map(personOf)}
                      current={draft.id === current}
                      now={time}
                    />
                  </li>
                ))
              : drawn.map((thread) => (
                  <li key={thread.id}>
                    <ThreadRow
                      thread={thread}
                      box={box}
                      href={mailbox.hrefOfThread(thread.id)}
                      personId={me.id}
                      personOf={personOf}
                      current={thread.id === current}
                      age={ageOf(faceOf(thread, box).sentAt, time)}
                    />
                  </li>
                ))}
          </ul>
          {isWhole && listed.rest > 0 && (
            <div ref={end} className={s.more}>
              <ShowMore rest={listed.rest} step={step} onMore={listed.more} />
            </div>
          )}
        </div>
      ) : isSearch && total > 0 ? (
        <Empty
          title={`Nothing found for “${search.text.trim()}”`}
          action={
            <Button size="compact" variant="outline" onClick={() => search.type('')}>
              Clear the search
            </Button>
          }
        >
          Every word must be in the message, its subject or a name.
          {box === 'inbox' && tab !== 'archived' && ' Archived messages are found under Archived.'}
        </Empty>
      ) : (
        <Empty title={nothing[tab].title}>
          {box === 'sent' && tab === 'all'
            ? 'Messages that you send appear here, the newest first.'
            : nothing[tab].text}
        </Empty>
      )}
    </Panel>
  );
}
