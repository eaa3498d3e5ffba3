import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { Menu } from '@/dashboard/parts/menu/menu';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { taskStatuses, taskStatusNames } from '@/dashboard/words/task';

export interface MoveMenuProps {
  task: Task;
  onMove: (move: { id: string; to: TaskStatus }) => void;
  /** Moves the card within its column. Left out where cards have no order. */
  onStep?: (move: { id: string; by: -1 | 1 }) => void;
  className?: string;
}

/** Moves a card without dragging. */
export function MoveMenu({ task, onMove, onStep, className }: MoveMenuProps) {
  const columns = taskStatuses.map((status) => ({
    id: status,
    label: taskStatusNames[status],
    checked: status === task.status,
  }));
  const steps = [
    { id: 'up', label: 'One place up' },
    { id: 'down', label: 'One place down' },
  ];
  return (
    <Menu
      label={`Move “${task.title}” to`}
      items={onStep ? [...steps, ...columns] : columns}
      align="end"
      onChoose={({ id }) => {
        if (id === 'up' || id === 'down') onStep?.({ id: task.id, by: id === 'up' ? -1 : 1 });
        const to = taskStatuses.find((status) => status === id);
        if (to && to !== task.status) onMove({ id: task.id, to });
      }}
    >
      {({ ref, ...trigger }) => (
        <IconButton
          ref={ref}
          icon="more"
          label={`Move “${task.title}” to…`}
          size="compact"
          variant="plain"
          className={className}
          {...trigger}
        />
      )}
    </Menu>
  );
}
