import { useId, useState } from 'react';
import { addLine, changeLine } from '@/dashboard/commands/invoices/invoice-changes';
import { taxKey, taxOfKey } from '@/dashboard/model/invoice-totals';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Invoice, InvoiceLine } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { taxName } from '@/dashboard/words/invoice';
import { parseSignedMoney, plainMoney } from '@/dashboard/words/money';
import { clockSpan } from '@/dashboard/words/span';
import { newId } from '@/lib/new-id';
import { commonTax, taxChoices, taxesFor, usualTax } from './tax-choices';

const fields = object({ text, amount: text, tax: text });
type Draft = TypeOf<typeof fields>;

export interface LineDialogProps {
  invoice: Invoice;
  /** Null for a new line. */
  line: InvoiceLine | null;
  onClose: () => void;
}

/** Adds a line without time to a draft, or changes a line. */
export function LineDialog({ invoice, line, onClose }: LineDialogProps) {
  const form = useId();
  const invoicing = useRecord('settings', 'agency')?.invoicing;
  const { id, currency } = invoice;
  const [addedId] = useState(newId);
  const hasTime = line !== null && line.minutes !== null;
  const edit = useEdit<'invoices', Draft>({
    form: line ? `invoice-line:${id}:${line.id}` : `invoice-line:${id}`,
    fields,
    collection: 'invoices',
    id: line && id,
    draftOf: (record) => {
      const shown = line && (record?.lines.find((one) => one.id === line.id) ?? line);
      return shown
        ? { text: shown.text, amount: plainMoney(shown.amount, currency), tax: taxKey(shown.tax) }
        : { text: '', amount: '', tax: taxKey(commonTax(invoice) ?? usualTax(invoicing)) };
    },
    check: ({ text: words, amount }) => {
      const parsed = parseSignedMoney(amount, currency);
      return {
        ...(words.trim() === '' && { text: 'Enter a description.' }),
        ...(!parsed.ok && { amount: parsed.error }),
      };
    },
    save: (draft, record, context) => {
      const parsed = parseSignedMoney(draft.amount, currency);
      const values = { text: draft.text.trim(), tax: taxOfKey(draft.tax) };
      const amount = parsed.ok ? parsed.minor : 0;
      const before = line && (record?.lines.find((one) => one.id === line.id) ?? line);
      const command = before
        ? changeLine(id, { ...before, ...values, ...(!hasTime && { amount }) })
        : addLine(id, {
            ...values,
            id: addedId,
            minutes: null,
            hourlyRate: null,
            rateFrom: null,
            amount,
            entryIds: [],
          });
      return command(context.read, context);
    },
    onSaved: onClose,
  });
  const choices = taxChoices(taxesFor([...(invoicing?.taxRates ?? []), taxOfKey(edit.draft.tax)], invoice));
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={line ? `Edit ${line.text}` : 'Add line'}
      submit={line ? 'Save line' : 'Add line'}
      subject="This line"
      compare={{
        text: 'Description',
        amount: 'Amount',
        tax: { label: 'Tax', text: ({ tax }) => taxName(taxOfKey(tax)) },
      }}
      onClose={onClose}
    >
      <InputField label="Description" maxLength={200} required autoComplete="off" {...edit.field('text')} />
      <InputField
        label="Amount"
        unit={currency}
        inputMode="decimal"
        autoComplete="off"
        readOnly={hasTime}
        hint={
          hasTime
            ? `${clockSpan(line.minutes ?? 0)} of time at its rate. To lower it, give the invoice a discount.`
            : 'For a credit, enter a minus: -50.'
        }
        {...edit.field('amount')}
      />
      <ChoiceField label="Tax" choices={choices} {...edit.field('tax')} />
    </EditDialog>
  );
}
