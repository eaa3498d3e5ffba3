import { describe, expect, it } from 'vitest';
import { messageOf, parseMessage } from '@/dashboard/data/store-messages';
import type { RecordKey } from '@/dashboard/data/store-port';

const key: RecordKey = { collection: 'tasks', id: 't1' };

describe('a message between tabs', () => {
  it('names what changed, and stops naming where that is much', () => {
    expect(parseMessage(messageOf([key], ['one']))).toEqual({
      type: 'changed',
      keys: [key],
      operationIds: ['one'],
    });
    expect(
      messageOf(
        Array.from({ length: 501 }, () => key),
        [],
      ),
    ).toEqual({ type: 'replaced' });
  });

  it.each([
    null,
    'changed',
    { type: 'other' },
    { type: 'changed', keys: [{ collection: 'aliens', id: 'x' }], operationIds: [] },
    { type: 'changed', keys: [null], operationIds: [] },
  ])('of another version (%j) means that everything is read again', (message) => {
    expect(parseMessage(message)).toEqual({ type: 'replaced' });
  });
});
