import {
  boolean,
  day,
  id,
  list,
  minutes,
  moment,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** A checklist item. */
export const checkItem = object({ id: id(), text, done: boolean });

const comment = object({ id: id(), authorId: id('people'), text, at: moment });

export const task = record(
  {
    title: text,
    notes: text,
    projectId: id('projects'),
    assigneeId: id('people'),
    status: oneOf(['todo', 'doing', 'review', 'done']),
    priority: oneOf(['low', 'normal', 'high']),
    dueOn: nullable(day),
    /** Expected minutes of work in all, or null without an estimate. */
    estimateMinutes: nullable(minutes),
    /** Kind of work in the settings, which may have been deleted. Null without one. */
    kindId: nullable(id()),
    /** Sort key in its column, ascending. Any number. */
    order: number(),
    subtasks: list(checkItem),
    comments: list(comment),
    createdOn: day,
    completedOn: nullable(day),
  },
  [
    // A task got an estimate.
    (stored) => ({ ...stored, estimateMinutes: null }),
    // A task got a kind of work.
    (stored) => ({ ...stored, kindId: null }),
  ],
);

export interface Task extends TypeOf<typeof task> {}
export type TaskStatus = Task['status'];
export type TaskPriority = Task['priority'];
export interface Subtask extends TypeOf<typeof checkItem> {}
export interface Comment extends TypeOf<typeof comment> {}
