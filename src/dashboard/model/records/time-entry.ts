import {
  boolean,
  day,
  id,
  local,
  minutes,
  nullable,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

export const timeEntry = record({
  personId: id('people'),
  projectId: id('projects'),
  taskId: nullable(id('tasks')),
  day,
  minutes,
  /** Local times if a timer measured the entry, here or in the tool of an import. */
  startedAt: nullable(local),
  endedAt: nullable(local),
  note: text,
  billable: boolean,
});

export interface TimeEntry extends TypeOf<typeof timeEntry> {}
