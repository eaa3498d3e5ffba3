import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { useBackup } from '@/dashboard/hooks/use-backup';
import type { BaseName } from '@/dashboard/store/origin';
import { Button } from '@/design-system/button/button';
import { showToast } from '@/state/show-toast';
import * as s from '@/dashboard/screens/settings/panel-form.module.scss';

const words: Readonly<Record<BaseName, { title: string; text: string; done: string }>> = {
  sample: {
    title: 'Reset to sample agency?',
    text: 'The sample agency replaces all records and drafts in this browser, and the log of this device is emptied.',
    done: 'Reset to the sample agency',
  },
  own: {
    title: 'Reset to an empty agency?',
    text: 'All records and drafts in this browser are deleted, and the log of this device is emptied. The accounts and the settings start over.',
    done: 'Reset to an empty agency',
  },
};

export interface ResetDialogProps {
  base: BaseName;
  onClose: () => void;
}

/** Asks before all records are replaced by the sample or by an empty agency. */
export function ResetDialog({ base, onClose }: ResetDialogProps) {
  const { reset } = useWorkspace();
  const { title, text, done } = words[base];
  const download = useBackup();
  return (
    <ActDialog
      title={title}
      answer="Replace all records"
      actions={
        <Button size="compact" variant="outline" onClick={() => void download()}>
          Download backup
        </Button>
      }
      act={async () => {
        await reset(base);
        return null;
      }}
      onDone={() => {
        onClose();
        showToast({ text: done, tone: 'ok' });
      }}
      onClose={onClose}
    >
      <p className={s.note}>
        {text} This can’t be undone: download a backup first if you may need the current records again.
      </p>
    </ActDialog>
  );
}
