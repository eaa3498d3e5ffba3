import { safeLink } from '@/dashboard/commands/training/stored-file';
import type { Errors } from '@/dashboard/hooks/use-edit';
import type { SubmissionDraft } from './submission-draft';

/** An address without its scheme: `code.example/me`. */
const bare = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/;

/** The address that a draft links to: '' for none, null where it is no web address. */
function linkOf({ link }: SubmissionDraft): string | null {
  const typed = link.trim();
  return typed === '' ? '' : safeLink(bare.test(typed) ? `https://${typed}` : typed);
}

/** Finds the errors that keep a draft from being submitted. */
export function checkSubmission(draft: SubmissionDraft): Errors<SubmissionDraft> {
  const link = linkOf(draft);
  if (link === null) return { link: 'Enter a full web address, such as https://code.example/my-work.' };
  if (link === '' && draft.fileId === null)
    return { link: 'Add a link or a file, so that there is something to look at.' };
  return {};
}

/** A draft without errors as it is submitted. */
export const submissionOf = (draft: SubmissionDraft): SubmissionDraft => ({
  link: linkOf(draft) ?? '',
  note: draft.note.trim(),
  fileId: draft.fileId,
});
