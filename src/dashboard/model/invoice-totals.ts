// Without the types of records: an upgrade of invoices computes totals too.
interface Tax {
  name: string;
  /** In basis points, to a tenth: 887.5 is 8.875%. */
  rate: number;
}
type Discount = { kind: 'percent'; rate: number } | { kind: 'amount'; amount: number };

/** The lines that have one tax. Amounts in minor units. */
export interface TaxTotal {
  tax: Tax;
  /** After the discount. */
  net: number;
  amount: number;
}

/** Amounts in minor units. */
export interface InvoiceTotals {
  /** Sum of the lines, before the discount. */
  lines: number;
  discount: number;
  /** After the discount, before tax. */
  net: number;
  /** One for each tax, the highest rate first. */
  taxes: readonly TaxTotal[];
  tax: number;
  total: number;
}

/** A part of an amount, rounded half up. @param rate - in basis points, to a tenth: 887.5 is 8.875% */
const partOf = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(rate * 10)) + 50_000n) / 100_000n);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function discountOf(discount: Discount | null, lines: number): number {
  if (!discount) return 0;
  // Only data from outside has credits of more than the other lines.
  const most = Math.max(lines, 0);
  return discount.kind === 'percent' ? partOf(most, discount.rate) : Math.min(discount.amount, most);
}

/**
 * Spreads an amount over parts by their size, without rounding errors: the largest remainders get one unit more.
 * @param amount - at most the sum of the parts
 */
export function spread(amount: number, parts: readonly number[]): number[] {
  const sum = BigInt(sumOf(parts));
  if (sum === 0n) return parts.map(() => 0);
  const exact = parts.map((part) => BigInt(part) * BigInt(amount));
  const shares = exact.map((share) => Number(share / sum));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder.slice(0, amount - sumOf(shares))) shares[index]! += 1;
  return shares;
}

/** Identifies a tax: its rate and name. */
export const taxKey = ({ name, rate }: Tax): string => `${rate} ${name}`;

/** Reverts `taxKey`. */
export function taxOfKey(key: string): Tax {
  const at = key.indexOf(' ');
  return { name: key.slice(at + 1), rate: Number(key.slice(0, at)) };
}

/** The totals of an invoice. Each tax is computed once, on the sum of its lines after the discount. */
export function invoiceTotals({
  lines,
  discount: given,
}: {
  lines: readonly { amount: number; tax: Tax }[];
  discount: Discount | null;
}): InvoiceTotals {
  const groups = new Map<string, { tax: Tax; lines: number }>();
  for (const { amount, tax } of lines) {
    const group = groups.get(taxKey(tax));
    if (group) group.lines += amount;
    else groups.set(taxKey(tax), { tax, lines: amount });
  }
  const sorted = [...groups.values()].sort(
    (a, b) => b.tax.rate - a.tax.rate || a.tax.name.localeCompare(b.tax.name, 'en'),
  );
  const sum = sumOf(lines.map(({ amount }) => amount));
  const discount = discountOf(given, sum);
  const shares = spread(
    discount,
    sorted.map((group) => Math.max(group.lines, 0)),
  );
  const taxes = sorted.map(({ tax, lines: amount }, index) => {
    const net = amount - shares[index]!;
    return { tax, net, amount: partOf(net, tax.rate) };
  });
  const tax = sumOf(taxes.map(({ amount }) => amount));
  const net = sum - discount;
  return { lines: sum, discount, net, taxes, tax, total: net + tax };
}
