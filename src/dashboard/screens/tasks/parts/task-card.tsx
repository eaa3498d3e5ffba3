import type { ReactNode } from 'react';
import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { CardControl } from '@/dashboard/parts/board/card-control';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { MoveMenu } from './move-menu';
import { OpenLink } from '@/dashboard/parts/open-link/open-link';
import * as s from './task-card.module.scss';
import { Comments, Due, Priority, Subtasks } from './task-facts';

export interface TaskCardProps {
  task: Task;
  today: string;
  project: string;
  /** The assignee's name, where it is not obvious. */
  person: string | null;
  /** The drag handle. */
  handle: ReactNode;
  href: string;
  onOpen: (task: { id: string }) => void;
  onMove: (move: { id: string; to: TaskStatus }) => void;
  onStep: (move: { id: string; by: -1 | 1 }) => void;
}

/** One task on the board. */
export function TaskCard({
  task,
  today,
  project,
  person,
  handle,
  href,
  onOpen,
  onMove,
  onStep,
}: TaskCardProps) {
  const colour = useRecord('projects', task.projectId)?.colour;
  return (
    <div className={s.root}>
      <div className={s.handle}>{handle}</div>
      <div className={s.body}>
        <CardControl className={s.name}>
          <OpenLink href={href} className={s.title} onOpen={() => onOpen({ id: task.id })}>
            {task.title}
          </OpenLink>
        </CardControl>
        <p className={s.project}>
          {colour && <ProjectDot colour={colour} className={s.dot} />}
          {project}
        </p>
        <div className={s.facts}>
          <Due task={task} today={today} />
          <Priority priority={task.priority} />
          <Subtasks task={task} />
          <Comments task={task} />
          {person && (
            <span className={s.person} title={person}>
              <Avatar name={person} />
              <VisuallyHidden>For {person}</VisuallyHidden>
            </span>
          )}
        </div>
      </div>
      <CardControl className={s.menu}>
        <MoveMenu task={task} onMove={onMove} onStep={onStep} className={s.button} />
      </CardControl>
    </div>
  );
}
