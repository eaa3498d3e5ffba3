import { useEffect } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Invoice } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { dayError, readDay } from '@/dashboard/parts/form/date-field/read-day';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { invoiceName, parseTaxRate, plainTaxRate } from '@/dashboard/words/invoice';

const fields = object({ dueOn: text, taxRate: text, clientAddress: text, note: text });
type Draft = TypeOf<typeof fields>;

export interface DraftDetailsProps {
  invoice: Invoice;
  /** Called with whether there are unsaved changes, when that changes. */
  onDirty: (dirty: boolean) => void;
}

/** Due date, tax, address and note of a draft. */
export function DraftDetails({ invoice, onDirty }: DraftDetailsProps) {
  const edit = useEdit<'invoices', Draft>({
    form: `invoice:${invoice.id}`,
    fields,
    collection: 'invoices',
    id: invoice.id,
    draftOf: (record) => {
      const { dueOn, taxRate, clientAddress, note } = record ?? invoice;
      return { dueOn, taxRate: plainTaxRate(taxRate), clientAddress, note };
    },
    check: ({ dueOn, taxRate }) => {
      const day = dayError(dueOn, 'due date');
      const tax = parseTaxRate(taxRate);
      return { ...(day && { dueOn: day }), ...(!tax.ok && { taxRate: tax.error }) };
    },
    save: (draft, record) => {
      if (!record || record.status !== 'draft')
        throw new DomainError('This invoice was sent and can no longer be changed. Void it instead.');
      const tax = parseTaxRate(draft.taxRate);
      const next = {
        ...record,
        dueOn: readDay(draft.dueOn)!,
        taxRate: tax.ok ? tax.taxRate : record.taxRate,
        clientAddress: draft.clientAddress.trim(),
        note: draft.note.trim(),
      };
      return {
        label: `Changed the ${invoiceName(next).replace('Draft', 'draft')}`,
        changes: [put('invoices', next)],
      };
    },
  });
  useEffect(() => onDirty(edit.dirty), [edit.dirty, onDirty]);
  return (
    <EditForm
      edit={edit}
      submit="Save changes"
      subject="This draft"
      aria-label="Details of the draft"
      compare={[
        { label: 'Due date', text: ({ dueOn }) => dueOn },
        { label: 'Tax', text: ({ taxRate }) => taxRate },
        { label: 'Client’s address', text: ({ clientAddress }) => clientAddress },
        { label: 'Note', text: ({ note }) => note },
      ]}
    >
      <DateField
        label="Due date"
        value={edit.draft.dueOn}
        error={edit.errors.dueOn}
        onDay={({ day }) => edit.set({ dueOn: day })}
      />
      <InputField label="Tax" unit="%" inputMode="decimal" autoComplete="off" {...edit.field('taxRate')} />
      <AreaField label="Client’s address" mark="optional" maxLength={500} {...edit.field('clientAddress')} />
      <AreaField
        label="Note"
        mark="optional"
        hint="Printed below the total, such as your bank account."
        maxLength={2000}
        {...edit.field('note')}
      />
    </EditForm>
  );
}
