import { taxKey } from '@/dashboard/model/invoice-totals';
import type { Invoice, Invoicing, LineTax } from '@/dashboard/model/records/records';
import type { Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { taxName } from '@/dashboard/words/invoice';

/** The tax of new invoices. */
export function usualTax(invoicing: Invoicing | undefined): LineTax {
  const rate = invoicing?.taxRates.find(({ id }) => id === invoicing.defaultTaxId) ?? invoicing?.taxRates[0];
  return rate ? { name: rate.name, rate: rate.rate } : { name: 'No tax', rate: 0 };
}

/** The taxes of the settings, and those of an invoice's lines that the settings no longer have. */
export function taxesFor(rates: readonly LineTax[], { lines }: Pick<Invoice, 'lines'>): LineTax[] {
  const taxes = new Map<string, LineTax>();
  for (const { name, rate } of [...rates, ...lines.map(({ tax }) => tax)])
    taxes.set(taxKey({ name, rate }), { name, rate });
  return [...taxes.values()];
}

export const taxChoices = (taxes: readonly LineTax[]): Choice[] =>
  taxes.map((tax) => ({ value: taxKey(tax), label: taxName(tax) }));

/** The tax that all lines have. Null if they differ, or without lines. */
export function commonTax({ lines }: Pick<Invoice, 'lines'>): LineTax | null {
  const [first] = lines;
  if (!first) return null;
  return lines.every(({ tax }) => taxKey(tax) === taxKey(first.tax)) ? first.tax : null;
}
