import type { Role } from '@/routes/portal-table';

/**
 * Whether a role adds and deletes tasks, edits all their fields and sees those of others. Interns have only their own
 * tasks, and change the status, order, subtasks and comments: the rules are in `permissions`.
 */
export const managesTasks = (role: Role): boolean => role !== 'intern';
