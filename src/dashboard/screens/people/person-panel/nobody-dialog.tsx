import { Empty } from '@/dashboard/parts/empty/empty';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Button } from '@/design-system/button/button';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';

export interface NobodyDialogProps {
  /** The list that it stands beside. */
  kind: ListedKind;
  onClose: () => void;
}

/** What a link opens that leads to nobody. */
export function NobodyDialog({ kind, onClose }: NobodyDialogProps) {
  return (
    <Dialog title="Nobody by this link" place="side" onClose={onClose}>
      <Empty
        title={`No ${kinds[kind].one} has this link`}
        action={
          <Button size="compact" variant="outline" onClick={onClose}>
            Back to the list
          </Button>
        }
      >
        They may have been deleted, or the link is not complete.
      </Empty>
    </Dialog>
  );
}
