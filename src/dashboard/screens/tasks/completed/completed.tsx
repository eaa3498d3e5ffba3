import { useMemo } from 'react';
import type { Task } from '@/dashboard/model/records/records';
import { useRun } from '@/dashboard/hooks/use-run';
import { editRecord } from '@/dashboard/commands/edit-record';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { TextLink } from '@/design-system/text-link/text-link';
import { activeTasksOf, completedTasksOf, portalPath } from '@/routes/portal-paths';
import { focusTask } from '@/dashboard/screens/tasks/parts/focus-task';
import { withStatus } from '@/dashboard/commands/tasks/task-changes';
import { TaskDialog } from '@/dashboard/screens/tasks/task-dialog';
import { TaskFilters } from '@/dashboard/screens/tasks/parts/task-filters';
import { filterTasks, readSort, sortTasks } from '@/dashboard/screens/tasks/task-query';
import { TaskTable } from '@/dashboard/screens/tasks/parts/task-table';
import { useOpenTask } from '@/dashboard/screens/tasks/use-open-task';
import { useTasks } from '@/dashboard/screens/tasks/use-tasks';
import { counted } from '@/dashboard/words/count';

/** The completed tasks, the latest first. Each can be reopened. */
export function CompletedTasksScreen() {
  const tasks = useTasks();
  const { all, role, view } = tasks;
  const { filter, today, address, isFiltered, projectName, personName } = view;
  const run = useRun();
  const open = useOpenTask();
  const sort = readSort(address.values.sort, { by: 'done', desc: true });
  const { by, desc } = sort;
  const rows = useMemo(() => {
    const done = all.filter(({ status }) => status === 'done');
    const found = filterTasks(done, { ...filter, due: null }, today);
    return sortTasks(found, { by, desc }, { projectName, personName });
  }, [all, filter, today, by, desc, projectName, personName]);
  const isTeam = filter.personId === null;

  const reopen = async ({ id, title }: Task) => {
    const place = rows.findIndex((row) => row.id === id);
    const { done } = await run((read) => ({
      label: `Reopened “${title}”`,
      changes: [editRecord(read, 'tasks', id, (task) => withStatus(task, 'doing', today))],
    }));
    if (done) focusTask([rows[place + 1]?.id, rows[place - 1]?.id]);
  };

  return (
    <Screen
      route={completedTasksOf(role)}
      lead={`${counted(rows.length, 'task is', 'tasks are')} done${isFiltered ? ' with these filters' : ''}.`}
    >
      <TaskFilters tasks={tasks} due={false} />
      <PanelGrid>
        <Panel title="Completed tasks" titleHidden>
          {rows.length === 0 ? (
            <Empty
              title={isFiltered ? 'No completed tasks match your filters' : 'No completed tasks yet'}
              action={
                !isFiltered && <TextLink href={portalPath(activeTasksOf(role))}>View active tasks</TextLink>
              }
            >
              {isFiltered
                ? 'Clear them to see all completed tasks.'
                : 'A task appears here when you move it to Done on the board.'}
            </Empty>
          ) : (
            <TaskTable
              view={view}
              rows={rows}
              sort={sort}
              label="Completed tasks"
              columns={['project', 'done', 'due', ...(isTeam ? (['person'] as const) : [])]}
              onOpen={open.show}
              renderActions={(task) => (
                <Button
                  size="compact"
                  variant="outline"
                  icon={<Icon name="rotate-ccw" size={18} />}
                  aria-label={`Reopen “${task.title}”`}
                  onClick={() => void reopen(task)}
                >
                  Reopen
                </Button>
              )}
            />
          )}
        </Panel>
      </PanelGrid>
      <TaskDialog open={open} tasks={tasks} />
    </Screen>
  );
}
