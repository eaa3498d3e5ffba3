import { latestByThread } from '@/dashboard/figures/latest-by-thread';
import { isUnread } from '@/dashboard/figures/messages';
import type { Message } from '@/dashboard/model/records/records';

/** The last unread message of each conversation that has one, the newest first. */
export const unreadThreads = (messages: readonly Message[], personId: string): Message[] =>
  latestByThread(messages.filter((message) => isUnread(message, personId)));
