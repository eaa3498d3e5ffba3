import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import { perObject } from '@/lib/remembered';
import { isUnread } from '@/dashboard/figures/messages';
import type { Draft, Message, Person } from '@/dashboard/model/records/records';

export type Box = 'inbox' | 'sent';

/** The sent box has no unread tab and no archive. */
export type MailboxTab = 'all' | 'unread' | 'drafts' | 'archived';

export const tabsOf: Readonly<Record<Box, readonly MailboxTab[]>> = {
  inbox: ['all', 'unread', 'drafts', 'archived'],
  sent: ['all', 'drafts'],
};

/** A conversation as one person sees it. */
export interface Thread {
  id: string;
  subject: string;
  /** Those that the person wrote or received, oldest first. */
  messages: readonly Message[];
  /** The last one, and the last that the person received and wrote. */
  last: Message;
  lastReceived: Message | null;
  lastSent: Message | null;
  unread: boolean;
  /** Whether all of it that was received was archived. */
  archived: boolean;
}

const byTime = (a: Message, b: Message) =>
  a.sentAt < b.sentAt ? -1 : a.sentAt > b.sentAt ? 1 : a.id < b.id ? -1 : 1;

function threadOf(id: string, messages: readonly Message[], personId: string): Thread {
  const last = messages.at(-1)!;
  const received = messages.filter(({ toIds }) => toIds.includes(personId));
  return {
    id,
    subject: (messages.find((message) => message.id === id) ?? messages[0]!).subject,
    messages,
    last,
    lastReceived: received.at(-1) ?? null,
    lastSent: messages.filter(({ fromId }) => fromId === personId).at(-1) ?? null,
    unread: received.some((message) => isUnread(message, personId)),
    archived: received.length > 0 && received.every(({ archivedByIds }) => archivedByIds.includes(personId)),
  };
}

/** A person's conversations, newest first. */
export function threadsOf(messages: readonly Message[], personId: string): Thread[] {
  const byThread = new Map<string, Message[]>();
  for (const message of messages) {
    if (message.fromId !== personId && !message.toIds.includes(personId)) continue;
    const thread = byThread.get(message.threadId);
    if (thread) thread.push(message);
    else byThread.set(message.threadId, [message]);
  }
  return [...byThread]
    .map(([id, own]) => threadOf(id, own.sort(byTime), personId))
    .sort((a, b) => byTime(b.last, a.last));
}

export const faceOf = (thread: Thread, box: Box): Message =>
  (box === 'sent' ? thread.lastSent : thread.lastReceived) ?? thread.last;

export function threadsIn(threads: readonly Thread[], box: Box, tab: MailboxTab): Thread[] {
  const keep: Readonly<Record<MailboxTab, (thread: Thread) => boolean>> = {
    all: (thread) =>
      box === 'sent' ? thread.lastSent !== null : thread.lastReceived !== null && !thread.archived,
    unread: ({ unread }) => unread,
    archived: ({ archived }) => archived,
    drafts: () => false,
  };
  return threads.filter(keep[tab]).sort((a, b) => byTime(faceOf(b, box), faceOf(a, box)));
}

/** Folding costs more than all the rest, and a message never changes its words. */
const foldedWords = perObject(({ subject, body }: Message) => foldKey(`${subject}\n${body}`));

export type ThreadSearch = (threads: readonly Thread[], search: string) => readonly Thread[];

/** Searches texts, subjects and names, without case and accents. */
export function createThreadSearch(personOf: (id: string) => Person | null): ThreadSearch {
  const folded = new Map<string, string>();
  const nameOf = (id: string) => {
    let name = folded.get(id);
    if (name === undefined) {
      const person = personOf(id);
      folded.set(id, (name = person ? foldKey(`${person.name}\n${person.email}`) : ''));
    }
    return name;
  };
  const textOf = perObject(({ messages }: Thread) => {
    const people = new Set(messages.flatMap(({ fromId, toIds }) => [fromId, ...toIds]));
    return [...messages.map(foldedWords), ...[...people].map(nameOf)].join('\n');
  });
  return (threads, search) => {
    const words = searchWords(search);
    if (words.length === 0) return threads;
    return threads.filter((thread) => {
      const text = textOf(thread);
      return words.every((word) => text.includes(word));
    });
  };
}

/** Somebody's drafts, the last saved first. */
export const draftsOf = (drafts: readonly Draft[], personId: string): Draft[] =>
  drafts.filter(({ ownerId }) => ownerId === personId).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));

export const answerDraft = (drafts: readonly Draft[], thread: Thread, personId: string): Draft | null =>
  draftsOf(drafts, personId).find(
    ({ replyToId }) => replyToId !== null && thread.messages.some(({ id }) => id === replyToId),
  ) ?? null;

/** The recipients of a reply: the author of the last message and its other recipients. */
export function answerTo({ messages, last }: Thread, personId: string): string[] {
  const others = [...new Set([last.fromId, ...last.toIds])].filter((id) => id !== personId);
  if (others.length > 0) return others;
  return messages.some(({ toIds }) => toIds.includes(personId)) ? [personId] : [];
}

const withPerson = (ids: readonly string[], personId: string) =>
  ids.includes(personId) ? ids : [...ids, personId];
const withoutPerson = (ids: readonly string[], personId: string) => ids.filter((id) => id !== personId);

/** The copies of the messages that are not read yet, marked as read. */
export const markedRead = ({ messages }: Thread, personId: string): Message[] =>
  messages
    .filter(({ toIds, readByIds }) => toIds.includes(personId) && !readByIds.includes(personId))
    .map((message) => ({ ...message, readByIds: withPerson(message.readByIds, personId) }));

/** The last received message, marked as unread. Empty where none was received. */
export const markedUnread = ({ lastReceived }: Thread, personId: string): Message[] =>
  lastReceived ? [{ ...lastReceived, readByIds: withoutPerson(lastReceived.readByIds, personId) }] : [];

export const markedArchived = ({ messages }: Thread, personId: string, archived: boolean): Message[] =>
  messages
    .filter(
      ({ toIds, archivedByIds }) => toIds.includes(personId) && archivedByIds.includes(personId) !== archived,
    )
    .map((message) => ({
      ...message,
      archivedByIds: archived
        ? withPerson(message.archivedByIds, personId)
        : withoutPerson(message.archivedByIds, personId),
    }));
