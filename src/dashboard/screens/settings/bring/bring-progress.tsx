import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { Button } from '@/design-system/button/button';
import * as s from './bring-dialog.module.scss';

export interface BringProgressProps {
  /** Number of records that were sent. */
  count: number;
  total: number;
}

/** The number of sent records. Asks before the page is left during the sending. */
export function BringProgress({ count, total }: BringProgressProps) {
  const { leaving, leave, stay } = useLeaveGuard(true);
  return (
    <>
      <WaveProgress label="Records sent" value={count} max={total} />
      <p className={s.note}>
        You can stop and continue later: records that were sent stay in the shared portal.
      </p>
      {leaving && (
        <QuestionDialog
          title="Stop and leave?"
          onClose={stay}
          actions={
            <Button size="compact" onClick={leave}>
              Stop and leave
            </Button>
          }
        >
          <p>
            Records are being sent. Records that were sent stay in the shared portal. You can bring the others
            later.
          </p>
        </QuestionDialog>
      )}
    </>
  );
}
