import {
  boolean,
  day,
  id,
  list,
  moment,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** A point of a list that can be ticked. */
export const checkItem = object({ id: id(), text, done: boolean });

const comment = object({ id: id(), authorId: id('people'), text, at: moment });

export const task = record({
  title: text,
  notes: text,
  projectId: id('projects'),
  assigneeId: id('people'),
  status: oneOf(['todo', 'doing', 'review', 'done']),
  priority: oneOf(['low', 'normal', 'high']),
  dueOn: nullable(day),
  /** Place in its column: ascending, any number. */
  order: number(),
  subtasks: list(checkItem),
  comments: list(comment),
  createdOn: day,
  /** The day it was done; null while it is not. */
  completedOn: nullable(day),
});

export interface Task extends TypeOf<typeof task> {}
export type TaskStatus = Task['status'];
export type TaskPriority = Task['priority'];
export interface Subtask extends TypeOf<typeof checkItem> {}
export interface Comment extends TypeOf<typeof comment> {}
