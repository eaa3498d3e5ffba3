import { useCallback, type ComponentType } from 'react';
import { segmented } from '@/dashboard/parts/form/date-field/segmented';
import { usePart } from '@/lib/use-part';
import { useSearchParam } from '@/design-system/link/use-search-param';
import type { TaskPanelProps } from './task-panel/task-panel';

const loadPanel = segmented.beside(
  async (): Promise<ComponentType<TaskPanelProps>> => (await import('./task-panel/task-panel')).TaskPanel,
);

/** The task that is open by the address (`?id=`), and its lazily loaded panel. */
export function useOpenTask() {
  const { value: id, open, close } = useSearchParam('id');
  const panel = usePart(loadPanel, id !== null);
  const { prepare } = panel;
  const show = useCallback(
    ({ id: task }: { id: string }) => {
      prepare();
      open(task);
    },
    [prepare, open],
  );
  return { id, show, close, panel };
}
