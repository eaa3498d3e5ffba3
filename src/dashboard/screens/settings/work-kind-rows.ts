import type { WorkKind } from '@/dashboard/model/records/records';
import { hasRateErrors, rateRows, readRates, type RateRow } from '@/dashboard/parts/dated-rates/rate-rows';
import { nameKey } from '@/dashboard/words/name-key';
import { oneLine } from '@/lib/one-line';

/** A kind of work as it is typed. */
export interface KindRow {
  id: string;
  name: string;
  rates: readonly RateRow[];
}

export const kindRows = (kinds: readonly WorkKind[], currency: string): KindRow[] =>
  kinds.map(({ id, name, rates }) => ({ id, name, rates: rateRows(rates, currency) }));

/** The error of each row's name. */
export const kindNameErrors = (rows: readonly Pick<KindRow, 'name'>[]): (string | undefined)[] =>
  rows.map(({ name }, index) => {
    const key = nameKey(name);
    const isTaken = rows.slice(0, index).some((other) => nameKey(other.name) === key);
    return key === '' ? 'Enter a name.' : isTaken ? 'Another kind has this name.' : undefined;
  });

/** Whether a row has an error. */
export const hasKindErrors = (rows: readonly KindRow[], currency: string): boolean =>
  kindNameErrors(rows).some(Boolean) || rows.some(({ rates }) => hasRateErrors(rates, currency));

/** The kinds of checked rows. @throws DomainError if a rate does not fit the currency, which may have changed */
export const readKinds = (rows: readonly KindRow[], currency: string): WorkKind[] =>
  rows.map(({ id, name, rates }) => ({
    id,
    name: oneLine(name),
    rates: readRates(rates, currency),
  }));
