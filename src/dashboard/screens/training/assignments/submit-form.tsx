import { submitAssignment } from '@/dashboard/commands/training/assignments';
import { fileLimit } from '@/dashboard/commands/training/stored-file';
import { useDraftFiles } from '@/dashboard/hooks/use-draft-files';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useMe, useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Assignment } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { checkSubmission, submissionOf } from './check-submission';
import {
  nextDraft,
  storeForLater,
  submissionFields,
  submissionForm,
  type SubmissionDraft,
} from './submission-draft';
import * as s from './submit-form.module.scss';

export interface SubmitFormProps {
  assignment: Assignment;
}

/** Submits work: a link, a file or both, with a note. The draft stays on this device until then. */
export function SubmitForm({ assignment }: SubmitFormProps) {
  const me = useMe();
  const workspace = useWorkspace();
  /** The draft without a file that this browser no longer has. */
  const withStoredFile = (draft: SubmissionDraft): SubmissionDraft => ({
    ...draft,
    fileId: draft.fileId !== null && workspace.get('files', draft.fileId) ? draft.fileId : null,
  });
  const edit = useEdit({
    form: submissionForm(assignment),
    fields: submissionFields,
    collection: 'assignments',
    id: null,
    draftOf: () => nextDraft(assignment.submission),
    check: (draft) => checkSubmission(withStoredFile(draft)),
    save: (draft, _, { at }) => ({
      label: `Submitted “${assignment.title}”`,
      changes: submitAssignment(assignment, { ...submissionOf(withStoredFile(draft)), at }),
    }),
    onSaved: (draft) => storeForLater(me.id, assignment, { draft, returned: assignment.submission }),
  });
  const file = useRecord('files', edit.draft.fileId);
  const files = useDraftFiles();
  const attach = (fileId: string | null) => edit.change((draft) => ({ ...draft, fileId }));
  const choose = async (chosen: File) => {
    const fileId = await files.add(chosen, edit.draft.fileId);
    if (fileId !== null) attach(fileId);
  };
  const detach = () => {
    void files.remove(file ? [file.id] : []);
    attach(null);
  };
  const again = assignment.status === 'returned';
  const title = again ? 'Submit again' : 'Submit';

  return (
    <Panel title={title}>
      <EditForm edit={edit} submit={title} className={s.form}>
        <InputField
          label="Link"
          mark="optional with a file"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2000}
          {...edit.field('link')}
        />
        <FileInput
          label="File"
          mark="optional with a link"
          hint="At most 5 MB."
          limit={fileLimit}
          file={file}
          busy={files.busy}
          error={files.error}
          onChoose={({ file: chosen }) => void choose(chosen)}
          onRemove={detach}
        />
        <AreaField
          label="Note"
          mark="optional"
          hint={again ? 'What did you change?' : 'What should your mentor look at first?'}
          rows={4}
          maxLength={4000}
          {...edit.field('note')}
        />
      </EditForm>
    </Panel>
  );
}
