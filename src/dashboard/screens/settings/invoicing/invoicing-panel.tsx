import { DomainError } from '@/dashboard/model/domain-error';
import { put } from '@/dashboard/model/change';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import * as shared from '@/dashboard/screens/settings/panel-form.module.scss';
import { newId } from '@/lib/new-id';
import {
  checkInvoicing,
  defaultAmong,
  firstOfNextYear,
  invoicingDraft,
  invoicingFields,
  invoicingOf,
  numberPreview,
  taxRowErrors,
  taxRowName,
  type InvoicingDraft,
  type TaxRow,
} from './invoicing-fields';
import * as s from './invoicing-panel.module.scss';

const digits = [1, 2, 3, 4, 5, 6].map((count) => ({
  value: String(count),
  label: count === 1 ? 'At least 1 digit' : `At least ${count} digits`,
}));

/** Numbers, payment term, tax rates and note of new invoices. */
export function InvoicingPanel({ settings }: { settings: AgencySettings }) {
  const invoices = useRecords('invoices');
  const year = useToday().slice(0, 4);
  const numbers = { invoices, year };
  const edit = useEdit<'settings', InvoicingDraft>({
    form: 'settings:invoicing',
    fields: invoicingFields,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => invoicingDraft((record ?? settings).invoicing, numbers),
    check: (draft) => checkInvoicing(draft, numbers),
    save: (draft, record, { read }) => {
      // Another tab may have sent an invoice since the check.
      const latest = { invoices: read.all('invoices'), year };
      const [error] = Object.values(checkInvoicing(draft, latest));
      if (error) throw new DomainError(error);
      return {
        label: 'Changed how invoices are made',
        changes: [put('settings', { ...record!, invoicing: invoicingOf(draft, year) })],
      };
    },
  });
  const { draft, errors, field, set } = edit;
  const preview = numberPreview(draft, numbers);
  const firstNext = firstOfNextYear(draft, year);
  return (
    <Panel title="Invoices">
      <EditForm
        edit={edit}
        aria-label="Invoices"
        submit="Save invoices"
        subject="How invoices are made"
        compare={{
          numberPattern: 'Number',
          numberDigits: 'Digits',
          nextPlace: 'Next number',
          termDays: 'Payment term',
          taxRates: { label: 'Tax rates', text: ({ taxRates }) => taxRates.map(taxRowName).join(', ') },
          defaultTaxId: {
            label: 'Tax of new invoices',
            text: ({ taxRates, defaultTaxId }) =>
              taxRates
                .filter(({ id }) => id === defaultTaxId)
                .map(taxRowName)
                .join(''),
          },
          note: 'Note',
        }}
      >
        <div className={s.pairs}>
          <InputField
            label="Invoice number"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            {...field('numberPattern')}
          />
          <ChoiceField
            label="Digits"
            choices={digits}
            value={draft.numberDigits}
            onChange={({ target }) => set({ numberDigits: target.value })}
          />
        </div>
        <div className={s.pairs}>
          <InputField
            label="Next number"
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            {...field('nextPlace')}
          />
          <InputField
            label="Payment term"
            unit="days"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            {...field('termDays')}
          />
        </div>
        <p className={shared.note} role="status">
          {preview && (
            <>
              The next invoice is <strong>{preview}</strong>
              {firstNext && <>, and the first one of next year is {firstNext}</>}.{' '}
            </>
          )}
          Write {'{number}'} where the number goes, and {'{year}'} to start over each year. Invoices that were
          sent keep their numbers.
        </p>
        <RowList<TaxRow>
          legend="Tax rates"
          rows={draft.taxRates}
          nameOf={taxRowName}
          add="Add tax rate"
          newRow={() => ({ id: newId(), name: '', rate: '' })}
          onRows={({ rows }) => set({ taxRates: rows, defaultTaxId: defaultAmong(rows, draft.defaultTaxId) })}
        >
          {(row, change) => {
            const wrong = errors.taxRates ? taxRowErrors(row, draft.taxRates) : {};
            return (
              <>
                <InputField
                  label="Name"
                  maxLength={40}
                  autoComplete="off"
                  value={row.name}
                  error={wrong.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <InputField
                  label="Rate"
                  unit="%"
                  inputMode="decimal"
                  maxLength={8}
                  autoComplete="off"
                  value={row.rate}
                  error={wrong.rate}
                  onChange={({ target }) => change({ rate: target.value })}
                />
              </>
            );
          }}
        </RowList>
        {draft.taxRates.length > 0 ? (
          <ChoiceField
            label="Tax of new invoices"
            choices={draft.taxRates.map((row) => ({ value: row.id, label: taxRowName(row) }))}
            value={draft.defaultTaxId}
            onChange={({ target }) => set({ defaultTaxId: target.value })}
          />
        ) : (
          <p role="alert" className={shared.error}>
            {errors.taxRates}
          </p>
        )}
        <AreaField
          label="Note of new invoices"
          mark="optional"
          hint="Printed below the total, such as your bank account and tax number. Each invoice has its own copy."
          maxLength={2000}
          {...field('note')}
        />
      </EditForm>
    </Panel>
  );
}
