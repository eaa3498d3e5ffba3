import { brand } from '@/content/brand';
import {
  boolean,
  clock,
  day,
  id,
  integer,
  list,
  matching,
  money,
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

/** How the time of a stopped timer is rounded: to a multiple of minutes, the nearest or the next one. */
const timerRounding = object({ step: integer(1, 60), up: boolean });

/** A kind of work, such as design or development, with its price. */
const workKind = object({ id: id(), name: text, hourlyRate: money });

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
    timerRounding,
    /** First day of the overtime balance; null without one. */
    balanceFrom: nullable(day),
    /** The kinds of work that tasks can have. */
    workKinds: list(workKind),
  },
  [
    // `currency` became required.
    (stored) => ({ ...stored, currency: brand.currency }),
    (stored) => ({ ...stored, timerRounding: { step: 1, up: false }, balanceFrom: null }),
    // Tasks got kinds of work.
    (stored) => ({ ...stored, workKinds: [] }),
  ],
);

export interface AgencySettings extends TypeOf<typeof settings> {}
export interface WorkKind extends TypeOf<typeof workKind> {}
export interface TimerRounding extends TypeOf<typeof timerRounding> {}
export interface WorkingHours extends TypeOf<typeof workingHours> {}
export type NoticeTopic = AgencySettings['noticeTopics'][number];
