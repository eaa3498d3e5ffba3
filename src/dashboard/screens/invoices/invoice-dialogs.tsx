import { useId, useState } from 'react';
import { voidInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { recordPayment, removePayment } from '@/dashboard/commands/invoices/payment-changes';
import { amountPaid, openAmount } from '@/dashboard/figures/invoice-payments';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRun } from '@/dashboard/hooks/use-run';
import { object, text, type TypeOf, type Unchecked } from '@/dashboard/model/fields/fields';
import type { Invoice, InvoicePayment } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { longDate } from '@/dashboard/words/day';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { formatMoney, parseMoney, plainMoney } from '@/dashboard/words/money';
import { newId } from '@/lib/new-id';

export interface InvoiceDialogProps {
  invoice: Invoice;
  today: string;
  onClose: () => void;
}

const paymentFields = {
  ...object({ paidOn: text, amount: text }),
  upgrades: [
    // The same in the draft and in its base, so that it becomes the open amount.
    (stored: Unchecked) => ({ amount: '', ...stored }),
  ],
};
type PaymentDraft = TypeOf<typeof paymentFields>;

/** The errors of a payment, by field. */
function checkPayment({ paidOn, amount }: PaymentDraft, invoice: Invoice, today: string) {
  const { currency } = invoice;
  const day = readDay(paidOn);
  const dayWrong =
    dayError(paidOn, 'day') ??
    // Before the day of the invoice too: clients pay in advance, or have paid an invoice that is void now.
    (day! > today ? 'Enter today or an earlier day.' : null);
  const open = openAmount(invoice);
  const parsed = parseMoney(amount, currency);
  const amountWrong = !parsed.ok
    ? parsed.error
    : parsed.minor > open
      ? `${formatMoney(open, currency)} is still to pay. Enter that or less.`
      : parsed.minor === 0 && open > 0
        ? 'Enter the amount of the payment.'
        : null;
  return { ...(dayWrong && { paidOn: dayWrong }), ...(amountWrong && { amount: amountWrong }) };
}

/** Records a payment of an invoice: of all that is open, or of a part. */
export function PaymentDialog({ invoice, today, onClose }: InvoiceDialogProps) {
  const form = useId();
  const [paymentId] = useState(newId);
  const { id: invoiceId, number, currency } = invoice;
  const edit = useEdit<'invoices', PaymentDraft>({
    form: `invoice-paid:${invoiceId}`,
    fields: paymentFields,
    collection: 'invoices',
    id: null,
    draftOf: () => ({ paidOn: today, amount: plainMoney(openAmount(invoice), currency) }),
    check: (draft) => checkPayment(draft, invoice, today),
    save: ({ paidOn, amount }, _record, context) => {
      const parsed = parseMoney(amount, currency);
      return recordPayment({
        invoiceId,
        id: paymentId,
        paidOn: readDay(paidOn)!,
        amount: parsed.ok ? parsed.minor : 0,
      })(context.read, context);
    },
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={`Payment of invoice ${number}`}
      submit="Record payment"
      onClose={onClose}
    >
      <DateField
        label="Paid on"
        value={edit.draft.paidOn}
        error={edit.errors.paidOn}
        max={today}
        onDay={({ day }) => edit.set({ paidOn: day })}
      />
      <InputField
        label="Amount"
        unit={currency}
        inputMode="decimal"
        autoComplete="off"
        hint={`${formatMoney(openAmount(invoice), currency)} is still to pay. With less, the invoice stays open for the rest.`}
        {...edit.field('amount')}
      />
    </EditDialog>
  );
}

export interface RemovePaymentDialogProps extends Pick<InvoiceDialogProps, 'onClose'> {
  invoice: Invoice;
  payment: InvoicePayment;
}

/** Asks before a payment that was recorded by mistake is removed. */
export function RemovePaymentDialog({ invoice, payment, onClose }: RemovePaymentDialogProps) {
  const run = useRun();
  const { id, number, currency } = invoice;
  const remove = async () => {
    const outcome = await run(removePayment(id, payment.id), { toast: 'success' });
    return outcome.done ? null : outcome.message;
  };
  return (
    <ActDialog title="Remove this payment?" answer="Remove payment" act={remove} onClose={onClose}>
      <p>
        {formatMoney(payment.amount, currency)}, paid on {longDate(payment.paidOn)}. Invoice {number} then
        waits for this amount. You can undo this.
      </p>
    </ActDialog>
  );
}

const voidFields = object({ reason: text });

/** Voids an invoice with a reason. */
export function VoidDialog({ invoice, today, onClose }: InvoiceDialogProps) {
  const form = useId();
  const { id, number, currency } = invoice;
  const paid = amountPaid(invoice);
  const edit = useEdit<'invoices', TypeOf<typeof voidFields>>({
    form: `invoice-void:${id}`,
    fields: voidFields,
    collection: 'invoices',
    id: null,
    draftOf: () => ({ reason: '' }),
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Enter a reason.' } : {}),
    save: ({ reason }, _record, context) => voidInvoice(id, reason, today)(context.read, context),
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={`Void invoice ${number}?`}
      submit="Void invoice"
      onClose={onClose}
    >
      <p>
        Its number is not used again. Its time is unlocked and can be invoiced again.
        {paid > 0 &&
          ` The payments of ${formatMoney(paid, currency)} stay on it: record them again on the new invoice, or pay them back.`}
      </p>
      <AreaField label="Reason" maxLength={500} required {...edit.field('reason')} />
    </EditDialog>
  );
}
