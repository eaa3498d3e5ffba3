/** `good` and `bad` are from the agency's point of view and do not mean up and down. */
export type ChangeTone = 'good' | 'bad' | 'same';

/** The change of a metric from an earlier value. */
export interface FigureChange {
  /** Visible text: '+6.4%', '−1.2 pt'. */
  text: string;
  /** Text for screen readers: '6.4% more than from 1 to 18 Oct'. */
  said: string;
  up: boolean;
  tone: ChangeTone;
}

const digits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Describes a change. For all compared metrics, more is better. */
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

/** The change of an amount in percent. Null if the earlier one is 0. @param than - 'from 1 to 18 Oct' */
export const changeInPercent = (now: number, before: number, than: string): FigureChange | null =>
  before === 0 ? null : changeBy(((now - before) / before) * 100, { written: '%', said: '%' }, than);

/** The change of a share in percentage points. Null if either is unknown. */
export const changeInPoints = (
  now: number | null,
  before: number | null,
  than: string,
): FigureChange | null =>
  now === null || before === null
    ? null
    : changeBy((now - before) * 100, { written: ' pt', said: ' points' }, than);
