import { useId } from 'react';
import { payInvoice, voidInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Invoice } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { longDate } from '@/dashboard/words/day';

export interface InvoiceDialogProps {
  invoice: Invoice;
  today: string;
  onClose: () => void;
}

const paidFields = object({ paidOn: text });

/** Records the payment of an invoice. */
export function PaidDialog({ invoice, today, onClose }: InvoiceDialogProps) {
  const form = useId();
  const { id, number, issuedOn } = invoice;
  const edit = useEdit<'invoices', TypeOf<typeof paidFields>>({
    form: `invoice-paid:${id}`,
    fields: paidFields,
    collection: 'invoices',
    id: null,
    draftOf: () => ({ paidOn: today }),
    check: ({ paidOn }) => {
      const day = readDay(paidOn);
      const error =
        dayError(paidOn, 'day') ??
        (day! > today ? 'Enter today or an earlier day.' : null) ??
        (issuedOn && day! < issuedOn
          ? `The invoice was issued on ${longDate(issuedOn)}. Enter that day or a later one.`
          : null);
      return error ? { paidOn: error } : {};
    },
    save: ({ paidOn }, _record, context) => payInvoice(id, readDay(paidOn)!)(context.read, context),
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={`Invoice ${number} is paid`}
      submit="Mark as paid"
      onClose={onClose}
    >
      <p>
        Part payments are not recorded here. Keep the invoice as sent until its whole amount is paid, and
        enter the last payment’s day.
      </p>
      <DateField
        label="Paid on"
        value={edit.draft.paidOn}
        error={edit.errors.paidOn}
        max={today}
        onDay={({ day }) => edit.set({ paidOn: day })}
      />
    </EditDialog>
  );
}

const voidFields = object({ reason: text });

/** Voids an invoice with a reason. */
export function VoidDialog({ invoice, today, onClose }: InvoiceDialogProps) {
  const form = useId();
  const { id, number } = invoice;
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
      <p>Its number is not used again. Its time is unlocked and can be invoiced again.</p>
      <AreaField label="Reason" maxLength={500} required {...edit.field('reason')} />
    </EditDialog>
  );
}
