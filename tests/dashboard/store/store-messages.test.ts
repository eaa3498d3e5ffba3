import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf, parseMessage } from '@/dashboard/store/indexed-db/store-messages';
import type { RecordKey } from '@/dashboard/model/change';

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

  it('names records or means everything, whatever another tab says', () => {
    const anyKey = fc.record({
      collection: fc.oneof(fc.string(), fc.constantFrom('tasks', '__proto__')),
      id: fc.anything(),
    });
    const any = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constant('changed'),
        keys: fc.array(fc.oneof(anyKey, fc.anything())),
        operationIds: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(any, (value) => {
        const message = parseMessage(value);
        if (message.type === 'changed')
          for (const { collection, id } of message.keys)
            expect([collection, typeof id]).toEqual(['tasks', 'string']);
      }),
      { numRuns: 500 },
    );
  });
});
