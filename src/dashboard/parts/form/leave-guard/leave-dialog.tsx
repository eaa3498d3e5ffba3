import { Button } from '@/design-system/button/button';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { LeaveGuard } from './use-leave-guard';
import * as s from './leave-dialog.module.scss';

export interface LeaveDialogProps {
  guard: LeaveGuard;
}

/** States which changes the user can save as drafts. */
function draftWords(forms: number, drafts: number): string {
  if (drafts === 0) return 'If you leave, you lose them.';
  if (drafts === forms) return `You can save them as ${forms > 1 ? 'drafts' : 'a draft'} on this device.`;
  const some = drafts > 1 ? `drafts of ${drafts} forms` : 'a draft of 1 form';
  return `You can save ${some} on this device. If you leave, you lose all other changes.`;
}

/** Asks the user to confirm leaving with unsaved changes. Renders nothing while no navigation is pending. */
export function LeaveDialog({ guard }: LeaveDialogProps) {
  const { leaving, forms, drafts, discard, discardWithoutDraft, leave, stay } = guard;
  if (!leaving) return null;
  const several = forms > 1;
  return (
    <Dialog
      title="Leave without saving?"
      size="small"
      onClose={stay}
      footer={
        <>
          <Button size="compact" onClick={stay}>
            Keep editing
          </Button>
          {drafts > 0 && (
            <Button
              size="compact"
              variant="outline"
              onClick={() => {
                discardWithoutDraft();
                leave();
              }}
            >
              {drafts > 1 ? 'Save drafts and leave' : 'Save draft and leave'}
            </Button>
          )}
          <Button
            size="compact"
            variant="outline"
            onClick={() => {
              discard();
              leave();
            }}
          >
            {several ? 'Discard all and leave' : 'Discard and leave'}
          </Button>
        </>
      }
    >
      <p className={s.text}>
        {several ? `Your changes in ${forms} forms are not saved.` : 'Your changes are not saved.'}{' '}
        {draftWords(forms, drafts)}
      </p>
    </Dialog>
  );
}
