import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import type { Person } from '@/dashboard/model/records/records';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { newId } from '@/lib/new-id';
import {
  draftsOf,
  createThreadSearch,
  tabsOf,
  threadsIn,
  threadsOf,
  type Box,
  type MailboxTab,
} from './threads';

const maxSearchLength = 100;

/** Parameters that show something beside the list: one at a time. */
const closed = { thread: null, compose: null, to: null } as const;

/** An unused id: a new one as soon as this one is taken. */
function useFresh(taken: string | null): string {
  const [id, setId] = useState<string>(newId);
  if (id === taken) setId(newId());
  return id;
}

export function useMailbox(box: Box) {
  const me = useMe();
  const messages = useRecords('messages');
  const drafts = useRecords('drafts');
  const people = useRecords('people');
  const { values, hrefWith, change } = useSearchParams(['thread', 'compose', 'to', 'show']);
  const search = useTypedParam('q', maxSearchLength);

  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const personOf = useCallback((id: string): Person | null => byId.get(id) ?? null, [byId]);
  const threads = useMemo(() => threadsOf(messages, me.id), [messages, me.id]);
  const ownDrafts = useMemo(() => draftsOf(drafts, me.id), [drafts, me.id]);
  const tab: MailboxTab = tabsOf[box].find((one) => one === values.show) ?? 'all';
  const inTab = useMemo(() => threadsIn(threads, box, tab), [threads, box, tab]);
  const searchIn = useMemo(() => createThreadSearch(personOf), [personOf]);
  const found = useMemo(() => searchIn(inTab, search.text), [searchIn, inTab, search.text]);

  /** Id of the open draft: from the address, or made of the recipients, so that the same address finds the draft again. */
  const composeId = values.compose === '1' ? `new-${me.id}-${values.to ?? ''}` : values.compose;
  /** A new id each time a person starts a message. */
  const freshId = useFresh(values.compose);
  const threadOfMessage = useMemo(
    () => new Map(threads.flatMap(({ id, messages: all }) => all.map((message) => [message.id, id]))),
    [threads],
  );

  return {
    me,
    people,
    drafts,
    ownDrafts,
    threads,
    tab,
    found,
    /** Number of conversations in the tab, before the search. */
    total: inTab.length,
    unread: useMemo(() => threads.filter(({ unread }) => unread).length, [threads]),
    search,
    personOf,
    thread: values.compose ? null : (threads.find(({ id }) => id === values.thread) ?? null),
    threadId: values.compose ? null : values.thread,
    composeId,
    composeTo: (values.to ?? '').split(',').filter((id) => byId.has(id)),
    hrefOfTab: (next: MailboxTab) => hrefWith({ ...closed, show: next === 'all' ? null : next }),
    hrefOfThread: (id: string) => hrefWith({ ...closed, thread: id }),
    /** A reply draft opens in its conversation. */
    hrefOfDraft: ({ id, replyToId }: { id: string; replyToId: string | null }) => {
      const thread = replyToId === null ? null : (threadOfMessage.get(replyToId) ?? null);
      return thread ? hrefWith({ ...closed, thread }) : hrefWith({ ...closed, compose: id });
    },
    newHref: hrefWith({ ...closed, compose: freshId }),
    close: () => change(closed, { back: true }),
  };
}

export type MailboxState = ReturnType<typeof useMailbox>;
