import {
  clock,
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
  timeZone,
  weekday,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** Null for a day off. */
const workingHours = object({ weekday, opens: nullable(clock), closes: nullable(clock) });

/** One record, with the id `agency`. */
export const settings = record({
  name: text,
  email: text,
  phone: text,
  address: text,
  timeZone,
  hours: list(workingHours),
  /** Which events write notifications. */
  noticeTopics: list(oneOf(['people', 'time', 'messages', 'training', 'tasks'])),
});

export interface AgencySettings extends TypeOf<typeof settings> {}
export interface WorkingHours extends TypeOf<typeof workingHours> {}
export type NoticeTopic = AgencySettings['noticeTopics'][number];
