import type { ReactNode } from 'react';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { EditActions } from './edit-actions';
import { EditForm } from './edit-form';
import type { EditStatusProps } from './edit-status';

export interface EditDialogProps<Draft> extends Pick<EditStatusProps<Draft>, 'subject' | 'compare'> {
  edit: Edit<Draft>;
  /** Id of the form. */
  form: string;
  title: string;
  /** Label of the submit button. */
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form for `useEdit`. Asks before it closes with unsaved changes. */
export function EditDialog<Draft>({
  edit,
  form,
  title,
  submit,
  subject,
  compare,
  onClose,
  children,
}: EditDialogProps<Draft>) {
  // While the draft is being saved, the form may close: the save continues.
  const guard = useLeaveGuard(edit.dirty && !edit.saving, {
    keepsDraft: edit.state === 'stored',
    onDiscard: edit.discard,
  });
  return (
    <Dialog
      place="side"
      title={title}
      onClose={() => (edit.dirty && !edit.saving ? guard.ask(onClose) : onClose())}
      footer={<EditActions edit={edit} form={form} submit={submit} onCancel={onClose} />}
    >
      <EditForm
        edit={edit}
        id={form}
        subject={subject}
        compare={compare}
        onUseTheirs={onClose}
        aria-label={title}
      >
        {children}
      </EditForm>
      <LeaveDialog guard={guard} />
    </Dialog>
  );
}
