import { list, object, oneOf, text, type TypeOf, type Unchecked } from '@/dashboard/model/fields/fields';
import type { Invoicing } from '@/dashboard/model/records/records';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { termError } from '@/dashboard/words/invoice';

const groupings = ['project', 'task', 'person', 'none'] as const;
export const draftFields = {
  ...object({
    clientId: text,
    firstDay: text,
    lastDay: text,
    /** Empty for all. */
    projectIds: list(text),
    grouping: oneOf(groupings),
    taxId: text,
    termDays: text,
  }),
  upgrades: [
    // An empty tax is in the draft and in its base, so that it becomes the usual one.
    (stored: Unchecked) => ({ taxId: '', projectIds: [], ...stored }),
  ],
};
export type InvoiceDraft = TypeOf<typeof draftFields>;

/** The days of a draft, or null if they are not a period. */
export function rangeOf({ firstDay, lastDay }: Pick<InvoiceDraft, 'firstDay' | 'lastDay'>) {
  const [first, last] = [readDay(firstDay), readDay(lastDay)];
  return first && last && first <= last ? { first, last } : null;
}

/** The errors of a draft, by field. */
export function checkDraft(draft: InvoiceDraft, invoicing: Invoicing | undefined) {
  const { clientId, firstDay, lastDay, termDays } = draft;
  const errors = {
    clientId: clientId === '' ? 'Choose a client.' : null,
    firstDay: dayError(firstDay, 'first day'),
    lastDay:
      dayError(lastDay, 'last day') ??
      (readDay(firstDay) && !rangeOf(draft)
        ? 'The last day is before the first day. Enter a later day.'
        : null),
    taxId:
      invoicing && !invoicing.taxRates.some(({ id }) => id === draft.taxId)
        ? 'This tax rate has been removed from the settings. Choose another one.'
        : null,
    termDays: termError(termDays),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as {
    [Name in keyof typeof errors]?: string;
  };
}
