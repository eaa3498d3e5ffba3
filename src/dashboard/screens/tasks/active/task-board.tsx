import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { Board } from '@/dashboard/parts/board/board';
import type { BoardColumn } from '@/dashboard/parts/board/board-column';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { TextLink } from '@/design-system/text-link/text-link';
import { completedTasksOf, portalPath } from '@/routes/portal-paths';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import { TaskCard } from '@/dashboard/screens/tasks/parts/task-card';
import { taskStatusNames } from '@/dashboard/words/task';
import type { TaskView } from '@/dashboard/screens/tasks/use-tasks';
import type { ColumnTasks, MoveTask } from './use-moves';
import * as s from './task-board.module.scss';

export interface TaskBoardProps {
  view: TaskView;
  columns: ColumnTasks;
  doneCount: number;
  onOpen: (task: { id: string }) => void;
  onMove: MoveTask;
}

/** Number of cards that a column shows at first, and that it adds each time. */
const step = 20;
/** Cards of a column in the first frame. */
const firstCards = 6;

const hints: Readonly<Record<TaskStatus, string>> = {
  todo: 'Nothing to do.',
  doing: 'Nothing in progress. Move a card here when you start it.',
  review: 'Nothing to review.',
  done: 'Move a card here once it is done.',
};

/** The open tasks in columns by status, and a drop target for done ones. */
export const TaskBoard = memo(function TaskBoard({
  view,
  columns,
  doneCount,
  onOpen,
  onMove,
}: TaskBoardProps) {
  const { today, filter, isFiltered, projectName, personName, hrefOf } = view;
  const role = useRole();
  const [shown, setShown] = useState<Readonly<Partial<Record<TaskStatus, number>>>>({});
  const isWhole = useIsWhole();
  const isTeam = filter.personId === null;

  const columnOf = (status: TaskStatus): BoardColumn<Task> => {
    const all = status === 'done' ? [] : columns[status];
    const count = shown[status] ?? step;
    const rest = all.length - count;
    return {
      id: status,
      title: taskStatusNames[status],
      count: status === 'done' ? doneCount : all.length,
      items: all.slice(0, isWhole ? count : Math.min(count, firstCards)),
      empty:
        status === 'done' ? (
          <>
            {hints.done}
            <TextLink href={portalPath(completedTasksOf(role))} className={s.link}>
              View completed tasks
            </TextLink>
          </>
        ) : isFiltered ? (
          'No tasks here match your filters.'
        ) : status === 'todo' && managesTasks(role) ? (
          `${hints.todo} Add a task above.`
        ) : (
          hints[status]
        ),
      slim: status === 'done',
      foot: rest > 0 && (
        <ShowMore
          rest={rest}
          step={step}
          onMore={() => setShown((before) => ({ ...before, [status]: count + step }))}
        />
      ),
    };
  };
  const boardColumns = (['todo', 'doing', 'review', 'done'] as const).map(columnOf);

  const moveToTop = useCallback(
    ({ id, to }: { id: string; to: TaskStatus }) => void onMove({ id, to, index: 0 }),
    [onMove],
  );
  const moveBy = useCallback((move: { id: string; by: -1 | 1 }) => void onMove(move), [onMove]);
  const drawCard = useCallback(
    (task: Task, handle: ReactNode) => (
      <TaskCard
        task={task}
        today={today}
        project={projectName(task.projectId)}
        person={isTeam ? personName(task.assigneeId) : null}
        handle={handle}
        href={hrefOf(task)}
        onOpen={onOpen}
        onMove={moveToTop}
        onStep={moveBy}
      />
    ),
    [today, projectName, personName, isTeam, hrefOf, onOpen, moveToTop, moveBy],
  );

  return (
    <Board
      label="Tasks by status"
      columns={boardColumns}
      nameOf={useMemo(() => (task: Task) => task.title, [])}
      drawCard={drawCard}
      onOpen={onOpen}
      onMove={({ id, to, index }) => void onMove({ id, to: to as TaskStatus, index })}
    />
  );
});
