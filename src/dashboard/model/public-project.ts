import type { Project } from './records/records';

/** A project without amounts of money, as the people who work on it see it. */
export const publicProject = (project: Project): Project => ({
  ...project,
  budgetMoney: null,
  rates: [],
  estimate: null,
});
