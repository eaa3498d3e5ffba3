import { useEffect } from 'react';
import { checkedInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Invoice } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { invoiceName, termWords } from '@/dashboard/words/invoice';
import {
  checkDetails,
  detailFields,
  detailsOf,
  discountWords,
  taxWords,
  withDetails,
  type Details,
} from './draft-fields';
import { commonTax, taxChoices, taxesFor } from './tax-choices';

export interface DraftDetailsProps {
  invoice: Invoice;
  /** Called with whether there are unsaved changes, when that changes. */
  onDirty: (dirty: boolean) => void;
}

/** Due date, tax, discount, client and note of a draft. */
export function DraftDetails({ invoice, onDirty }: DraftDetailsProps) {
  const rates = useRecord('settings', 'agency')?.invoicing.taxRates ?? [];
  const edit = useEdit<'invoices', Details>({
    form: `invoice:${invoice.id}`,
    fields: detailFields,
    collection: 'invoices',
    id: invoice.id,
    draftOf: (record) => detailsOf(record ?? invoice),
    check: (draft) => checkDetails(draft, invoice),
    save: (draft, record) => {
      if (!record || record.status !== 'draft')
        throw new DomainError('This invoice was sent and can no longer be changed. Void it instead.');
      const next = checkedInvoice(withDetails(draft, record));
      return {
        label: `Changed the ${invoiceName(next).replace('Draft', 'draft')}`,
        changes: [put('invoices', next)],
      };
    },
  });
  const { draft, errors, set } = edit;
  useEffect(() => onDirty(edit.dirty), [edit.dirty, onDirty]);
  return (
    <EditForm
      edit={edit}
      submit="Save changes"
      subject="This draft"
      aria-label="Details of the draft"
      compare={{
        dueOn: 'Due date',
        tax: { label: 'Tax', text: taxWords },
        discountKind: null,
        discount: { label: 'Discount', text: discountWords },
        clientName: 'Client’s name',
        clientAddress: 'Client’s address',
        clientTaxNumber: 'Client’s tax number',
        note: 'Note',
      }}
    >
      <DateField
        label="Due date"
        hint={
          invoice.termDays === null
            ? undefined
            : `When you mark it as sent, it is due ${termWords(invoice.termDays)}. A date that you choose stays.`
        }
        value={draft.dueOn}
        error={errors.dueOn}
        onDay={({ day }) => set({ dueOn: day })}
      />
      {invoice.lines.length > 0 && (
        <ChoiceField
          label="Tax of all lines"
          placeholder={commonTax(invoice) ? undefined : 'Different taxes'}
          hint="To give a line another tax, change that line."
          choices={taxChoices(taxesFor(rates, invoice))}
          {...edit.field('tax')}
        />
      )}
      <ChoiceField
        label="Discount"
        choices={[
          { value: 'none', label: 'None' },
          { value: 'percent', label: 'Percentage' },
          { value: 'amount', label: 'Amount' },
        ]}
        value={draft.discountKind}
        onChange={({ target }) =>
          set({ discountKind: target.value as Details['discountKind'], discount: '' })
        }
      />
      {draft.discountKind !== 'none' && (
        <InputField
          label={draft.discountKind === 'percent' ? 'Discount in percent' : 'Discount before tax'}
          unit={draft.discountKind === 'percent' ? '%' : invoice.currency}
          inputMode="decimal"
          autoComplete="off"
          {...edit.field('discount')}
        />
      )}
      <InputField
        label="Client’s name"
        hint="Changes this invoice only."
        maxLength={120}
        autoComplete="off"
        {...edit.field('clientName')}
      />
      <AreaField label="Client’s address" mark="optional" maxLength={500} {...edit.field('clientAddress')} />
      <InputField
        label="Client’s tax number"
        mark="optional"
        maxLength={40}
        autoComplete="off"
        {...edit.field('clientTaxNumber')}
      />
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
