import { activeTasksOf, completedTasksOf, portalPath } from './portal-paths';
import type { Role } from './portal-table';

/**
 * The path of a task in the open or completed tasks of a role. In its own file, because no first screen needs it.
 * @param query - further parameters
 */
export const taskPath = (
  role: Role,
  { id, status }: { id: string; status: string },
  query: Readonly<Record<string, string>> = {},
): string => portalPath(status === 'done' ? completedTasksOf(role) : activeTasksOf(role), { ...query, id });
