import { safeLink } from '@/dashboard/commands/training/stored-file';
import type { SubmissionDraft } from './use-submission-draft';

/** An address that somebody left the beginning off: `code.example/me`. */
const bare = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/;

/** What can be handed in of a draft, or why nothing can, in a sentence. */
export function checkSubmission(draft: SubmissionDraft): { submission: SubmissionDraft } | { error: string } {
  const typed = draft.link.trim();
  const note = draft.note.trim();
  if (typed === '' && draft.fileId === null)
    return { error: 'Add a link or a file, so that there is something to look at.' };
  if (typed === '') return { submission: { link: '', note, fileId: draft.fileId } };
  const link = safeLink(bare.test(typed) ? `https://${typed}` : typed);
  if (link === null) return { error: 'Enter a full web address, such as https://code.example/my-work.' };
  return { submission: { link, note, fileId: draft.fileId } };
}
