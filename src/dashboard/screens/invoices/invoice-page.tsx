import { useState, type RefObject } from 'react';
import {
  deleteDraft,
  redraftInvoice,
  removeLine,
  sendInvoice,
  withSender,
} from '@/dashboard/commands/invoices/invoice-changes';
import { dayPaid, openAmount } from '@/dashboard/figures/invoice-payments';
import { saveText } from '@/dashboard/csv/save-text';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useRun } from '@/dashboard/hooks/use-run';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import type { Command } from '@/dashboard/model/command';
import type { Invoice, InvoiceLine, InvoicePayment } from '@/dashboard/model/records/records';
import { Panel } from '@/dashboard/parts/panel/panel';
import { PrintButton } from '@/dashboard/parts/print-sheet/print-button';
import { PrintSheet } from '@/dashboard/parts/print-sheet/print-sheet';
import { BackToList } from '@/dashboard/parts/record-page/back-to-list';
import { RecordNotFound } from '@/dashboard/parts/record-page/record-not-found';
import { Screen } from '@/dashboard/parts/screen/screen';
import { formatMoney } from '@/dashboard/words/money';
import { longDate } from '@/dashboard/words/day';
import { invoiceName, invoiceState } from '@/dashboard/words/invoice';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useVisit } from '@/design-system/link/use-visit';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import { newId } from '@/lib/new-id';
import { DraftDetails } from './draft-details';
import { invoiceCsv } from './invoice-csv';
import { PaymentDialog, RemovePaymentDialog, VoidDialog } from './invoice-dialogs';
import { InvoiceSheet } from './invoice-sheet';
import { LineDialog } from './line-dialog';
import { StatusBadge } from './status-badge';
import * as s from './invoice-page.module.scss';

export interface InvoicePageProps {
  /** From the address: it may be the id of no invoice. */
  id: string;
  screenRef: RefObject<HTMLDivElement | null>;
  hrefOfList: string;
  onDeleted: () => void;
}

/** One invoice: its sheet, its status and, for a draft, its details. */
export function InvoicePage({ id, screenRef, hrefOfList, onDeleted }: InvoicePageProps) {
  const invoice = useRecord('invoices', id);
  const settings = useRecord('settings', 'agency');
  if (invoice)
    return (
      <OpenInvoice
        invoice={settings ? withSender(invoice, settings) : invoice}
        screenRef={screenRef}
        hrefOfList={hrefOfList}
        onDeleted={onDeleted}
      />
    );
  return (
    <RecordNotFound
      route="invoices"
      screenRef={screenRef}
      noun="invoice"
      reason="The draft may have been deleted, or the link is not complete."
      back={<BackToList href={hrefOfList}>All invoices</BackToList>}
    />
  );
}

/** Returns the history of an invoice, in a sentence. */
function historyOf(invoice: Invoice): string {
  const { status, voidedOn, voidReason, payments, currency } = invoice;
  const paidOn = dayPaid(invoice);
  if (status === 'paid' && paidOn) return `Paid on ${longDate(paidOn)}. Its time is locked.`;
  if (status === 'void' && voidedOn) return `Voided on ${longDate(voidedOn)}: ${voidReason}`;
  if (status === 'sent' && payments.length > 0)
    return `${formatMoney(openAmount(invoice), currency)} is still to pay. Its time is locked.`;
  if (status === 'sent') return 'Waiting for the payment. Its time is locked.';
  return 'Not sent yet. Its time is reserved for this draft.';
}

interface OpenInvoiceProps extends Omit<InvoicePageProps, 'id'> {
  invoice: Invoice;
}

