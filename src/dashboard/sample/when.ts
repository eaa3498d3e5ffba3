import { addDays } from '@/dashboard/days/days';

/** The time that a sample is created for. */
export interface SampleTime {
  /** ISO date that its dates are around. */
  today: string;
  /** Instant that its times are before, ISO with `Z`. */
  at: string;
}

/** The date and time that a sample is created for. */
export interface When {
  /** ISO date. */
  today: string;
  /** Returns the day that is a number of days from today. */
  day: (offset: number) => string;
  /** The instant some minutes, hours or days before the sample was made. */
  ago: (span: { days?: number; hours?: number; minutes?: number }) => string;
  /** An instant on a day, or the sample's time if that is earlier. @param time - UTC, `16:00` */
  on: (day: string, time: string) => string;
}

/** @param at - the instant, ISO with `Z` */
export function createWhen(today: string, at: string): When {
  const cache = new Map<number, string>();
  const epoch = Date.parse(at);
  return {
    today,
    day: (offset) => {
      let day = cache.get(offset);
      if (day === undefined) cache.set(offset, (day = addDays(today, offset)));
      return day;
    },
    ago: ({ days = 0, hours = 0, minutes = 0 }) =>
      new Date(epoch - ((days * 24 + hours) * 60 + minutes) * 60_000).toISOString(),
    on: (day, time) => {
      const instant = `${day}T${time}:00.000Z`;
      return instant < at ? instant : at;
    },
  };
}
