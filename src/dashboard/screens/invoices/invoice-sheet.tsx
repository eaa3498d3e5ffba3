import { Fragment } from 'react';
import { openAmount, paymentsOf } from '@/dashboard/figures/invoice-payments';
import { invoiceTotals, taxKey } from '@/dashboard/model/invoice-totals';
import type { Invoice, InvoiceLine, InvoicePayment } from '@/dashboard/model/records/records';
import {
  DocumentSheet,
  LineText,
  SheetNote,
  TotalRow,
  Totals,
} from '@/dashboard/parts/document-sheet/document-sheet';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { longDate } from '@/dashboard/words/day';
import { discountName, taxName, termOf, termWords } from '@/dashboard/words/invoice';
import { formatMoney } from '@/dashboard/words/money';
import { rangeWithYear } from '@/dashboard/words/range';
import { clockSpan } from '@/dashboard/words/span';
import { IconButton } from '@/design-system/icon-button/icon-button';
import * as s from './invoice-sheet.module.scss';

export interface InvoiceSheetProps {
  invoice: Invoice;
  /** Without it, the lines are final. */
  edit?: LineActions;
  /** Without it, the payments are final. */
  onRemovePayment?: (payment: InvoicePayment) => void;
}

interface LineActions {
  onChange: (line: InvoiceLine) => void;
  onRemove: (line: InvoiceLine) => void;
}

const lineButtons = (line: InvoiceLine, { onChange, onRemove }: LineActions) => (
  <span className={s.buttons} data-print="hide">
    <IconButton
      icon="pencil"
      variant="plain"
      size="compact"
      label={`Edit ${line.text}`}
      onClick={() => onChange(line)}
    />
    <IconButton
      icon="x"
      variant="plain"
      size="compact"
      label={`Remove ${line.text}`}
      onClick={() => onRemove(line)}
    />
  </span>
);

/** A payment's amount and day. Payments that share both are numbered, so that each of their buttons has its own name. */
function nameOfPayment(payment: InvoicePayment, all: readonly InvoicePayment[], currency: string): string {
  const { amount, paidOn } = payment;
  const same = all.filter((other) => other.amount === amount && other.paidOn === paidOn);
  const name = `${formatMoney(amount, currency)} on ${longDate(paidOn)}`;
  return same.length === 1 ? name : `${name} (${same.indexOf(payment) + 1} of ${same.length})`;
}

/** The day of a payment, with a button that removes it. @param name - from `nameOfPayment` */
const dayOfPayment = (
  payment: InvoicePayment,
  { name, onRemove }: { name: string; onRemove: InvoiceSheetProps['onRemovePayment'] },
) => (
  <>
    Paid on {longDate(payment.paidOn)}
    {onRemove && (
      <span className={s.buttons} data-print="hide">
        <IconButton
          icon="x"
          variant="plain"
          size="compact"
          label={`Remove the payment of ${name}`}
          onClick={() => onRemove(payment)}
        />
      </span>
    )}
  </>
);

/** The description of a line. On a phone, the tax is below it. */
const textWithTax = ({ text, tax }: InvoiceLine, hasTaxes: boolean) => (
  <LineText text={text}>{hasTaxes && <span className={s.lineTax}>{taxName(tax)}</span>}</LineText>
);

const rateSources = {
  project: 'Project’s rate',
  kind: 'Rate of the kind of work',
  person: 'Person’s rate',
} as const;

/** The rate of a line. A draft says which record has it. */
const rateWithSource = (
  { hourlyRate, rateFrom }: InvoiceLine,
  money: (amount: number) => string,
  isDraft: boolean,
) =>
  hourlyRate !== null && (
    <>
      {money(hourlyRate)}
      {isDraft && rateFrom && (
        <span className={s.source} data-print="hide">
          {rateSources[rateFrom]}
        </span>
      )}
    </>
  );

