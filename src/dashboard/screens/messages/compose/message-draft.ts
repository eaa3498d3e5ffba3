import { draftName } from '@/dashboard/hooks/use-draft';
import { id, integer, list, object, optional, text, type TypeOf } from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { readDraft } from '@/platform/drafts';

/** A message that is typed and not saved as a draft record yet. */
const typedMessage = object({
  toIds: list(id('people')),
  subject: text,
  body: text,
  /** The draft record that it continues. A draft of an earlier build has neither id nor revision. */
  id: optional(id('drafts')),
  revision: optional(integer()),
});

export type TypedMessage = TypeOf<typeof typedMessage>;
export type MessageText = Pick<TypedMessage, 'toIds' | 'subject' | 'body'>;

export const textOf = ({ toIds, subject, body }: MessageText): MessageText => ({ toIds, subject, body });

export const parseTyped = (value: unknown): TypedMessage | null => parseDraft(typedMessage, value);

export const formOf = (draftId: string) => `message:${draftId}`;
export const formerKeyOf = (draftId: string) => `undula.message-draft.${draftId}`;

export const readTyped = (personId: string, draftId: string): TypedMessage | null =>
  readDraft(draftName(personId, formOf(draftId)), parseTyped, formerKeyOf(draftId));
