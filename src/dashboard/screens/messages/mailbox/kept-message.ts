import { readStored, removeStored, writeStored } from '@/platform/storage';

/** What is typed into a message. */
export interface MessageText {
  toIds: readonly string[];
  subject: string;
  body: string;
}

const nameOf = (draftId: string) => `undula.message-draft.${draftId}`;

function parse(value: unknown): MessageText | null {
  const { toIds, subject, body } = (value ?? {}) as Partial<MessageText>;
  const isRight =
    Array.isArray(toIds) &&
    toIds.every((id) => typeof id === 'string') &&
    typeof subject === 'string' &&
    typeof body === 'string';
  return isRight ? { toIds, subject, body } : null;
}

/**
 * The last letters of a draft, between being typed and being saved: written at once, as a page that is left has no time
 * for anything slower.
 */
export const readTyped = (draftId: string): MessageText | null => readStored(nameOf(draftId), parse);
export const keepTyped = (draftId: string, text: MessageText): boolean => writeStored(nameOf(draftId), text);
export const dropTyped = (draftId: string): void => removeStored(nameOf(draftId));
