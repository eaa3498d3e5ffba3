import { formatCsv } from '@/dashboard/csv/format-csv';
import type { Person, Project } from '@/dashboard/model/records/records';
import { plainNumber } from '@/dashboard/words/count';
import { hoursInColumn } from '@/dashboard/words/span';
import {
  projectFieldLabels,
  projectFieldIds,
  textsOf,
} from '@/dashboard/screens/projects/project-form/project-fields';
import type { ProjectFigures } from './project-figures';

/** Projects as a CSV file: every field under its name, so that the file can be read back, and the logged hours. */
export function projectsCsv(
  projects: readonly Project[],
  figures: ProjectFigures,
  people: readonly Person[],
  currency: string,
): string {
  const addresses = new Map(people.map(({ id, email, name }) => [id, email || name]));
  const rows = projects.map((project) => {
    const texts = textsOf(project, {
      client: project.clientId === null ? '' : figures.client(project),
      lead: addresses.get(project.leadId) ?? '',
      members: project.memberIds.flatMap((id) => addresses.get(id) ?? []).join(', '),
      currency,
    });
    return [
      ...projectFieldIds.map((id) => texts[id]),
      plainNumber(hoursInColumn(figures.totals(project).minutes)),
    ];
  });
  return formatCsv([[...projectFieldIds.map((id) => projectFieldLabels[id]), 'Hours'], ...rows]);
}
