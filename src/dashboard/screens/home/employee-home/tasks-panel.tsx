import { dayAsOf } from '@/dashboard/words/day';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Task } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import { HomeRowList, type HomeRow } from '@/dashboard/screens/home/parts/home-row-list';

const shownTasks = 6;

export interface TasksPanelProps {
  /** Open ones, the most urgent first. */
  tasks: readonly Task[];
  today: string;
}

function whenOf({ dueOn }: Task, today: string): Pick<HomeRow, 'when' | 'whenSaid' | 'urgent'> {
  if (dueOn === null) return { when: 'No day' };
  return {
    when: dueOn === today ? 'Today' : dayAsOf(dueOn, today),
    whenSaid: dueOn < today ? 'overdue since' : 'due',
    urgent: dueOn <= today,
  };
}

/** The tasks that are due next. */
export function TasksPanel({ tasks, today }: TasksPanelProps) {
  const projects = useRecords('projects');
  const nameOf = (projectId: string) => projects.find(({ id }) => id === projectId)?.name;
  return (
    <Panel
      title="Due next"
      aside={
        tasks.length > shownTasks && (
          <PanelLink href={portalPath('active-tasks')}>View all {tasks.length}</PanelLink>
        )
      }
    >
      {tasks.length === 0 ? (
        <Empty title="No active tasks">Your tasks appear here, the next due first.</Empty>
      ) : (
        <HomeRowList
          rows={tasks.slice(0, shownTasks).map((task) => ({
            id: task.id,
            text: task.title,
            href: portalPath('active-tasks', { id: task.id }),
            detail: [nameOf(task.projectId), task.priority === 'high' && 'high priority']
              .filter(Boolean)
              .join(', '),
            ...whenOf(task, today),
          }))}
        />
      )}
    </Panel>
  );
}
