import { id, moment, nullable, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** An admin's note on a report. Its id is `2026-10` or `2026`. */
export const reportNote = record({
  text,
  signedOffAt: nullable(moment),
  signedOffById: nullable(id('people')),
});

export interface ReportNote extends TypeOf<typeof reportNote> {}
