import { id, nullable, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Assignment, Submission } from '@/dashboard/model/records/records';
import { draftName } from '@/dashboard/hooks/use-draft';
import { writeDraft } from '@/platform/drafts';

/** The fields of a submission. Its file is in the `files` collection already, so that a reload does not lose it. */
export const submissionFields = object({ link: text, note: text, fileId: nullable(id('files')) });

export type SubmissionDraft = TypeOf<typeof submissionFields>;

/** Names an assignment's form among the drafts. */
export const submissionForm = ({ id }: Pick<Assignment, 'id'>) => `assignment:${id}`;

export const draftOf = ({ link, note, fileId }: Submission): SubmissionDraft => ({ link, note, fileId });

/** The first draft of the next submission: the returned one without its note, as the next note says something new. */
export const nextDraft = (returned: Submission | null | undefined): SubmissionDraft =>
  returned ? { ...draftOf(returned), note: '' } : { link: '', note: '', fileId: null };

interface Submitted {
  draft: SubmissionDraft;
  /** The submission that was returned before, if any. */
  returned: Submission | null | undefined;
}

/** Stores the draft of a submitted assignment, for when the submission is withdrawn or undone. */
export function storeForLater(personId: string, assignment: Assignment, { draft, returned }: Submitted) {
  writeDraft(draftName(personId, submissionForm(assignment)), { draft, base: nextDraft(returned) });
}
