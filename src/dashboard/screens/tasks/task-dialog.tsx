import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Button } from '@/design-system/button/button';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import * as s from './task-dialog.module.scss';
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
  const { Part, failed, retry } = panel;
  useFocusBack(id !== null, () => document.querySelector<HTMLElement>('h1'));
  if (id === null) return null;
  if (Part) return <Part key={id} id={id} onClose={close} {...{ today, projectName, personName }} />;
  return (
    <Dialog place="side" title="Task" onClose={close}>
      {failed ? (
        <>
          <p role="alert">The task could not be loaded. Check the connection and try again.</p>
          <Button size="compact" className={s.retry} onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <Skeleton count={6} label="Loading the task" />
      )}
    </Dialog>
  );
}
