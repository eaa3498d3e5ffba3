import type { Invoice } from '@/dashboard/model/records/records';

/** Amounts in minor units. */
export interface InvoiceTotals {
  net: number;
  tax: number;
  total: number;
}

/** The tax on a net amount, rounded half up. @param taxRate - in basis points: 1900 is 19% */
const taxOf = (net: number, taxRate: number): number =>
  Number((BigInt(net) * BigInt(taxRate) + 5_000n) / 10_000n);

/** The totals of an invoice. The tax is computed once, on the net total. */
export function invoiceTotals({ lines, taxRate }: Pick<Invoice, 'lines' | 'taxRate'>): InvoiceTotals {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxOf(net, taxRate);
  return { net, tax, total: net + tax };
}
