import { id, list, moment, nullable, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

export const message = record({
  /** Id of the first message. */
  threadId: id('messages'),
  fromId: id('people'),
  toIds: list(id('people')),
  subject: text,
  body: text,
  sentAt: moment,
  /** Ids of the people who have read it, including the sender. */
  readByIds: list(id('people')),
  archivedByIds: list(id('people')),
});

/** An unsent message. */
export const draft = record({
  ownerId: id('people'),
  toIds: list(id('people')),
  subject: text,
  body: text,
  replyToId: nullable(id('messages')),
  savedAt: moment,
});

export interface Message extends TypeOf<typeof message> {}
export interface Draft extends TypeOf<typeof draft> {}
