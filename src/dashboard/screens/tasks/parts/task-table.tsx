import type { ReactNode } from 'react';
import { shortDay } from '@/dashboard/words/day';
import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { ProjectLink } from '@/dashboard/parts/project-dot/project-link';
import { Pager } from '@/dashboard/parts/data-table/pager';
import { pageSizes, type PageSize } from '@/dashboard/parts/data-table/table-state';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { OpenLink } from '@/dashboard/parts/open-link/open-link';
import { Comments, Due, Priority, Subtasks } from './task-facts';
import { writeSort, type TaskSortRule, type TaskSort } from '@/dashboard/screens/tasks/task-query';
import * as s from './task-table.module.scss';
import { taskStatusNames } from '@/dashboard/words/task';
import type { TaskView } from '@/dashboard/screens/tasks/use-tasks';

export interface TaskTableProps {
  view: TaskView;
  /** In their order; all pages. */
  rows: readonly Task[];
  sort: TaskSortRule;
  columns: readonly Exclude<TaskSort, 'title'>[];
  label: string;
  onOpen: (task: { id: string }) => void;
  renderActions: (task: Task) => ReactNode;
}

const heads: Readonly<Record<TaskSort, string>> = {
  title: 'Task',
  project: 'Project',
  due: 'Due',
  priority: 'Priority',
  status: 'Status',
  person: 'Person',
  done: 'Done on',
};

const tones: Readonly<Record<TaskStatus, BadgeTone>> = {
  todo: 'neutral',
  doing: 'warn',
  review: 'warn',
  done: 'ok',
};

/** Tasks as a table with pages, sorted by its column heads. */
export function TaskTable({ view, rows, sort, columns, label, onOpen, renderActions }: TaskTableProps) {
  const { address, today, projectName, personName } = view;
  const size = readSize(address.values.size);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, Number.parseInt(address.values.page ?? '1', 10) || 1), pages);
  const shown = rows.slice((page - 1) * size, page * size);

  const drawCell = (task: Task, column: TaskSort) => {
    switch (column) {
      case 'project':
        return <ProjectLink id={task.projectId}>{projectName(task.projectId)}</ProjectLink>;
      case 'person':
        return personName(task.assigneeId);
      case 'due':
        return <Due task={task} today={today} />;
      case 'priority':
        return task.priority === 'normal' ? (
          <span className={s.usual}>Normal</span>
        ) : (
          <Priority priority={task.priority} />
        );
      case 'status':
        return <Badge tone={tones[task.status]}>{taskStatusNames[task.status]}</Badge>;
      case 'done':
        return task.completedOn ? shortDay(task.completedOn) : '';
      default:
        return null;
    }
  };
  const drawHead = (column: TaskSort) => {
    const sorted = sort.by === column;
    const next: TaskSortRule = { by: column, desc: sorted ? !sort.desc : false };
    return (
      <th
        key={column}
        scope="col"
        data-column={column}
        aria-sort={sorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      >
        <Link href={address.hrefWith({ sort: writeSort(next), page: null })} className={s.sort}>
          {heads[column]}
          {sorted && <Icon name={sort.desc ? 'arrow-down' : 'arrow-up'} size={16} />}
        </Link>
      </th>
    );
  };

  return (
    <div className={s.root}>
      <table className={s.table} aria-label={label}>
        <thead>
          <tr>
            {drawHead('title')}
            {columns.map(drawHead)}
            <th scope="col" className={s.actions}>
              <span className={s.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((task) => (
            <tr key={task.id} data-card={task.id}>
              <th scope="row" data-column="title">
                <OpenLink href={view.hrefOf(task)} className={s.title} onOpen={() => onOpen({ id: task.id })}>
                  {task.title}
                </OpenLink>
                {columns.includes('project') && (
                  <span className={s.project}>{projectName(task.projectId)}</span>
                )}
                <span className={s.facts}>
                  <Subtasks task={task} />
                  <Comments task={task} />
                </span>
              </th>
              {columns.map((column) => (
                <td key={column} data-column={column}>
                  {drawCell(task, column)}
                </td>
              ))}
              <td className={s.actions}>{renderActions(task)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > pageSizes[0] && (
        <Pager
          noun="tasks"
          page={page}
          size={size}
          total={rows.length}
          hrefOf={(to) => address.hrefWith({ page: to === 1 ? null : String(to) })}
          onSize={({ size: chosen }) =>
            address.change({ size: chosen === pageSizes[0] ? null : String(chosen), page: null })
          }
        />
      )}
    </div>
  );
}

const readSize = (value: string | null): PageSize =>
  pageSizes.find((known) => String(known) === value) ?? pageSizes[0];
