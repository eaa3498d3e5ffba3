import { changeCurrency, kindsInCurrency, roundingNote } from '@/dashboard/commands/settings/change-currency';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import { put } from '@/dashboard/model/change';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { currencyError, readCurrency } from './settings-fields';

const fields = object({ currency: text });
type Draft = TypeOf<typeof fields>;

/** The currency of rates, budgets and new invoices. */
export function MoneyPanel({ settings }: { settings: AgencySettings }) {
  const edit = useEdit<'settings', Draft>({
    form: 'settings:money',
    fields,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => ({ currency: (record ?? settings).currency }),
    check: ({ currency }) => (readCurrency(currency) ? {} : { currency: currencyError }),
    save: (draft, record, { read }) => {
      const currency = readCurrency(draft.currency)!;
      return {
        label: `Changed the currency to ${currency}`,
        changes: [
          put('settings', {
            ...record!,
            currency,
            workKinds: kindsInCurrency(record!.workKinds, record!.currency, currency),
          }),
          ...changeCurrency(read, record!.currency, currency),
        ],
      };
    },
  });
  const chosen = readCurrency(edit.draft.currency);
  const note = chosen && roundingNote(settings.currency, chosen);
  return (
    <Panel title="Money">
      <EditForm
        edit={edit}
        aria-label="Money"
        submit="Save currency"
        subject="The currency"
        compare={{ currency: 'Currency' }}
      >
        <InputField
          label="Currency"
          maxLength={60}
          autoComplete="off"
          hint={`${note ?? 'A code such as EUR, GBP or USD.'} Rates and budgets keep their amounts: nothing is converted. Invoices and their drafts keep their own currency.`}
          {...edit.field('currency')}
        />
      </EditForm>
    </Panel>
  );
}
