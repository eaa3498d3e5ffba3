import { DomainError } from '@/dashboard/model/domain-error';
import type { WorkKind } from '@/dashboard/model/records/records';
import { parseMoney, plainMoney } from '@/dashboard/words/money';

/** A kind of work as it is typed. */
export interface KindRow {
  id: string;
  name: string;
  rate: string;
}

export const kindRows = (kinds: readonly WorkKind[], currency: string): KindRow[] =>
  kinds.map(({ id, name, hourlyRate }) => ({ id, name, rate: plainMoney(hourlyRate, currency) }));

const nameKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase();

/** The errors of each row. */
export function kindErrors(
  rows: readonly KindRow[],
  currency: string,
): { name: string | undefined; rate: string | undefined }[] {
  return rows.map(({ name, rate }, index) => {
    const key = nameKey(name);
    const isTaken = rows.slice(0, index).some((other) => nameKey(other.name) === key);
    const parsed = parseMoney(rate, currency);
    return {
      name: key === '' ? 'Enter a name.' : isTaken ? 'Another kind has this name.' : undefined,
      rate: parsed.ok ? undefined : parsed.error,
    };
  });
}

/** The kinds of checked rows. @throws DomainError if a rate does not fit the currency, which may have changed */
export const readKinds = (rows: readonly KindRow[], currency: string): WorkKind[] =>
  rows.map(({ id, name, rate }) => {
    const parsed = parseMoney(rate, currency);
    if (!parsed.ok) throw new DomainError(`The rate of ${name.trim()}: ${parsed.error}`);
    return { id, name: name.trim().replace(/\s+/gu, ' '), hourlyRate: parsed.minor };
  });
