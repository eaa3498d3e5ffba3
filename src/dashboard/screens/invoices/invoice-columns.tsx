import type { ReactNode } from 'react';
import { openAmount } from '@/dashboard/figures/invoice-payments';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import type { Invoice } from '@/dashboard/model/records/records';
import { RowLink } from '@/dashboard/parts/data-table/cells/row-link';
import type { ColumnFrom, DataColumn } from '@/dashboard/parts/data-table/data-column';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { RowQueries, SortKey } from '@/dashboard/parts/data-table/rows/query-rows';
import type { TableSpec } from '@/dashboard/parts/data-table/table-state';
import { noFigure } from '@/dashboard/words/count';
import { dayWithYear } from '@/dashboard/words/day';
import { invoiceName, invoiceState, termOf, type InvoiceState } from '@/dashboard/words/invoice';
import { formatMoney } from '@/dashboard/words/money';
import { StatusBadge } from './status-badge';
import * as s from './invoices.module.scss';

/** An invoice as the list shows it. */
export interface InvoiceRow {
  id: string;
  name: string;
  status: InvoiceState;
  total: number;
  /** The amount that the client still has to pay. */
  open: number;
  invoice: Invoice;
}

export const invoiceRow = (invoice: Invoice, today: string): InvoiceRow => ({
  id: invoice.id,
  name: invoiceName(invoice),
  status: invoiceState(invoice, today),
  total: invoiceTotals(invoice).total,
  open: openAmount(invoice),
  invoice,
});

/** The columns in order, with the width from which they are shown. */
const widths = {
  number: 0,
  client: 640,
  issued: 800,
  due: 1024,
  total: 0,
  status: 0,
} satisfies Record<string, ColumnFrom>;

type ColumnId = keyof typeof widths;

const labels: Readonly<Record<ColumnId, string>> = {
  number: 'Number',
  client: 'Client',
  issued: 'Issued',
  due: 'Due',
  total: 'Total',
  status: 'Status',
};

export const invoiceSpec: TableSpec = {
  facets: ['status'],
  columns: Object.keys(widths),
  usualSort: [{ id: 'number', desc: true }],
};

const sortKeys: Readonly<Record<ColumnId, (row: InvoiceRow) => SortKey>> = {
  // Drafts come before the newest number. The day comes first, because the pattern of the numbers can change.
  number: ({ invoice: { issuedOn, createdOn, numberPlace } }) =>
    `${issuedOn ?? `9999 ${createdOn}`} ${String(numberPlace ?? 0).padStart(9, '0')}`,
  client: ({ invoice }) => foldKey(invoice.clientName),
  issued: ({ invoice }) => invoice.issuedOn,
  due: ({ invoice }) => invoice.dueOn,
  total: ({ total }) => total,
  status: ({ status }) => status,
};

export const invoiceQueries: RowQueries<InvoiceRow> = {
  sortKeys,
  facets: { status: ({ status }) => status },
  text: ({ name, invoice: { clientName, lines } }) =>
    foldKey([name, clientName, ...lines.map(({ text }) => text)].join('\n')),
};

/** The columns of the table of invoices. */
export function invoiceColumns(
  hrefOf: (id: string) => string,
  onOpen: (id: string) => void,
): DataColumn<InvoiceRow>[] {
  const cells: Readonly<Record<ColumnId, (row: InvoiceRow) => ReactNode>> = {
    number: ({ id, invoice }) => (
      <RowLink href={hrefOf(id)} onOpen={() => onOpen(id)}>
        {invoice.number || invoiceName(invoice)}
      </RowLink>
    ),
    client: ({ invoice }) => invoice.clientName,
    issued: ({ invoice }) => (invoice.issuedOn ? dayWithYear(invoice.issuedOn) : noFigure),
    due: ({ invoice }) => (termOf(invoice) === null ? dayWithYear(invoice.dueOn) : noFigure),
    total: ({ total, open, invoice }) => (
      <>
        {formatMoney(total, invoice.currency)}
        {invoice.payments.length > 0 && open > 0 && (
          <span className={s.open}>{formatMoney(open, invoice.currency)} to pay</span>
        )}
      </>
    ),
    status: ({ status }) => <StatusBadge status={status} />,
  };
  return (Object.keys(widths) as ColumnId[]).map((id) => ({
    id,
    label: labels[id],
    cell: cells[id],
    numeric: id === 'total',
    from: widths[id],
    fixed: id === 'number',
  }));
}
