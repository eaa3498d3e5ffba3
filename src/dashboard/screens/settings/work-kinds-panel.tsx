import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import { list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import { newId } from '@/lib/new-id';
import { kindErrors, kindRows, readKinds, type KindRow } from './work-kind-rows';
import * as s from './panel-form.module.scss';

const fields = object({ kinds: list(object({ id: text, name: text, rate: text })) });
type Draft = TypeOf<typeof fields>;

/** The kinds of work that tasks can have, with their rates. */
export function WorkKindsPanel({ settings }: { settings: AgencySettings }) {
  const currency = useCurrency();
  const edit = useEdit<'settings', Draft>({
    form: 'settings:work-kinds',
    fields,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => ({ kinds: kindRows((record ?? settings).workKinds, currency) }),
    check: ({ kinds }) =>
      kindErrors(kinds, currency).some(({ name, rate }) => name ?? rate)
        ? { kinds: 'Correct the marked fields.' }
        : {},
    save: ({ kinds }, record) => ({
      label: 'Changed the kinds of work',
      changes: [put('settings', { ...record!, workKinds: readKinds(kinds, record!.currency) })],
    }),
  });
  const { draft, errors, set } = edit;
  const marked = errors.kinds ? kindErrors(draft.kinds, currency) : [];
  return (
    <Panel title="Kinds of work">
      <EditForm
        edit={edit}
        aria-label="Kinds of work"
        submit="Save kinds"
        subject="The kinds of work"
        compare={[
          {
            label: 'Kinds',
            text: ({ kinds }: Draft) => kinds.map(({ name, rate }) => `${name}: ${rate}`).join(', '),
          },
        ]}
      >
        <RowList<KindRow>
          legend="Kinds and rates"
          rows={draft.kinds}
          nameOf={({ name }, index) => name || `kind ${index + 1}`}
          add="Add a kind"
          newRow={() => ({ id: newId(), name: '', rate: '' })}
          onRows={({ rows }) => set({ kinds: rows })}
        >
          {({ name, rate }, change, index) => (
            <>
              <InputField
                label="Kind"
                maxLength={60}
                autoComplete="off"
                value={name}
                error={marked[index]?.name}
                onChange={({ target }) => change({ name: target.value })}
              />
              <InputField
                label="Rate an hour"
                inputMode="decimal"
                autoComplete="off"
                unit={currency}
                value={rate}
                error={marked[index]?.rate}
                onChange={({ target }) => change({ rate: target.value })}
              />
            </>
          )}
        </RowList>
        <p className={s.note}>
          A task can have a kind. Its time is billed at the project’s rate. Without one, the rate of its kind
          counts, then the person’s rate. New rates apply to all time that is not invoiced. Signed-off reports
          keep their amounts. Time of a removed kind has the person’s rate.
        </p>
      </EditForm>
    </Panel>
  );
}
