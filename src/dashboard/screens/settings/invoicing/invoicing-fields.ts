import { lastPlace, nextNumber } from '@/dashboard/figures/invoice-numbers';
import { list, object, text, type TypeOf, type Unchecked } from '@/dashboard/model/fields/fields';
import type { Invoice, Invoicing } from '@/dashboard/model/records/records';
import { parseTaxRate, plainPercent, taxName, termError } from '@/dashboard/words/invoice';
import { maxPlaces, numberAt, patternError, seriesOf } from '@/dashboard/words/invoice-number';

const taxRow = object({ id: text, name: text, rate: text });

/** The draft of the settings for invoices, as typed. */
export const invoicingFields = {
  ...object({
    numberPattern: text,
    numberDigits: text,
    nextPlace: text,
    termDays: text,
    taxRates: list(taxRow),
    defaultTaxId: text,
    note: text,
  }),
  // The same in the draft and in its base, so that the note is that of the settings.
  upgrades: [(stored: Unchecked) => ({ note: '', ...stored })],
};

export type InvoicingDraft = TypeOf<typeof invoicingFields>;
export type TaxRow = TypeOf<typeof taxRow>;

/** The invoices that exist, and the year of the next one. */
interface NumbersSoFar {
  invoices: readonly Invoice[];
  /** `2026`. */
  year: string;
}

export const invoicingDraft = (invoicing: Invoicing, { invoices, year }: NumbersSoFar): InvoicingDraft => ({
  numberPattern: invoicing.numberPattern,
  numberDigits: String(invoicing.numberDigits),
  nextPlace: String(nextNumber(invoices, invoicing, year).numberPlace),
  termDays: String(invoicing.termDays),
  taxRates: invoicing.taxRates.map(({ id, name, rate }) => ({ id, name, rate: plainPercent(rate) })),
  defaultTaxId: invoicing.defaultTaxId,
  note: invoicing.note,
});

/** Returns the errors of one tax rate of a draft. */
export function taxRowErrors(row: TaxRow, rows: readonly TaxRow[]): { name?: string; rate?: string } {
  const parsed = parseTaxRate(row.rate);
  const name = row.name.trim();
  const isSame = (other: TaxRow) => {
    const theirs = parseTaxRate(other.rate);
    return (
      other.id !== row.id &&
      other.name.trim().toLowerCase() === name.toLowerCase() &&
      theirs.ok &&
      parsed.ok &&
      theirs.rate === parsed.rate
    );
  };
  if (name === '') return { name: 'Enter a name such as VAT.' };
  if (name.includes('%')) return { name: 'Leave out the percentage. Invoices add it to the name.' };
  if (!parsed.ok) return { rate: parsed.error };
  return rows.some(isSame) ? { name: 'Another tax has this name and rate. Change one of them.' } : {};
}

function taxRatesError(rows: readonly TaxRow[]): string | null {
  if (rows.length === 0) return 'Add a tax rate. Without tax, add “No tax” with the rate 0.';
  return rows.some((row) => Object.keys(taxRowErrors(row, rows)).length > 0)
    ? 'Correct the tax rates.'
    : null;
}

/** The tax of new invoices after a rate was removed. */
export const defaultAmong = (rows: readonly TaxRow[], id: string): string =>
  rows.some((row) => row.id === id) ? id : (rows[0]?.id ?? '');

function placeError({ numberPattern, nextPlace }: InvoicingDraft, { invoices, year }: NumbersSoFar) {
  const typed = nextPlace.trim();
  if (!/^\d{1,8}$/.test(typed) || Number(typed) < 1) return 'Enter a whole number from 1 to 99999999.';
  const series = seriesOf(numberPattern, year);
  const last = lastPlace(invoices, series);
  return Number(typed) > last
    ? null
    : `The last invoice with this pattern has the number ${last}. Enter ${last + 1} or more.`;
}

export function checkInvoicing(
  draft: InvoicingDraft,
  numbers: NumbersSoFar,
): Partial<Record<keyof InvoicingDraft, string>> {
  const pattern = patternError(draft.numberPattern);
  const errors = {
    numberPattern: pattern,
    nextPlace: pattern ? null : placeError(draft, numbers),
    termDays: termError(draft.termDays),
    taxRates: taxRatesError(draft.taxRates),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** The settings of a draft without errors. */
export function invoicingOf(draft: InvoicingDraft, year: string): Invoicing {
  const numberPattern = draft.numberPattern.trim();
  return {
    numberPattern,
    numberDigits: Number(draft.numberDigits),
    next: { series: seriesOf(numberPattern, year), place: Math.min(Number(draft.nextPlace), maxPlaces) },
    termDays: Number(draft.termDays),
    taxRates: draft.taxRates.map(({ id, name, rate }) => {
      const parsed = parseTaxRate(rate);
      return { id, name: name.trim(), rate: parsed.ok ? parsed.rate : 0 };
    }),
    defaultTaxId: draft.defaultTaxId,
    note: draft.note.trim(),
  };
}

/** The next invoice number of a draft, or null while its pattern or place is wrong. */
export function numberPreview(draft: InvoicingDraft, numbers: NumbersSoFar): string | null {
  if (patternError(draft.numberPattern) || placeError(draft, numbers)) return null;
  return nextNumber(numbers.invoices, invoicingOf(draft, numbers.year), numbers.year).number;
}

/** A tax rate of a draft in a list: 'VAT 19%'. */
export function taxRowName({ name, rate }: TaxRow): string {
  const parsed = parseTaxRate(rate);
  return taxName({ name: name.trim() || 'Tax without a name', rate: parsed.ok ? parsed.rate : 0 });
}

/** The first number of the draft's pattern in the next year, or null if numbers go on. */
export function firstOfNextYear(draft: InvoicingDraft, year: string): string | null {
  if (patternError(draft.numberPattern) || !draft.numberPattern.includes('{year}')) return null;
  return numberAt(seriesOf(draft.numberPattern, String(Number(year) + 1)), 1, Number(draft.numberDigits));
}
