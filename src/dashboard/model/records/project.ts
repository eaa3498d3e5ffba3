import { day, id, list, minutes, oneOf, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

export const project = record({
  name: text,
  client: text,
  status: oneOf(['active', 'paused', 'done']),
  startsOn: day,
  dueOn: day,
  /** Minutes agreed with the client. */
  budgetMinutes: minutes,
  leadId: id('people'),
  memberIds: list(id('people')),
});

export interface Project extends TypeOf<typeof project> {}
export type ProjectStatus = Project['status'];
