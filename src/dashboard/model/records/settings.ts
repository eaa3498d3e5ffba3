import { brand } from '@/content/brand';
import {
  clock,
  list,
  matching,
  nullable,
  object,
  oneOf,
  record,
  text,
  timeZone,
  weekday,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** `opens` and `closes` are null on a day off. */
const workingHours = object({ weekday, opens: nullable(clock), closes: nullable(clock) });

/** The agency's settings: one record with the id `agency`. */
export const settings = record(
  {
    name: text,
    email: text,
    phone: text,
    address: text,
    timeZone,
    /** ISO 4217. */
    currency: matching(/^[A-Z]{3}$/, 'a currency code such as USD'),
    hours: list(workingHours),
    noticeTopics: list(oneOf(['people', 'time', 'messages', 'training', 'tasks'])),
  },
  [
    // `currency` became required.
    (stored) => ({ ...stored, currency: brand.currency }),
  ],
);

export interface AgencySettings extends TypeOf<typeof settings> {}
export interface WorkingHours extends TypeOf<typeof workingHours> {}
export type NoticeTopic = AgencySettings['noticeTopics'][number];
