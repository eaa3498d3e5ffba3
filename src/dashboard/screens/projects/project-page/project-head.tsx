import type { ReactNode } from 'react';
import { isProjectOverdue } from '@/dashboard/figures/projects';
import type { Project } from '@/dashboard/model/records/records';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { dayWithYear } from '@/dashboard/words/day';
import { relativeDay } from '@/dashboard/words/moment';
import { isOpenProject, projectStatusNames } from '@/dashboard/words/project-status';
import { Badge } from '@/design-system/badge/badge';
import { projectStatusTones } from '@/dashboard/screens/projects/project-words';
import * as s from './project-head.module.scss';

export interface ProjectHeadProps {
  project: Project;
}

/** The name of a project with its colour. */
export function ProjectTitle({ project }: ProjectHeadProps) {
  return (
    <span className={s.title}>
      <ProjectDot colour={project.colour} size="large" />
      {project.name}
    </span>
  );
}

export interface ProjectLeadProps extends ProjectHeadProps {
  today: string;
  client?: ReactNode;
  /** Further facts. */
  children?: ReactNode;
}

/** The status, client and dates of a project. */
export function ProjectLead({ project, today, client, children }: ProjectLeadProps) {
  const { status, startsOn, dueOn } = project;
  const overdue = isProjectOverdue(project, today);
  return (
    <span className={s.lead}>
      <Badge tone={projectStatusTones[status]}>{projectStatusNames[status]}</Badge>
      {client}
      <span>
        {dayWithYear(startsOn)} to {dayWithYear(dueOn)}
      </span>
      {isOpenProject(project) && (
        <span className={s.due} data-overdue={overdue || undefined}>
          {overdue ? 'Overdue: due ' : 'Due '}
          {relativeDay(dueOn, today)}
        </span>
      )}
      {children}
    </span>
  );
}
