import { budgetFinder, type Budget } from '@/dashboard/figures/budgets';
import { isProjectOverdue, noTotals, projectTotals, type ProjectTotals } from '@/dashboard/figures/projects';
import type { MoneyRecords } from '@/dashboard/figures/work-money';
import type { Client, Project } from '@/dashboard/model/records/records';
import { clientNames } from '@/dashboard/words/client';
import { personNames } from '@/dashboard/words/person';

/** The figures of projects in a list, computed from records. */
export interface ProjectFigures {
  today: string;
  totals: (project: Project) => ProjectTotals;
  budgets: (project: Project) => readonly Budget[];
  taskShare: (project: Project) => number | null;
  isOverdue: (project: Project) => boolean;
  client: (project: Project) => string;
  lead: (project: Project) => string;
}

export interface FigureRecords extends MoneyRecords {
  clients: readonly Client[];
}

/** @param today - ISO date */
export function projectFigures({ clients, ...records }: FigureRecords, today: string): ProjectFigures {
  const all = projectTotals(records);
  const nameOf = personNames(records.people);
  const totals = ({ id }: Project) => all.get(id) ?? noTotals;
  return {
    today,
    totals,
    budgets: budgetFinder(records),
    taskShare: (project) => {
      const { tasks: count, tasksDone } = totals(project);
      return count === 0 ? null : tasksDone / count;
    },
    isOverdue: (project) => isProjectOverdue(project, today),
    client: clientNames(clients),
    lead: ({ leadId }) => nameOf(leadId),
  };
}
