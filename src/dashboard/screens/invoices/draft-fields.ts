import { invoiceTotals, taxKey, taxOfKey } from '@/dashboard/model/invoice-totals';
import { object, oneOf, text, type TypeOf, type Unchecked } from '@/dashboard/model/fields/fields';
import type { Discount, Invoice } from '@/dashboard/model/records/records';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { parsePercent, plainPercent, taxName } from '@/dashboard/words/invoice';
import { formatMoney, parseMoney, plainMoney } from '@/dashboard/words/money';
import { commonTax } from './tax-choices';

/** The details of a draft, as typed. */
export const detailFields = {
  ...object({
    dueOn: text,
    /** The tax of all lines, or '' where they differ. */
    tax: text,
    discountKind: oneOf(['none', 'percent', 'amount']),
    discount: text,
    clientName: text,
    clientAddress: text,
    clientTaxNumber: text,
    note: text,
  }),
  upgrades: [
    // The same in the draft and in its base, so that the invoice has its values.
    (stored: Unchecked) => ({ clientName: '', clientTaxNumber: '', ...stored }),
  ],
};

export type Details = TypeOf<typeof detailFields>;

function typedDiscount({ discount, currency }: Invoice): string {
  if (!discount) return '';
  return discount.kind === 'percent' ? plainPercent(discount.rate) : plainMoney(discount.amount, currency);
}

export function detailsOf(invoice: Invoice): Details {
  const tax = commonTax(invoice);
  return {
    dueOn: invoice.dueOn,
    tax: tax ? taxKey(tax) : '',
    discountKind: invoice.discount?.kind ?? 'none',
    discount: typedDiscount(invoice),
    clientName: invoice.clientName,
    clientAddress: invoice.clientAddress,
    clientTaxNumber: invoice.clientTaxNumber,
    note: invoice.note,
  };
}

type ParsedDiscount = { ok: true; discount: Discount | null } | { ok: false; error: string };

function parseDiscount({ discountKind, discount: typed }: Details, invoice: Invoice): ParsedDiscount {
  if (discountKind === 'none') return { ok: true, discount: null };
  if (discountKind === 'percent') {
    const parsed = parsePercent(typed, 'Enter a discount such as 10, or choose no discount.');
    return parsed.ok ? { ok: true, discount: { kind: 'percent', rate: parsed.rate } } : parsed;
  }
  const parsed = parseMoney(typed, invoice.currency);
  if (!parsed.ok) return parsed;
  const { lines } = invoiceTotals(invoice);
  return parsed.minor > lines
    ? {
        ok: false,
        error: `The lines are ${formatMoney(lines, invoice.currency)} in total. Enter that or less.`,
      }
    : { ok: true, discount: { kind: 'amount', amount: parsed.minor } };
}

export function checkDetails(details: Details, invoice: Invoice): Partial<Record<keyof Details, string>> {
  const day = dayError(details.dueOn, 'due date');
  const discount = parseDiscount(details, invoice);
  return {
    ...(day && { dueOn: day }),
    ...(!discount.ok && { discount: discount.error }),
    ...(details.clientName.trim() === '' && { clientName: 'Enter the client’s name.' }),
  };
}

/** A draft with the details of a form without errors. */
export function withDetails(details: Details, invoice: Invoice): Invoice {
  const parsed = parseDiscount(details, invoice);
  const dueOn = readDay(details.dueOn)!;
  const tax = details.tax === '' ? null : taxOfKey(details.tax);
  return {
    ...invoice,
    dueOn,
    termDays: dueOn === invoice.dueOn ? invoice.termDays : null,
    lines: tax ? invoice.lines.map((line) => ({ ...line, tax })) : invoice.lines,
    discount: parsed.ok ? parsed.discount : invoice.discount,
    clientName: details.clientName.trim(),
    clientAddress: details.clientAddress.trim(),
    clientTaxNumber: details.clientTaxNumber.trim(),
    note: details.note.trim(),
  };
}

export const discountWords = ({ discountKind, discount }: Details): string =>
  ({ none: 'None', percent: `${discount}%`, amount: discount })[discountKind];

export const taxWords = ({ tax }: Details): string =>
  tax === '' ? 'Different taxes' : taxName(taxOfKey(tax));
