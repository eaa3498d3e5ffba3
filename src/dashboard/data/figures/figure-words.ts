const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
// No thousands separator in columns: a figure there is the same text on the screen and in a CSV file, where it stays a number.
const column = (digits: number) =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
const [oneDigit, twoDigits] = [column(1), column(2)];

/** What stands where there is no figure. */
export const noFigure = '–';

/** Whole hours, for what is seen at a glance: 55,740 minutes are '929'. */
export const wholeHours = (minutes: number): string => whole.format(minutes / 60);
/** Hours of a column, all with one digit: 2,310 minutes are '38.5'. */
export const hoursInColumn = (minutes: number): string => oneDigit.format(minutes / 60);
/** Hours of a document, to the hundredth: 2,315 minutes are '38.58'. */
export const exactHours = (minutes: number): string => twoDigits.format(minutes / 60);
/** A number of things: 1200 is '1,200'. */
export const wholeNumber = (count: number): string => whole.format(count);
/** A share from 0 as whole percent: 0.784 is '78%'; null is '–'. */
export const percent = (share: number | null): string =>
  share === null ? noFigure : `${whole.format(share * 100)}%`;

/** `good` and `bad` are for who runs the agency, not for up and down. */
export type ChangeTone = 'good' | 'bad' | 'same';

/** How a figure moved against an earlier one. */
export interface FigureChange {
  /** As it is written: '+6.4%', '−1.2 pt'. */
  text: string;
  /** As it is said: '6.4% more than from 1 to 18 Oct'. */
  said: string;
  up: boolean;
  tone: ChangeTone;
}

const digits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** More is better for all figures that are compared here. */
function changeBy(by: number, unit: { written: string; said: string }, than: string): FigureChange {
  const size = digits.format(Math.abs(by));
  if (size === '0') return { text: 'Same', said: `as ${than}`, up: false, tone: 'same' };
  const up = by > 0;
  return {
    text: `${up ? '+' : '−'}${size}${unit.written}`,
    said: `${size}${unit.said} ${up ? 'more' : 'less'} than ${than}`,
    up,
    tone: up ? 'good' : 'bad',
  };
}

/** How an amount moved, in percent of the earlier one; null where that was nothing. @param than - 'from 1 to 18 Oct' */
export const changeInPercent = (now: number, before: number, than: string): FigureChange | null =>
  before === 0 ? null : changeBy(((now - before) / before) * 100, { written: '%', said: '%' }, than);

/** How a share moved, in percentage points; null where either is unknown. */
export const changeInPoints = (
  now: number | null,
  before: number | null,
  than: string,
): FigureChange | null =>
  now === null || before === null
    ? null
    : changeBy((now - before) * 100, { written: ' pt', said: ' points' }, than);
