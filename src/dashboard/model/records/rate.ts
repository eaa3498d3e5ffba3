import { day, list, money, nullable, object, type TypeOf } from '@/dashboard/model/fields/fields';

const datedRate = object({
  /** First day of the rate, or null for one from the beginning. It is valid until the next one. */
  from: nullable(day),
  /** Price of an hour, or null for none from that day on. */
  hourlyRate: nullable(money),
});

/** The rates of a project or a kind of work. `rateOn` finds the one of a day. */
export const rates = list(datedRate);

export interface DatedRate extends TypeOf<typeof datedRate> {}

/** A rate that is valid on all days. */
export const constantRate = (hourlyRate: number | null): DatedRate[] =>
  hourlyRate === null ? [] : [{ from: null, hourlyRate }];
