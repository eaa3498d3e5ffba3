import type { ProjectStatus } from '@/dashboard/model/records/records';
import { projectStatuses } from '@/dashboard/model/records/project';
import type { BadgeTone } from '@/design-system/badge/badge';

export const statuses = projectStatuses;

export const statusTones: Readonly<Record<ProjectStatus, BadgeTone>> = {
  planned: 'neutral',
  active: 'ok',
  paused: 'warn',
  done: 'neutral',
  archived: 'neutral',
};
