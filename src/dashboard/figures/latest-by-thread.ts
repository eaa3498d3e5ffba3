import type { Message } from '@/dashboard/model/records/records';

/** The last message of each conversation among some messages, the newest first. */
export function latestByThread(messages: readonly Message[]): Message[] {
  const latest = new Map<string, Message>();
  for (const message of messages) {
    const known = latest.get(message.threadId);
    if (!known || known.sentAt < message.sentAt) latest.set(message.threadId, message);
  }
  return [...latest.values()].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}
