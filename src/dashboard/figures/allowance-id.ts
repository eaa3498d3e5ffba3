/** The id of a person's leave allowance in a year, or of the agency's standard one for null. */
export const allowanceId = (personId: string | null, year: number): string =>
  `${personId ?? 'standard'}:${year}`;
