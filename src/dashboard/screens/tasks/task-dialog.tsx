import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import type { useOpenTask } from './use-open-task';
import type { Tasks } from './use-tasks';

export interface TaskDialogProps {
  open: ReturnType<typeof useOpenTask>;
  tasks: Tasks;
}

/** The panel of the task in the address, once its code is loaded. */
export function TaskDialog({
  open: { id, close, panel },
  tasks: { today, projectName, personName },
}: TaskDialogProps) {
  const { Part, failed } = panel;
  if (id === null) return null;
  if (Part) return <Part key={id} id={id} onClose={close} {...{ today, projectName, personName }} />;
  return (
    <Dialog place="side" title="Task" onClose={close}>
      <LoadFailure parts={[panel]} />
      {!failed && <Skeleton count={6} label="Loading the task" />}
    </Dialog>
  );
}
