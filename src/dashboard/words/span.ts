import { wholeNumber } from './count';

/** Formats whole minutes for a grid and a timer: 105 is `1:45`. */
export function clockSpan(minutes: number): string {
  const sign = minutes < 0 ? '−' : '';
  const size = Math.abs(minutes);
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

/** Formats a difference in whole minutes: 105 is `+1:45`. */
export const signedSpan = (minutes: number): string => `${minutes > 0 ? '+' : ''}${clockSpan(minutes)}`;

/** Formats whole minutes for a sentence: 105 is `1 h 45 min`. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  const whole = `${wholeNumber(hours)} h`;
  return rest === 0 ? whole : `${whole} ${rest} min`;
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Formats whole minutes for a report or a chart: 105 is `1.75 h`. */
export const decimalHours = (minutes: number): string => `${decimal.format(minutes / 60)} h`;

const column = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats minutes as whole hours, for a narrow column: 55,740 is '929'. */
export const wholeHours = (minutes: number): string => wholeNumber(minutes / 60);

/**
 * Formats minutes as hours, for a total in large type: 55,740 is '929'. Below 100 h it has decimals, so that 20 minutes are not
 * '0'. The decimals of longer totals do not fit on a phone.
 */
export const totalHours = (minutes: number): string =>
  minutes < 6000 ? decimal.format(minutes / 60) : wholeHours(minutes);

/** Formats minutes as hours with two decimals, for a column: 70,605 is '1,176.75'. */
export const hoursInColumn = (minutes: number): string => column.format(minutes / 60);
