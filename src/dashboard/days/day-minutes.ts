/** The minutes of a day. */
export interface DayMinutes {
  /** ISO date. */
  day: string;
  minutes: number;
}
