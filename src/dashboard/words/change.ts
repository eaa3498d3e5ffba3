/** `good` and `bad` are the agency's view, not up and down. */
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
