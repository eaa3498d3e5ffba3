import type { Message } from '@/dashboard/model/records/records';

/** Whether a message is unread in a person's inbox. Archived messages do not count. */
export const isUnread = (message: Message, personId: string): boolean =>
  message.toIds.includes(personId) &&
  !message.readByIds.includes(personId) &&
  !message.archivedByIds.includes(personId);

/**
 * Number of a person's conversations with unread messages. Equals the number of dots in the inbox.
 */
export function unreadCount(messages: readonly Message[], personId: string): number {
  const threads = new Set<string>();
  for (const message of messages) if (isUnread(message, personId)) threads.add(message.threadId);
  return threads.size;
}
