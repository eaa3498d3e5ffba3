import type { ReactNode } from 'react';
import { useRecord, useRole } from '@/dashboard/hooks/use-workspace';
import { Link } from '@/design-system/link/link';
import { projectPath } from '@/routes/project-path';
import * as s from './project-link.module.scss';

export interface ProjectLinkProps {
  id: string;
  /** Name of the project. */
  children: ReactNode;
}

/** The name of a project as a link to its page. A deleted project has no page, so its name is text. */
export function ProjectLink({ id, children }: ProjectLinkProps) {
  const role = useRole();
  const isThere = useRecord('projects', id) !== null;
  return isThere ? (
    <Link href={projectPath(role, id)} className={s.root}>
      {children}
    </Link>
  ) : (
    children
  );
}
