import { writeStored } from '@/platform/storage';
import type { Assignment, Submission } from '@/dashboard/data/records';
import { draftKey, useKeptDraft } from '@/dashboard/data/use-kept-draft';

/** What is about to be handed in. Its file is in the `files` collection already, so that a reload keeps it too. */
export type SubmissionDraft = Pick<Submission, 'link' | 'note' | 'fileId'>;

const nothing: SubmissionDraft = { link: '', note: '', fileId: null };

const draftOf = (submission: Submission | null | undefined): SubmissionDraft =>
  submission ? { link: submission.link, note: submission.note, fileId: submission.fileId } : nothing;

function parseDraft(value: unknown): SubmissionDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { link, note, fileId } = value as Record<string, unknown>;
  if (typeof link !== 'string' || typeof note !== 'string') return null;
  return fileId === null || typeof fileId === 'string' ? { link, note, fileId } : null;
}

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
    parse: parseDraft,
  });

/** Lets the form of a submitted assignment start from what was submitted, for when it is withdrawn. */
export function keepForLater(assignment: Assignment) {
  writeStored(draftKey(nameOf(assignment)), {
    draft: draftOf(assignment.submission),
    base: startOf(assignment.earlier?.at(-1)),
  });
}
