import { brand } from '@/content/brand';
import {
  boolean,
  clock,
  day,
  id,
  integer,
  list,
  matching,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
  timeZone,
  weekday,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { constantRate, rates } from './rate';
import { usualInvoicing } from './usual-invoicing';

/** `opens` and `closes` are null on a day off. */
const workingHours = object({ weekday, opens: nullable(clock), closes: nullable(clock) });

/** The rounding of a stopped timer's time: to the nearest or the next multiple of `step` minutes. */
const timerRounding = object({ step: integer(1, 60), up: boolean });

/** A kind of work, such as design or development. On days without a rate, the rate of each person counts. */
const workKind = object({ id: id(), name: text, rates });

/** A tax that a line of an invoice can have. */
const taxRate = object({
  id: id(),
  /** Without the percentage: `VAT`. */
  name: text,
  /** In basis points, to a tenth: 1900 is 19%, 887.5 is 8.875%. */
  rate: number(0, 10_000),
});

/** The settings for new invoices. Existing invoices keep their numbers, terms and taxes. */
const invoicing = object({
  /** Has `{number}` and can have `{year}`: `{year}-{number}`. */
  numberPattern: text,
  numberDigits: integer(1, 8),
  /**
   * The next place of a series of numbers, and null before the first one. It can be higher than the number of invoices,
   * for an agency that sent some of them elsewhere.
   */
  next: nullable(object({ series: text, place: integer(1) })),
  /** Days from the issue to the due date. */
  termDays: integer(0, 365),
  /** At least one. */
  taxRates: list(taxRate),
  defaultTaxId: id(),
  /** Such as a bank account. Each invoice has its own copy, to change. */
  note: text,
});

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
    /** ISO weekdays that planned time and leave count, in their order. At least one. */
    workdays: list(weekday),
    noticeTopics: list(oneOf(['people', 'time', 'messages', 'training', 'tasks'])),
    timerRounding,
    /** First day of the overtime balance; null without one. */
    balanceFrom: nullable(day),
    /** The kinds of work that tasks can have. */
    workKinds: list(workKind),
    invoicing,
  },
  [
    // `currency` became required.
    (stored) => ({ ...stored, currency: brand.currency }),
    (stored) => ({ ...stored, timerRounding: { step: 1, up: false }, balanceFrom: null }),
    // Tasks got kinds of work.
    (stored) => ({ ...stored, workKinds: [] }),
    (stored) => ({ ...stored, invoicing: usualInvoicing }),
    // Planned time counted Monday to Friday.
    (stored) => ({ ...stored, workdays: [1, 2, 3, 4, 5] }),
    // New invoices had no note.
    (stored) => ({ ...stored, invoicing: { ...(stored.invoicing as object), note: '' } }),
    // The rates of kinds of work got the days from which they are valid.
    ({ workKinds, ...stored }) => ({
      ...stored,
      workKinds: (workKinds as { hourlyRate: number }[]).map(({ hourlyRate, ...kind }) => ({
        ...kind,
        rates: constantRate(hourlyRate),
      })),
    }),
  ],
);

export interface AgencySettings extends TypeOf<typeof settings> {}
export interface WorkKind extends TypeOf<typeof workKind> {}
export interface Invoicing extends TypeOf<typeof invoicing> {}
export interface TaxRate extends TypeOf<typeof taxRate> {}
export interface TimerRounding extends TypeOf<typeof timerRounding> {}
export interface WorkingHours extends TypeOf<typeof workingHours> {}
export type NotificationTopic = AgencySettings['noticeTopics'][number];
