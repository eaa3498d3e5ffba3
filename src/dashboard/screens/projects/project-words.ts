import type { ProjectStatus } from '@/dashboard/model/records/records';
import type { BadgeTone } from '@/design-system/badge/badge';

export const projectStatusTones: Readonly<Record<ProjectStatus, BadgeTone>> = {
  planned: 'neutral',
  active: 'ok',
  paused: 'warn',
  done: 'neutral',
  archived: 'neutral',
};
