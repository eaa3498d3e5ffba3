import { describe, expect, it } from 'vitest';
import { isUnread, unreadCount } from '@/dashboard/figures/messages';
import type { Draft, Message, Person } from '@/dashboard/model/records/records';
import {
  answerDraft,
  answerTo,
  draftsOf,
  faceOf,
  markedArchived,
  markedRead,
  markedUnread,
  createThreadSearch,
  threadsIn,
  threadsOf,
} from '@/dashboard/screens/messages/mailbox/threads';
import { blankRecord } from '../blank-record';

let count = 0;
/** A message from Ben to Ada that nobody but Ben has read. */
function message(facts: Partial<Message> = {}): Message {
  count += 1;
  const id = facts.id ?? `m-${count}`;
  const fromId = facts.fromId ?? 'ben';
  return blankRecord('messages', {
    id,
    threadId: id,
    fromId,
    toIds: ['ada'],
    subject: 'Subject',
    body: 'Body',
    sentAt: `2026-11-18T10:${String(count % 60).padStart(2, '0')}:00.000Z`,
    readByIds: [fromId],
    ...facts,
  });
}
const at = (hour: string) => `2026-11-18T${hour}:00:00.000Z`;
const ids = (threads: readonly { id: string }[]) => threads.map(({ id }) => id);

describe('unread messages', () => {
  it('was received, not read and not archived', () => {
    expect(isUnread(message(), 'ada')).toBe(true);
    expect(isUnread(message(), 'ben')).toBe(false);
    expect(isUnread(message({ readByIds: ['ben', 'ada'] }), 'ada')).toBe(false);
    expect(isUnread(message({ archivedByIds: ['ada'] }), 'ada')).toBe(false);
    expect(isUnread(message({ toIds: ['cleo'] }), 'ada')).toBe(false);
  });

  it('is counted by conversations, as many as the list has dots', () => {
    const messages = [
      message({ id: 'a' }),
      message({ threadId: 'a' }),
      message({ id: 'b' }),
      message({ id: 'c', readByIds: ['ada'] }),
    ];
    expect(unreadCount(messages, 'ada')).toBe(2);
    expect(threadsOf(messages, 'ada').filter(({ unread }) => unread)).toHaveLength(2);
    expect(unreadCount([], 'ada')).toBe(0);
  });
});

describe('conversations', () => {
  it('gather what belongs together, the newest first, and leave out what is between others', () => {
    const threads = threadsOf(
      [
        message({ id: 'a', sentAt: at('08') }),
        message({ id: 'b', sentAt: at('09') }),
        message({ threadId: 'a', fromId: 'ada', toIds: ['ben'], sentAt: at('10') }),
        message({ id: 'other', fromId: 'ben', toIds: ['cleo'] }),
      ],
      'ada',
    );
    expect(ids(threads)).toEqual(['a', 'b']);
    expect(threads[0]?.messages.map(({ sentAt }) => sentAt)).toEqual([at('08'), at('10')]);
  });

  it('are in the inbox by what was received, and among the sent by what was written', () => {
    const threads = threadsOf(
      [
        message({ id: 'a', sentAt: at('08') }),
        message({ threadId: 'a', fromId: 'ada', toIds: ['ben'], sentAt: at('12') }),
        message({ id: 'b', sentAt: at('09') }),
        message({ id: 'c', fromId: 'ada', toIds: ['ben'], sentAt: at('11') }),
      ],
      'ada',
    );
    expect(ids(threadsIn(threads, 'inbox', 'all'))).toEqual(['b', 'a']);
    expect(ids(threadsIn(threads, 'sent', 'all'))).toEqual(['a', 'c']);
    expect(
      faceOf(
        threads.find(({ id }) => id === 'a')!,
        'inbox',
      ).sentAt,
    ).toBe(at('08'));
    expect(ids(threadsIn(threads, 'inbox', 'unread'))).toEqual(['b', 'a']);
  });

  it('come back from the archive when somebody writes again', () => {
    const archived = message({ id: 'a', archivedByIds: ['ada'] });
    const before = threadsOf([archived], 'ada');
    expect(ids(threadsIn(before, 'inbox', 'all'))).toEqual([]);
    expect(ids(threadsIn(before, 'inbox', 'archived'))).toEqual(['a']);
    const after = threadsOf([archived, message({ threadId: 'a' })], 'ada');
    expect(ids(threadsIn(after, 'inbox', 'all'))).toEqual(['a']);
    expect(ids(threadsIn(after, 'inbox', 'archived'))).toEqual([]);
  });

  it('keep their subject, whatever the answers are called', () => {
    const threads = threadsOf(
      [message({ id: 'a', subject: 'Plan' }), message({ threadId: 'a', subject: 'Re: Plan' })],
      'ada',
    );
    expect(threads[0]?.subject).toBe('Plan');
  });
});

