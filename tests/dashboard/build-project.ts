import type { Project } from '@/dashboard/model/records/records';
import { blankRecord } from './blank-record';

/** A project for tests: active through 2026, without members or a budget. */
export const buildProject = (fields: Partial<Project> = {}) =>
  blankRecord('projects', {
    id: 'ferry',
    name: 'Harbour Ferry',
    clientId: 'avery-crossings',
    status: 'active',
    colour: 'red',
    startsOn: '2026-01-01',
    dueOn: '2026-12-31',
    leadId: 'noor',
    ...fields,
  });
