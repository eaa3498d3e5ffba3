import type { Project } from '@/dashboard/model/records/records';

/** A project for tests: active through 2026, without members or a budget. */
export const buildProject = (fields: Partial<Project> = {}): Project => ({
  id: 'ferry',
  revision: 0,
  name: 'Harbour Ferry',
  clientId: 'avery-crossings',
  status: 'active',
  colour: 'red',
  startsOn: '2026-01-01',
  dueOn: '2026-12-31',
  budgetMinutes: 0,
  budgetMoney: null,
  rates: [],
  leadId: 'noor',
  memberIds: [],
  notes: '',
  links: [],
  fileIds: [],
  estimate: null,
  ...fields,
});