function OpenInvoice({ invoice, screenRef, hrefOfList, onDeleted }: OpenInvoiceProps) {
  const today = useToday();
  const run = useRun();
  const visit = useVisit();
  const currency = useCurrency();
  const [dialog, setDialog] = useState<'paid' | 'void' | null>(null);
  const [editing, setEditing] = useState<{ line: InvoiceLine | null } | null>(null);
  const [wrongPayment, setWrongPayment] = useState<InvoicePayment | null>(null);
  const { id, status } = invoice;
  const isDraft = status === 'draft';
  const close = () => setDialog(null);
  const dialogProps = { invoice, today, onClose: close };
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  /** Runs a command, unless this is the second press of a double click. @returns whether it was saved */
  const act = async (command: Command): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const { done } = await run(command);
    setBusy(false);
    return done;
  };
  const remove = async () => {
    if (await act(deleteDraft(id))) onDeleted();
  };
  const redraft = async () => {
    const addedId = newId();
    if (await act(redraftInvoice(id, addedId, today))) visit(portalPath('invoices', { id: addedId }));
  };
  const send = () => {
    // A sent invoice is frozen, so the changes could not be saved afterwards.
    if (dirty) showToast({ text: 'Save or discard the changed details first.', tone: 'attention' });
    else void act(sendInvoice(id, today));
  };
  return (
    <PrintSheet>
      <Screen
        ref={screenRef}
        route="invoices"
        title={invoiceName(invoice)}
        lead={
          <span className={s.state}>
            <StatusBadge status={invoiceState(invoice, today)} />
            <span>{historyOf(invoice)}</span>
          </span>
        }
        actions={
          <>
            <BackToList href={hrefOfList}>All invoices</BackToList>
            {isDraft && (
              <Button
                size="compact"
                variant="outline"
                icon={<Icon name="trash" size={16} />}
                onClick={() => void remove()}
              >
                Delete
              </Button>
            )}
            {(status === 'sent' || status === 'paid') && (
              <Button size="compact" variant="outline" onClick={() => setDialog('void')}>
                Void
              </Button>
            )}
            {status === 'void' && (
              <Button size="compact" variant="outline" onClick={() => void redraft()}>
                Make a corrected draft
              </Button>
            )}
            <Button
              size="compact"
              variant="outline"
              icon={<Icon name="download" size={16} />}
              onClick={() =>
                saveText(`${invoiceName(invoice).replaceAll('/', '-')}.csv`, invoiceCsv(invoice))
              }
            >
              Export CSV
            </Button>
            <PrintButton />
            {isDraft && (
              <Button size="compact" onClick={send}>
                Mark as sent
              </Button>
            )}
            {status === 'sent' && (
              <Button size="compact" onClick={() => setDialog('paid')}>
                Record payment
              </Button>
            )}
          </>
        }
      >
        <div className={s.columns} data-draft={isDraft || undefined}>
          <InvoiceSheet
            invoice={invoice}
            edit={
              isDraft
                ? {
                    onChange: (line) => setEditing({ line }),
                    onRemove: (line) => void act(removeLine(id, line)),
                  }
                : undefined
            }
            onRemovePayment={status === 'sent' || status === 'paid' ? setWrongPayment : undefined}
          />
          {isDraft && (
            <Panel
              title="Details"
              className={s.details}
              aside={
                <Button
                  size="compact"
                  variant="outline"
                  icon={<Icon name="plus" size={16} />}
                  onClick={() => setEditing({ line: null })}
                >
                  Add line
                </Button>
              }
            >
              {invoice.currency !== currency && (
                <p className={s.note}>
                  The agency now uses {currency}. This draft stays in {invoice.currency}. For an invoice in{' '}
                  {currency}, delete this draft and make a new one.
                </p>
              )}
              <DraftDetails invoice={invoice} onDirty={setDirty} />
            </Panel>
          )}
        </div>
        {editing && <LineDialog invoice={invoice} line={editing.line} onClose={() => setEditing(null)} />}
        {dialog === 'paid' && <PaymentDialog {...dialogProps} />}
        {dialog === 'void' && <VoidDialog {...dialogProps} />}
        {wrongPayment && (
          <RemovePaymentDialog
            invoice={invoice}
            payment={wrongPayment}
            onClose={() => setWrongPayment(null)}
          />
        )}
      </Screen>
    </PrintSheet>
  );
}
