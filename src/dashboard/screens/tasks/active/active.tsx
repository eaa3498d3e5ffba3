import { memo, useMemo } from 'react';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { Task } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { TextLink } from '@/design-system/text-link/text-link';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import { Screen } from '@/dashboard/parts/screen/screen';
import { focusTask } from '@/dashboard/screens/tasks/parts/focus-task';
import { LostDrafts } from '@/dashboard/screens/tasks/parts/lost-drafts';
import { MoveMenu } from '@/dashboard/screens/tasks/parts/move-menu';
import { QuickAdd } from '@/dashboard/screens/tasks/parts/quick-add';
import { TaskDialog } from '@/dashboard/screens/tasks/task-dialog';
import { TaskFilters } from '@/dashboard/screens/tasks/parts/task-filters';
import { filterTasks, inColumn, readSort, sortTasks } from '@/dashboard/screens/tasks/task-query';
import { TaskTable } from '@/dashboard/screens/tasks/parts/task-table';
import { isOverdue } from '@/dashboard/words/task';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { useOpenTask } from '@/dashboard/screens/tasks/use-open-task';
import { useTasks, type Tasks, type TaskView } from '@/dashboard/screens/tasks/use-tasks';
import { TaskBoard } from './task-board';
import { useMoves, type ColumnTasks } from './use-moves';
import { counted } from '@/dashboard/words/count';
import { activeTasksOf } from '@/routes/portal-paths';

/** The open tasks, as a board to drag cards on or as a list. */
export function ActiveTasksScreen() {
  const tasks = useTasks();
  const { all, role, today, address, view } = tasks;
  const { filter, isFiltered } = view;
  const open = useOpenTask();
  const wantsList = address.values.view === 'list';

  const found = useMemo(() => filterTasks(all, filter, today), [all, filter, today]);
  const active = useMemo(() => found.filter(({ status }) => status !== 'done'), [found]);
  const columns = useMemo((): ColumnTasks => {
    const of = (status: Task['status']) => active.filter((task) => task.status === status).sort(inColumn);
    return { todo: of('todo'), doing: of('doing'), review: of('review') };
  }, [active]);
  const move = useMoves(columns, today);

  return (
    <Screen
      route={activeTasksOf(role)}
      lead={
        <>
          {leadOf(active, tasks)}
          {managesTasks(role) && active.length === 0 && !isFiltered && view.filter.personId !== null && (
            <>
              {' '}
              <TextLink href={address.hrefWith({ who: 'team', page: null })}>
                View the whole team’s tasks
              </TextLink>
            </>
          )}
        </>
      }
      actions={
        <ChoiceLinks
          label="View"
          choices={[
            { label: 'Board', href: address.hrefWith({ view: null, page: null }), current: !wantsList },
            { label: 'List', href: address.hrefWith({ view: 'list', page: null }), current: wantsList },
          ]}
        />
      }
    >
      {managesTasks(role) ? (
        <QuickAdd tasks={tasks} onAdd={({ id }) => focusTask([id])} />
      ) : (
        <LostDrafts tasks={tasks} />
      )}
      <TaskFilters tasks={tasks} />
      {view.address.values.view === 'list' ? (
        <ActiveList view={view} active={active} onOpen={open.show} onMove={move} />
      ) : active.length === 0 && isFiltered ? (
        <PanelGrid>
          <Panel title="Tasks" titleHidden>
            <Empty title="No tasks match your filters">Clear them to see all open tasks.</Empty>
          </Panel>
        </PanelGrid>
      ) : (
        <TaskBoard
          view={view}
          columns={columns}
          doneCount={found.length - active.length}
          onOpen={open.show}
          onMove={move}
        />
      )}
      <TaskDialog open={open} tasks={tasks} />
    </Screen>
  );
}

function leadOf(active: readonly Task[], { me, today, personName, view }: Tasks): string {
  const { isFiltered, filter } = view;
  const late = active.filter((task) => isOverdue(task, today)).length;
  const count = counted(active.length, 'open task');
  const { personId } = filter;
  const whose =
    personId === null ? 'in the team' : personId === me.id ? 'for you' : `for ${personName(personId)}`;
  return [
    isFiltered ? `${count} ${whose} with these filters` : `${count} ${whose}`,
    late > 0 && `${late} overdue`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}

interface ActiveListProps {
  view: TaskView;
  active: readonly Task[];
  onOpen: (task: { id: string }) => void;
  onMove: ReturnType<typeof useMoves>;
}

const ActiveList = memo(function ActiveList({ view, active, onOpen, onMove }: ActiveListProps) {
  const { address, filter, isFiltered, projectName, personName } = view;
  const role = useRole();
  const sort = readSort(address.values.sort, { by: 'due', desc: false });
  const { by, desc } = sort;
  const rows = useMemo(
    () => sortTasks(active, { by, desc }, { projectName, personName }),
    [active, by, desc, projectName, personName],
  );
  const isTeam = filter.personId === null;
  return (
    <PanelGrid>
      <Panel title="Open tasks" titleHidden>
        {rows.length === 0 ? (
          <Empty title={isFiltered ? 'No tasks match your filters' : 'Nothing to do'}>
            {isFiltered
              ? 'Clear them to see all open tasks.'
              : managesTasks(role)
                ? 'Add a task above, or see the whole team’s tasks.'
                : 'Tasks that are assigned to you appear here.'}
          </Empty>
        ) : (
          <TaskTable
            view={view}
            rows={rows}
            sort={sort}
            label="Open tasks"
            columns={['project', 'due', 'priority', 'status', ...(isTeam ? (['person'] as const) : [])]}
            onOpen={onOpen}
            renderActions={(task) => (
              <MoveMenu task={task} onMove={({ id, to }) => void onMove({ id, to, index: 0 })} />
            )}
          />
        )}
      </Panel>
    </PanelGrid>
  );
});
