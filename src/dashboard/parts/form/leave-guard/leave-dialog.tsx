import { Button } from '@/design-system/button/button';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { LeaveGuard } from './use-leave-guard';
import * as s from './leave-dialog.module.scss';

export interface LeaveDialogProps {
  guard: LeaveGuard;
  /** Discards the changes before the navigation. */
  onDiscard: () => void;
  /** Whether the form keeps a draft in storage. @default false */
  keepsDraft?: boolean;
}

/** Asks the user to confirm leaving with unsaved changes. Renders nothing while no navigation is pending. */
export function LeaveDialog({ guard, onDiscard, keepsDraft = false }: LeaveDialogProps) {
  if (!guard.leaving) return null;
  return (
    <Dialog
      title="Leave without saving?"
      size="small"
      onClose={guard.stay}
      footer={
        <>
          <Button size="compact" onClick={guard.stay}>
            Keep editing
          </Button>
          {keepsDraft && (
            <Button size="compact" variant="outline" onClick={guard.leave}>
              Save draft and leave
            </Button>
          )}
          <Button
            size="compact"
            variant="outline"
            onClick={() => {
              onDiscard();
              guard.leave();
            }}
          >
            Discard and leave
          </Button>
        </>
      }
    >
      <p className={s.text}>
        {keepsDraft
          ? 'Your changes are not saved. You can save them as a draft on this device.'
          : 'Your changes are not saved. If you leave, you lose them.'}
      </p>
    </Dialog>
  );
}
