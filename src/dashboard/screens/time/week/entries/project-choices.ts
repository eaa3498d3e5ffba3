import type { Project } from '@/dashboard/model/records/records';
import type { Choice } from '@/dashboard/parts/form/choice-field/choice-field';

/**
 * The projects that a person may log time on: planned and active ones, their own first.
 * @param projects - in the order of their names
 */
export function projectChoices(
  projects: readonly Project[],
  personId: string,
  without: readonly string[] = [],
): Choice[] {
  const open = projects.filter(
    ({ id, status }) => (status === 'active' || status === 'planned') && !without.includes(id),
  );
  const isOwn = ({ memberIds, leadId }: Project) => memberIds.includes(personId) || leadId === personId;
  return [...open.filter(isOwn), ...open.filter((project) => !isOwn(project))].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}
