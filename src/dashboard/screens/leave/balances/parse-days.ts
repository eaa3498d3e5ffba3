/** Parses a number of days such as `4.5` or `4,5`. Null if it is no number or not between the limits. */
export function parseDays(text: string, { from, to }: { from: number; to: number }): number | null {
  if (!/^\s*[-−]?\d{1,3}([.,]\d{1,2})?\s*$/.test(text)) return null;
  // With + 0, a typed -0 is 0: `Intl` formats -0 with a minus.
  const days = Number(text.trim().replace('−', '-').replace(',', '.')) + 0;
  return days >= from && days <= to ? days : null;
}
