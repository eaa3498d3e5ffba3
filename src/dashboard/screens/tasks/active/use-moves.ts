import { useCallback, useEffect, useRef } from 'react';
import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { focusTask } from '@/dashboard/screens/tasks/parts/focus-task';
import { moveTask } from '@/dashboard/commands/tasks/task-changes';
import { showToast } from '@/state/show-toast';
import { taskStatusNames } from '@/dashboard/words/task';

/** Open tasks by status, in the order of their columns. */
export type ColumnTasks = Readonly<Record<Exclude<TaskStatus, 'done'>, readonly Task[]>>;

/** To a place of a column, or by one place within its own. */
export type TaskMove = { id: string; to: TaskStatus; index: number } | { id: string; by: -1 | 1 };
export type MoveTask = (move: TaskMove) => Promise<void>;

const labelOf = ({ title, status }: Task, to: TaskStatus) => {
  if (to === 'done') return `Completed “${title}”`;
  return status === to ? `Moved “${title}”` : `Moved “${title}” to ${taskStatusNames[to]}`;
};

/** Moves tasks between and within columns. The function is the same while the screen is mounted. */
export function useMoves(columns: ColumnTasks, today: string): MoveTask {
  const workspace = useWorkspace();
  const run = useRun();
  const latest = useRef({ columns, today });
  useEffect(() => {
    latest.current = { columns, today };
  });

  return useCallback(
    async (move) => {
      const { id } = move;
      const task = workspace.get('tasks', id);
      if (!task) return;
      const { columns: shown, today: day } = latest.current;
      const before = task.status === 'done' ? [] : shown[task.status];
      const place = before.findIndex((other) => other.id === id);
      const { to, index } = 'to' in move ? move : { to: task.status, index: place + move.by };
      const column = to === 'done' ? [] : shown[to].filter((other) => other.id !== id);
      if (task.status === to && place === index) return;
      if (index < 0 || index > column.length) {
        const end = index < 0 ? 'first' : 'last';
        showToast({ text: `“${task.title}” is already ${end} in its column.`, tone: 'ok' });
        return;
      }
      const { done } = await run((read) => ({
        label: labelOf(task, to),
        changes: moveTask({ task: read.get('tasks', id) ?? task, status: to, column, index, today: day }),
      }));
      if (done) focusTask([id, before[place + 1]?.id, before[place - 1]?.id]);
    },
    [workspace, run],
  );
}
