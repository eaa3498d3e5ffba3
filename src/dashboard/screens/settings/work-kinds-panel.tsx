import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useEdit } from '@/dashboard/hooks/use-edit';
import type { DraftFields } from '@/dashboard/hooks/use-merged-draft';
import { put } from '@/dashboard/model/change';
import { list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { DatedRates } from '@/dashboard/parts/dated-rates/dated-rates';
import { rateRowFields, rateRowWords, rowsOfConstantRate } from '@/dashboard/parts/dated-rates/rate-rows';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import { newId } from '@/lib/new-id';
import { hasKindErrors, kindNameErrors, kindRows, readKinds, type KindRow } from './work-kind-rows';
import * as s from './panel-form.module.scss';

const draftFields = object({ kinds: list(object({ id: text, name: text, rates: rateRowFields })) });
type Draft = TypeOf<typeof draftFields>;

const fields: DraftFields<Draft> = {
  ...draftFields,
  upgrades: [
    // A rate got the day from which it is valid.
    ({ kinds }) => ({
      kinds: (kinds as { rate: string }[]).map(({ rate, ...kind }) => ({
        ...kind,
        rates: rowsOfConstantRate(rate),
      })),
    }),
  ],
};

/** The kinds of work that tasks can have, with their rates. */
export function WorkKindsPanel({ settings }: { settings: AgencySettings }) {
  const currency = useCurrency();
  const edit = useEdit<'settings', Draft>({
    form: 'settings:work-kinds',
    fields,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => ({ kinds: kindRows((record ?? settings).workKinds, currency) }),
    check: ({ kinds }) => (hasKindErrors(kinds, currency) ? { kinds: 'Correct the marked fields.' } : {}),
    save: ({ kinds }, record) => ({
      label: 'Changed the kinds of work',
      changes: [put('settings', { ...record!, workKinds: readKinds(kinds, record!.currency) })],
    }),
  });
  const { draft, errors, set } = edit;
  const marked = errors.kinds ? kindNameErrors(draft.kinds) : [];
  return (
    <Panel title="Kinds of work">
      <EditForm
        edit={edit}
        aria-label="Kinds of work"
        submit="Save kinds"
        subject="The kinds of work"
        compare={{
          kinds: {
            label: 'Kinds',
            text: ({ kinds }) => kinds.map(({ name, rates }) => `${name}: ${rateRowWords(rates)}`).join('; '),
          },
        }}
      >
        <RowList<KindRow>
          legend="Kinds and rates"
          rows={draft.kinds}
          nameOf={({ name }, index) => name || `kind ${index + 1}`}
          add="Add kind"
          newRow={() => ({ id: newId(), name: '', rates: [{ id: '0', from: '', rate: '' }] })}
          onRows={({ rows }) => set({ kinds: rows })}
        >
          {({ name, rates }, change, index) => (
            <div className={s.kind}>
              <InputField
                label="Kind"
                maxLength={60}
                autoComplete="off"
                value={name}
                error={marked[index]}
                onChange={({ target }) => change({ name: target.value })}
              />
              <DatedRates
                legend={`Rates of ${name || `kind ${index + 1}`}`}
                rows={rates}
                showsErrors={errors.kinds !== undefined}
                onRows={({ rows }) => change({ rates: rows })}
              />
            </div>
          )}
        </RowList>
        <p className={s.note}>
          A task can have a kind. Its time is billed at the first rate that exists: the project’s, the kind’s,
          the person’s. To change a rate, add one with its first day: earlier time keeps the earlier rate.
          Invoices and signed-off reports do not change.
        </p>
      </EditForm>
    </Panel>
  );
}
