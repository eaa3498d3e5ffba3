import type { ReportNote } from '@/dashboard/model/records/records';

/** Whether the id of a report's note is a month: `2026-10`. */
export const isMonth = (noteId: string): boolean => noteId.length === 7;

/** The signed-off months: `2026-10`. */
export const closedMonths = (notes: readonly ReportNote[]): ReadonlySet<string> =>
  new Set(notes.filter(({ id, signedOffAt }) => isMonth(id) && signedOffAt !== null).map(({ id }) => id));
