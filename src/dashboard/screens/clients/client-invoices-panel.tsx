import { useMemo } from 'react';
import { openAmount } from '@/dashboard/figures/invoice-payments';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import type { Client, Invoice } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { noFigure } from '@/dashboard/words/count';
import { dayWithYear } from '@/dashboard/words/day';
import { invoiceName, invoiceState, invoiceStateNames, termOf } from '@/dashboard/words/invoice';
import { formatMoney } from '@/dashboard/words/money';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './client-page.module.scss';

const nameOf = (invoice: Invoice) => invoice.number || invoiceName(invoice);

/** The number of an invoice, which opens its page. */
const invoiceLink = (invoice: Invoice) => (
  <Link className={s.link} href={portalPath('invoices', { id: invoice.id })}>
    {nameOf(invoice)}
  </Link>
);

/** Drafts come first, then the newest invoice. */
const byNewest = (a: Invoice, b: Invoice): number =>
  Number(b.issuedOn === null) - Number(a.issuedOn === null) ||
  (b.issuedOn ?? b.createdOn).localeCompare(a.issuedOn ?? a.createdOn) ||
  (b.numberPlace ?? 0) - (a.numberPlace ?? 0);

export interface ClientInvoicesPanelProps {
  client: Client;
  className?: string;
}

/** The invoices of a client, with the amounts that are still to pay. */
export function ClientInvoicesPanel({ client, className }: ClientInvoicesPanelProps) {
  const invoices = useRecords('invoices');
  const today = useToday();
  const own = useMemo(
    () => invoices.filter(({ clientId }) => clientId === client.id).sort(byNewest),
    [invoices, client.id],
  );
  const add = portalPath('invoices', { new: client.id });
  return (
    <Panel
      title="Invoices"
      className={className}
      aside={
        <Button size="compact" variant="outline" icon={<Icon name="plus" size={16} />} href={add}>
          New invoice
        </Button>
      }
    >
      {own.length === 0 ? (
        <Empty title="No invoices yet">Invoices of this client appear here with the amounts to pay.</Empty>
      ) : (
        <FigureTable
          caption="Invoices"
          rows={own}
          rowKey={({ id }) => id}
          columns={[
            { id: 'number', head: 'Number', text: nameOf, cell: invoiceLink },
            {
              id: 'issued',
              head: 'Issued',
              from: 640,
              text: ({ issuedOn }) => (issuedOn ? dayWithYear(issuedOn) : noFigure),
            },
            {
              id: 'due',
              head: 'Due',
              from: 640,
              text: (invoice) => (termOf(invoice) === null ? dayWithYear(invoice.dueOn) : noFigure),
            },
            {
              id: 'status',
              head: 'Status',
              text: (invoice) => invoiceStateNames[invoiceState(invoice, today)],
            },
            {
              id: 'total',
              head: 'Total',
              numeric: true,
              text: (invoice) => formatMoney(invoiceTotals(invoice).total, invoice.currency),
            },
            {
              id: 'open',
              head: 'To pay',
              numeric: true,
              from: 640,
              text: (invoice) => formatMoney(openAmount(invoice), invoice.currency),
            },
          ]}
        />
      )}
    </Panel>
  );
}
