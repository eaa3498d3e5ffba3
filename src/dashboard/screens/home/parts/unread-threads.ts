import { isUnread } from '@/dashboard/figures/messages';
import type { Message } from '@/dashboard/model/records/records';

/** The last unread message of each conversation that has one, the newest first. */
export function unreadThreads(messages: readonly Message[], personId: string): Message[] {
  const last = new Map<string, Message>();
  for (const message of messages) {
    if (!isUnread(message, personId)) continue;
    const known = last.get(message.threadId);
    if (!known || known.sentAt < message.sentAt) last.set(message.threadId, message);
  }
  return [...last.values()].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}
