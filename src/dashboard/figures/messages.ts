import type { Message } from '@/dashboard/model/records/records';

/** Whether a message is unread in a person's inbox. Archived messages are not. */
export const isUnread = (message: Message, personId: string): boolean =>
  message.toIds.includes(personId) &&
  !message.readByIds.includes(personId) &&
  !message.archivedByIds.includes(personId);

/**
 * How many conversations hold something that a person has not read: as many as there are dots in their inbox, however
 * many messages each of them has.
 */
export function unreadCount(messages: readonly Message[], personId: string): number {
  const threads = new Set<string>();
  for (const message of messages) if (isUnread(message, personId)) threads.add(message.threadId);
  return threads.size;
}
