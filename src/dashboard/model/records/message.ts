import { id, list, moment, nullable, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

export const message = record({
  /** The first message's id. */
  threadId: id('messages'),
  fromId: id('people'),
  toIds: list(id('people')),
  subject: text,
  body: text,
  sentAt: moment,
  /** Who has read it; a sender has read their own. */
  readByIds: list(id('people')),
  archivedByIds: list(id('people')),
});

/** A message that is not sent yet. */
export const draft = record({
  ownerId: id('people'),
  toIds: list(id('people')),
  subject: text,
  body: text,
  /** The message it answers. */
  replyToId: nullable(id('messages')),
  savedAt: moment,
});

export interface Message extends TypeOf<typeof message> {}
export interface Draft extends TypeOf<typeof draft> {}
