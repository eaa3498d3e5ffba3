import type { ProjectStatus } from '@/dashboard/model/records/records';
import { projectStatuses } from '@/dashboard/model/records/project';
import { formatMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';
import type { BadgeTone } from '@/design-system/badge/badge';

export const statuses = projectStatuses;

export const statusTones: Readonly<Record<ProjectStatus, BadgeTone>> = {
  planned: 'neutral',
  active: 'ok',
  paused: 'warn',
  done: 'neutral',
  archived: 'neutral',
};

/** Formats a budget or a part of it in its unit. */
export const budgetWords = (size: number, unit: 'hours' | 'money', currency: string): string =>
  unit === 'hours' ? decimalHours(size) : formatMoney(size, currency);
