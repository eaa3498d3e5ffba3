import { addUsualKinds } from '@/dashboard/commands/leave/leave-commands';
import { useRun } from '@/dashboard/hooks/use-run';
import { Empty } from '@/dashboard/parts/empty/empty';
import { createLeaveKinds } from '@/dashboard/sample/leave-kinds';
import { Button } from '@/design-system/button/button';

/** Shown to an admin where there are no kinds of leave, as after a backup from before leave existed. */
export function NoKinds() {
  const run = useRun();
  return (
    <Empty
      title="No kinds of leave yet"
      action={
        <Button size="compact" onClick={() => void run((read) => addUsualKinds(createLeaveKinds(), read))}>
          Add the usual kinds
        </Button>
      }
    >
      The usual kinds are annual leave, sickness and unpaid leave. You can change them, or add your own, under
      Holidays and kinds.
    </Empty>
  );
}
