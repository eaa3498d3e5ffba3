import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { Menu } from '@/dashboard/parts/menu/menu';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { statuses, statusNames } from './task-words';

export interface MoveMenuProps {
  task: Task;
  onMove: (move: { id: string; to: TaskStatus }) => void;
  className?: string;
}

/** Moves a card to another column without dragging. */
export function MoveMenu({ task, onMove, className }: MoveMenuProps) {
  const items = statuses.map((status) => ({
    id: status,
    label: statusNames[status],
    checked: status === task.status,
  }));
  return (
    <Menu
      label={`Move “${task.title}” to`}
      items={items}
      align="end"
      onChoose={({ id }) => {
        const to = statuses.find((status) => status === id);
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
