import type { ProjectColour, ProjectStatus } from '@/dashboard/model/records/records';

export const projectStatusNames: Readonly<Record<ProjectStatus, string>> = {
  planned: 'Planned',
  active: 'Active',
  paused: 'Paused',
  done: 'Done',
  archived: 'Archived',
};

export const projectColourNames: Readonly<Record<ProjectColour, string>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  grey: 'Grey',
};

/** Whether time can be logged on a project: it is planned or active. */
export const mayHaveTime = ({ status }: { status: ProjectStatus }): boolean =>
  status === 'active' || status === 'planned';

/** Whether work on a project may still come: it is not done and not archived. */
export const isOpenProject = ({ status }: { status: ProjectStatus }): boolean =>
  status !== 'done' && status !== 'archived';
