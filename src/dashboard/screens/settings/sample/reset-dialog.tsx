import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { useBackup } from '@/dashboard/screens/settings/use-backup';
import type { BaseName } from '@/dashboard/store/origin';
import { Button } from '@/design-system/button/button';
import { showToast } from '@/state/show-toast';
import { useReplacing } from './use-replacing';
import * as s from '@/dashboard/screens/settings/panel-form.module.scss';

const words: Readonly<Record<BaseName, { title: string; text: string; done: string }>> = {
  sample: {
    title: 'Reset to sample data?',
    text: 'The sample data replaces all records and drafts in this browser.',
    done: 'Reset to the sample data',
  },
  own: {
    title: 'Reset to an empty agency?',
    text: 'All records and drafts in this browser are removed. The accounts and the settings start over.',
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
  const { busy, error, run } = useReplacing(async () => {
    await reset(base);
    onClose();
    showToast({ text: done, tone: 'ok' });
  });
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button size="compact" disabled={busy} onClick={run}>
            Replace all records
          </Button>
          <Button size="compact" variant="outline" onClick={() => void download()}>
            Download backup
          </Button>
          <Button size="compact" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className={s.note}>
        {text} This cannot be undone: download a backup first if you may need the current records again.
      </p>
      <p role="alert" className={s.error}>
        {error}
      </p>
    </Dialog>
  );
}
