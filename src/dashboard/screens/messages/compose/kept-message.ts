import { draftName } from '@/dashboard/hooks/use-draft';
import { id, list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';

/** What is typed into a message. */
const messageText = object({ toIds: list(id('people')), subject: text, body: text });

export type MessageText = TypeOf<typeof messageText>;

const nameOf = (personId: string, draftId: string) => draftName(personId, `message:${draftId}`);

const parse = (value: unknown) => parseDraft(messageText, value);

/**
 * The last letters of a draft, between being typed and being saved: written at once, as a page that is left has no time
 * for anything slower.
 */
export const readTyped = (personId: string, draftId: string): MessageText | null =>
  readDraft(nameOf(personId, draftId), parse, `undula.message-draft.${draftId}`);
export const keepTyped = (personId: string, draftId: string, text: MessageText): void =>
  writeDraft(nameOf(personId, draftId), text);
export const dropTyped = (personId: string, draftId: string): void => removeDraft(nameOf(personId, draftId));
