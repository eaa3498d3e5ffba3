import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import type { Message } from '@/dashboard/model/records/records';
import { blankRecord } from '../../tests/dashboard/blank-record';

/** 5,000 messages in 2,000 conversations, the newest an hour old. */
export function manyMessages(sample: SeedRecords): SeedRecords {
  const messages = Array.from({ length: 5000 }, (_, index): Message => {
    const thread = index % 2000;
    return blankRecord('messages', {
      id: index < 2000 ? `thread-${thread}` : `message-${index}`,
      threadId: `thread-${thread}`,
      fromId: 'noor-adair',
      toIds: ['test-employee'],
      subject: `Question ${thread + 1}`,
      body: `Words of message ${index + 1}.`,
      sentAt: new Date(Date.UTC(2026, 10, 18, 9) - thread * 3_600_000 - index).toISOString(),
      readByIds: thread % 10 === 0 ? ['noor-adair'] : ['noor-adair', 'test-employee'],
    });
  });
  return { ...sample, messages, drafts: [] };
}
