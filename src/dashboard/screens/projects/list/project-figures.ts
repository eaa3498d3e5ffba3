import {
  budgetShareOf,
  isProjectOverdue,
  noTotals,
  projectTotals,
  type ProjectTotals,
} from '@/dashboard/figures/projects';
import type { Client, Person, Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { clientNames } from '@/dashboard/words/client';
import { personNames } from '@/dashboard/words/person';

/** The figures of projects in a list, computed from records. */
export interface ProjectFigures {
  today: string;
  totals: (project: Project) => ProjectTotals;
  budgetShare: (project: Project) => number | null;
  taskShare: (project: Project) => number | null;
  isOverdue: (project: Project) => boolean;
  client: (project: Project) => string;
  lead: (project: Project) => string;
}

export interface FigureRecords {
  people: readonly Person[];
  clients: readonly Client[];
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
}

/** @param today - ISO date */
export function projectFigures(
  { people, clients, tasks, entries }: FigureRecords,
  today: string,
): ProjectFigures {
  const all = projectTotals(entries, tasks);
  const nameOf = personNames(people);
  const totals = ({ id }: Project) => all.get(id) ?? noTotals;
  return {
    today,
    totals,
    budgetShare: (project) => budgetShareOf(project, totals(project)),
    taskShare: (project) => {
      const { tasks: count, tasksDone } = totals(project);
      return count === 0 ? null : tasksDone / count;
    },
    isOverdue: (project) => isProjectOverdue(project, today),
    client: clientNames(clients),
    lead: ({ leadId }) => nameOf(leadId),
  };
}
