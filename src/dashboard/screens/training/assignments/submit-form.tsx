import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Assignment } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { submitAssignment } from '@/dashboard/commands/training/assignments';
import { fileLimit } from '@/dashboard/commands/training/stored-file';
import { now } from '@/platform/clock';
import { checkSubmission } from './check-submission';
import { useDraftFile } from './use-draft-file';
import { useSubmissionDraft } from './use-submission-draft';
import * as s from './submit-form.module.scss';

export interface SubmitFormProps {
  assignment: Assignment;
}

/** Hands work in: a link, a file or both, with a note. What is typed stays on this device until it is handed in. */
export function SubmitForm({ assignment }: SubmitFormProps) {
  const run = useRun();
  const { draft, dirty, state, change } = useSubmissionDraft(assignment);
  const file = useRecord('files', draft.fileId);
  const draftFile = useDraftFile({ assignment, draft, onChange: change });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const link = useRef<HTMLInputElement>(null);
  const again = assignment.status === 'returned';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = checkSubmission({ ...draft, fileId: file ? draft.fileId : null });
    if ('error' in checked) {
      setError(checked.error);
      link.current?.focus();
      return;
    }
    setFailure('');
    setBusy(true);
    const outcome = await run(
      () => ({
        label: `Submitted “${assignment.title}”`,
        changes: submitAssignment(assignment, { ...checked.submission, at: now().toISOString() }),
      }),
      { toast: 'success' },
    );
    setBusy(false);
    if (outcome.done) return;
    setFailure(outcome.message);
  };

  return (
    <Panel
      title={again ? 'Submit again' : 'Submit'}
      aside={dirty && state === 'stored' ? 'Draft saved on this device' : undefined}
    >
      <form noValidate className={s.form} onSubmit={(event) => void submit(event)}>
        <InputField
          ref={link}
          label="Link"
          mark="optional with a file"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2000}
          value={draft.link}
          error={error}
          onChange={({ target }) => {
            setError(undefined);
            change({ ...draft, link: target.value });
          }}
        />
        <FileInput
          label="File"
          mark="optional with a link"
          hint="Up to 5 MB. It is stored in this browser."
          limit={fileLimit}
          file={file}
          busy={draftFile.busy}
          error={draftFile.error}
          onChoose={({ file: chosen }) => {
            setError(undefined);
            void draftFile.take(chosen);
          }}
          onRemove={() => void draftFile.remove()}
        />
        <AreaField
          label="Note"
          mark="optional"
          hint={again ? 'What did you change?' : 'What should your mentor look at first?'}
          rows={4}
          maxLength={4000}
          value={draft.note}
          onChange={({ target }) => change({ ...draft, note: target.value })}
        />
        {failure && (
          <p role="alert" className={s.failure}>
            {failure}
          </p>
        )}
        <div>
          <Button
            type="submit"
            size="compact"
            icon={<Icon name="send" size={18} />}
            aria-disabled={busy || undefined}
          >
            {again ? 'Submit again' : 'Submit'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
