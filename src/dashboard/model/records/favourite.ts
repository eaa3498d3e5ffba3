import { id, nullable, record, type TypeOf } from '@/dashboard/model/fields/fields';

/**
 * A project or a task that a person finds first where time is entered: one of the two ids is null. Its id is
 * `{personId}:{projectId or taskId}`.
 */
export const favourite = record({
  personId: id('people'),
  projectId: nullable(id('projects')),
  taskId: nullable(id('tasks')),
});

export interface Favourite extends TypeOf<typeof favourite> {}
