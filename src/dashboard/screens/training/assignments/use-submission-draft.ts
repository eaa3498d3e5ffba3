import { id, nullable, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Assignment, Submission } from '@/dashboard/model/records/records';
import { draftName } from '@/dashboard/hooks/use-draft';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { writeDraft } from '@/platform/drafts';

/** What is about to be submitted. Its file is in the `files` collection already, so that a reload keeps it too. */
const submissionDraft = object({ link: text, note: text, fileId: nullable(id('files')) });

export type SubmissionDraft = TypeOf<typeof submissionDraft>;

const nothing: SubmissionDraft = { link: '', note: '', fileId: null };

const draftOf = (submission: Submission | null | undefined): SubmissionDraft =>
  submission ? { link: submission.link, note: submission.note, fileId: submission.fileId } : nothing;

const nameOf = ({ id }: Assignment) => `assignment:${id}`;

/** Where a hand-in starts from: what came back, without its note, as the next one has something else to say. */
const startOf = (returned: Submission | null | undefined): SubmissionDraft => ({
  ...draftOf(returned),
  note: '',
});

/** What is typed for an assignment. */
export const useSubmissionDraft = (assignment: Assignment) =>
  useKeptDraft({
    name: nameOf(assignment),
    kept: startOf(assignment.submission),
    fields: submissionDraft,
  });

/** Lets the form of a submitted assignment start from what was submitted, for when it is withdrawn. */
export function keepForLater(assignment: Assignment, personId: string) {
  writeDraft(draftName(personId, nameOf(assignment)), {
    draft: draftOf(assignment.submission),
    base: startOf(assignment.earlier.at(-1)),
  });
}
