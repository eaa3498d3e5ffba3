import { counted, wholeNumber } from './count';

/** Whole minutes for a grid and a running clock: 105 is `1:45`. */
export function clockSpan(minutes: number): string {
  const sign = minutes < 0 ? '−' : '';
  const size = Math.abs(minutes);
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

/** Whole minutes for a sentence: 105 is `1 h 45 min`. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  const whole = `${wholeNumber(hours)} h`;
  return rest === 0 ? whole : `${whole} ${rest} min`;
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Whole minutes for a report or a chart: 105 is `1.75 h`. */
export const decimalHours = (minutes: number): string => `${decimal.format(minutes / 60)} h`;

/** Whole minutes in words for screen readers: 90 is '1 hour 30 minutes'. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')];
  return words.filter(Boolean).join(' ');
}

/** Whole seconds as a clock that runs: 3,725 is `1:02:05`. */
export function formatSeconds(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

// No thousands separator: a CSV file has the same text, and there it stays a number.
const column = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Whole hours, for the total of a period: 55,740 minutes are '929'. */
export const wholeHours = (minutes: number): string => wholeNumber(minutes / 60);
/** Hours under a head that names the unit, all with two digits: 2,310 minutes are '38.50'. */
export const hoursInColumn = (minutes: number): string => column.format(minutes / 60);
