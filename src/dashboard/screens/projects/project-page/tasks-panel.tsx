import { useState } from 'react';
import { withStatus } from '@/dashboard/commands/tasks/task-changes';
import { editRecord } from '@/dashboard/commands/edit-record';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useRun } from '@/dashboard/hooks/use-run';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { deleteTask } from '@/dashboard/commands/tasks/delete-task';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { Project, Task, TaskStatus } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import { Panel } from '@/dashboard/parts/panel/panel';
import { dueWords } from '@/dashboard/words/moment';
import { isOverdue, taskStatuses, taskStatusNames } from '@/dashboard/words/task';
import { wholeNumber } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { TextLink } from '@/design-system/text-link/text-link';
import { taskPath } from '@/routes/task-path';
import { AddTask } from './add-task';
import * as s from './tasks-panel.module.scss';

export interface TasksPanelProps {
  project: Project;
  /** Those of the project that the person sees. */
  tasks: readonly Task[];
  today: string;
}

/** Tasks shown of each status before the user asks for more. */
const shownTasks = 5;

const byDue = (a: Task, b: Task) =>
  (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') || a.title.localeCompare(b.title, 'en');
const byCompletion = (a: Task, b: Task) => (b.completedOn ?? '').localeCompare(a.completedOn ?? '');

/** The tasks of a project by status, and a form that adds one. An intern has only own tasks, without the form. */
export function TasksPanel({ project, tasks, today }: TasksPanelProps) {
  const manages = managesTasks(useRole());
  const groups = taskStatuses.map((status) => ({
    status,
    tasks: tasks.filter((task) => task.status === status).sort(status === 'done' ? byCompletion : byDue),
  }));
  return (
    <Panel title={manages ? 'Tasks' : 'Your tasks'} id="tasks">
      {manages && <AddTask project={project} today={today} />}
      {tasks.length === 0 ? (
        <Empty title="No tasks yet">
          {manages
            ? 'Add the first task above. The person is notified.'
            : 'Your tasks of this project appear here.'}
        </Empty>
      ) : (
        groups.map((group) => group.tasks.length > 0 && <Group key={group.status} {...group} today={today} />)
      )}
    </Panel>
  );
}

interface GroupProps {
  status: TaskStatus;
  tasks: readonly Task[];
  today: string;
}

function Group({ status, tasks, today }: GroupProps) {
  const [all, setAll] = useState(false);
  const nameOf = usePersonName();
  const run = useRun();
  const role = useRole();
  const manages = managesTasks(role);
  const shown = all ? tasks : tasks.slice(0, shownTasks);

  const choose = (task: Task, choice: string) => {
    const next = taskStatuses.find((each) => each === choice);
    if (!next) return void run(deleteTask(task));
    void run((read) => ({
      label: `Moved “${task.title}” to ${taskStatusNames[next].toLowerCase()}`,
      changes: [editRecord(read, 'tasks', task.id, (latest) => withStatus(latest, next, today))],
    }));
  };

  return (
    <section className={s.group} aria-label={taskStatusNames[status]}>
      <h3 className={s.title}>
        {taskStatusNames[status]} <span className={s.count}>{wholeNumber(tasks.length)}</span>
      </h3>
      <ul role="list">
        {shown.map((task) => (
          <li key={task.id} className={s.task}>
            <TextLink href={taskPath(role, task, manages ? { who: task.assigneeId } : {})} className={s.name}>
              {task.title}
            </TextLink>
            <span className={s.facts}>
              {manages && <span>{nameOf(task.assigneeId)}</span>}
              {task.dueOn && task.status !== 'done' && (
                <span className={s.due} data-overdue={isOverdue(task, today) || undefined}>
                  {dueWords(task.dueOn, today)}
                </span>
              )}
            </span>
            {manages && (
              <MoreMenu
                label={`Actions for ${task.title}`}
                items={[
                  ...taskStatuses
                    .filter((each) => each !== status)
                    .map((each): MenuItem => ({
                      id: each,
                      label: `Move to ${taskStatusNames[each].toLowerCase()}`,
                    })),
                  { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
                ]}
                onChoose={({ id }) => choose(task, id)}
              />
            )}
          </li>
        ))}
      </ul>
      {tasks.length > shownTasks && (
        <Button
          size="compact"
          variant="outline"
          className={s.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${wholeNumber(tasks.length)}`}
        </Button>
      )}
    </section>
  );
}
