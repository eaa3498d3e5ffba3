import { useCallback, useEffect, useRef } from 'react';
import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { focusTask } from '@/dashboard/screens/tasks/parts/focus-task';
import { moveTask } from '@/dashboard/commands/tasks/task-changes';
import { statusNames } from '@/dashboard/screens/tasks/parts/task-words';

/** Open tasks by status, in the order of their columns. */
export type ColumnTasks = Readonly<Record<Exclude<TaskStatus, 'done'>, readonly Task[]>>;

export type MoveTo = (move: { id: string; to: TaskStatus; index: number }) => Promise<void>;

const labelOf = ({ title, status }: Task, to: TaskStatus) => {
  if (to === 'done') return `Completed “${title}”`;
  return status === to ? `Moved “${title}”` : `Moved “${title}” to ${statusNames[to]}`;
};

/** Moves tasks between and within columns. The same function for as long as the screen stands. */
export function useMoves(columns: ColumnTasks, today: string): MoveTo {
  const workspace = useWorkspace();
  const run = useRun();
  const latest = useRef({ columns, today });
  useEffect(() => {
    latest.current = { columns, today };
  });

  return useCallback(
    async ({ id, to, index }) => {
      const task = workspace.get('tasks', id);
      if (!task) return;
      const { columns: shown, today: day } = latest.current;
      const column = to === 'done' ? [] : shown[to].filter((other) => other.id !== id);
      const before = task.status === 'done' ? [] : shown[task.status];
      const place = before.findIndex((other) => other.id === id);
      if (task.status === to && place === index) return;
      const { done } = await run((read) => ({
        label: labelOf(task, to),
        changes: moveTask({ task: read.get('tasks', id) ?? task, status: to, column, index, today: day }),
      }));
      if (done) focusTask([id, before[place + 1]?.id, before[place - 1]?.id]);
    },
    [workspace, run],
  );
}
