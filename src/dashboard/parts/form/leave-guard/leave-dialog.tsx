import { Button } from '@/design-system/button/button';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { LeaveGuard } from './use-leave-guard';
import * as s from './leave-dialog.module.scss';

export interface LeaveDialogProps {
  guard: LeaveGuard;
}

/** Asks the user to confirm leaving with unsaved changes. Renders nothing while no navigation is pending. */
export function LeaveDialog({ guard }: LeaveDialogProps) {
  const { leaving, forms, keepsDraft, discard, leave, stay } = guard;
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
          {keepsDraft && (
            <Button size="compact" variant="outline" onClick={leave}>
              {several ? 'Save drafts and leave' : 'Save draft and leave'}
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
        {keepsDraft
          ? `You can save them as ${several ? 'drafts' : 'a draft'} on this device.`
          : 'If you leave, you lose them.'}
      </p>
    </Dialog>
  );
}