describe('a search', () => {
  const people = new Map([
    ['ben', { id: 'ben', name: 'Zoë Ångström', email: 'zoe@undula.example' } as Person],
    ['ada', { id: 'ada', name: 'Ada', email: 'ada@undula.example' } as Person],
  ]);
  const threads = threadsOf(
    [
      message({ id: 'a', subject: 'Harbour ferry', body: 'The offline ticket' }),
      message({ id: 'b', body: 'Ferry' }),
    ],
    'ada',
  );
  const find = (search: string) =>
    ids(createThreadSearch((id) => people.get(id) ?? null)(threads, search)).sort();

  it('looks for every word, in subject, text and names, case and accents aside', () => {
    expect(find('FERRY')).toEqual(['a', 'b']);
    expect(find('ferry ticket')).toEqual(['a']);
    expect(find('angstrom ferry')).toEqual(['a', 'b']);
    expect(find('ferry harbor')).toEqual([]);
    expect(find('  ')).toEqual(['a', 'b']);
  });
});

describe('marks', () => {
  const [thread] = threadsOf(
    [message({ id: 'a', readByIds: ['ben', 'ada'] }), message({ threadId: 'a' })],
    'ada',
  );

  it('change only unread messages', () => {
    expect(markedRead(thread!, 'ada').map(({ readByIds }) => readByIds)).toEqual([['ben', 'ada']]);
    expect(markedRead(threadsOf(markedRead(thread!, 'ada'), 'ada')[0]!, 'ada')).toEqual([]);
    expect(markedUnread(threadsOf(markedRead(thread!, 'ada'), 'ada')[0]!, 'ada')[0]?.readByIds).toEqual([
      'ben',
    ]);
  });

  it('archive for one person, and take it back', () => {
    const archived = markedArchived(thread!, 'ada', true);
    expect(archived.map(({ archivedByIds }) => archivedByIds)).toEqual([['ada'], ['ada']]);
    const back = markedArchived(threadsOf(archived, 'ada')[0]!, 'ada', false);
    expect(back.map(({ archivedByIds }) => archivedByIds)).toEqual([[], []]);
  });
});

describe('answers and drafts', () => {
  const answer = (facts: Partial<Message>) => answerTo(threadsOf([message(facts)], 'ada')[0]!, 'ada');

  it('go to the author and the other recipients', () => {
    expect(answer({ toIds: ['ada', 'cleo'] })).toEqual(['ben', 'cleo']);
    expect(answer({ fromId: 'ada', toIds: ['cleo', 'dan'] })).toEqual(['cleo', 'dan']);
    expect(answer({ fromId: 'ada', toIds: ['ada'] })).toEqual(['ada']);
  });

  it('are found again in their conversation', () => {
    const draft = (facts: Partial<Draft>) =>
      blankRecord('drafts', { id: 'd', revision: 1, ownerId: 'ada', savedAt: at('09'), ...facts });
    const [thread] = threadsOf([message({ id: 'a' })], 'ada');
    const own = draft({ id: 'mine', replyToId: 'a' });
    expect(answerDraft([draft({}), own], thread!, 'ada')).toBe(own);
    expect(answerDraft([draft({ ownerId: 'ben', replyToId: 'a' })], thread!, 'ada')).toBeNull();
    expect(
      draftsOf(
        [draft({ id: '1' }), draft({ id: '2', savedAt: at('10') }), draft({ ownerId: 'ben' })],
        'ada',
      ).map(({ id }) => id),
    ).toEqual(['2', '1']);
  });
});