/** An invoice as it is printed: sender, client, dates, lines and totals. */
export function InvoiceSheet({ invoice, edit, onRemovePayment }: InvoiceSheetProps) {
  const { agencyName, agencyAddress, clientName, clientAddress, clientTaxNumber, currency } = invoice;
  const { number, issuedOn, dueOn, voidedOn, voidReason, firstDay, lastDay, lines, discount, note } = invoice;
  const totals = invoiceTotals(invoice);
  const hasTaxes = totals.taxes.length > 1;
  const money = (amount: number) => formatMoney(amount, currency);
  const term = termOf(invoice);
  return (
    <DocumentSheet
      label={number === '' ? 'Draft invoice' : `Invoice ${number}`}
      title={
        <>
          {number === '' ? 'Draft' : `Invoice ${number}`}
          {voidedOn && ', void'}
        </>
      }
      sender={{ name: agencyName, address: agencyAddress }}
      client={{ name: clientName, address: clientAddress, taxNumber: clientTaxNumber }}
      facts={[
        ['Issued', issuedOn ? longDate(issuedOn) : 'Not yet'],
        voidedOn
          ? ['Void since', longDate(voidedOn) + (voidReason ? `: ${voidReason}` : '')]
          : ['Due', term === null ? longDate(dueOn) : termWords(term)],
        ['Period', rangeWithYear({ first: firstDay, last: lastDay })],
      ]}
    >
      {lines.length === 0 ? (
        <Empty title="No lines">Add a line, or delete this draft and make a new one.</Empty>
      ) : (
        <FigureTable
          caption="Lines"
          rows={lines}
          rowKey={({ id }) => id}
          firstRows={12}
          columns={[
            {
              id: 'text',
              head: 'Description',
              text: ({ text }) => text,
              cell: (line) => textWithTax(line, hasTaxes),
            },
            {
              id: 'hours',
              head: 'Hours',
              numeric: true,
              // To the minute, so that a reader can check the amount.
              text: ({ minutes }) => (minutes === null ? '' : clockSpan(minutes)),
            },
            {
              id: 'rate',
              head: 'Rate',
              numeric: true,
              from: 640,
              text: ({ hourlyRate }) => (hourlyRate === null ? '' : money(hourlyRate)),
              cell: (line) => rateWithSource(line, money, edit !== undefined),
            },
            ...(hasTaxes
              ? [
                  {
                    id: 'tax',
                    head: 'Tax',
                    from: 640 as const,
                    text: ({ tax }: InvoiceLine) => taxName(tax),
                  },
                ]
              : []),
            { id: 'amount', head: 'Amount', numeric: true, text: ({ amount }) => money(amount) },
            ...(edit
              ? [
                  {
                    id: 'edit',
                    head: 'Actions',
                    headHidden: true,
                    text: () => '',
                    cell: (line: InvoiceLine) => lineButtons(line, edit),
                  },
                ]
              : []),
          ]}
        />
      )}
      <Totals>
        {discount && (
          <>
            <dt>Lines</dt>
            <dd>{money(totals.lines)}</dd>
            <dt>{discountName(discount)}</dt>
            <dd>{money(-totals.discount)}</dd>
          </>
        )}
        <dt>Net</dt>
        <dd>{money(totals.net)}</dd>
        {totals.taxes.map(({ tax, net, amount }) => (
          <Fragment key={taxKey(tax)}>
            <dt>
              {taxName(tax)}
              {hasTaxes && ` on ${money(net)}`}
            </dt>
            <dd>{money(amount)}</dd>
          </Fragment>
        ))}
        <TotalRow term="Total">{money(totals.total)}</TotalRow>
        {invoice.payments.length > 0 && (
          <>
            {paymentsOf(invoice).map((payment, _, all) => (
              <Fragment key={payment.id}>
                <dt className={s.payment}>
                  {dayOfPayment(payment, {
                    name: nameOfPayment(payment, all, currency),
                    onRemove: onRemovePayment,
                  })}
                </dt>
                <dd>{money(-payment.amount)}</dd>
              </Fragment>
            ))}
            {!voidedOn && <TotalRow term="Still to pay">{money(openAmount(invoice))}</TotalRow>}
          </>
        )}
      </Totals>
      {note && <SheetNote>{note}</SheetNote>}
    </DocumentSheet>
  );
}
