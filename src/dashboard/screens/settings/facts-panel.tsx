import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { checkFacts, cleanFacts, factLabels, factNames, facts, factsOf } from './settings-fields';

const types = { name: 'text', email: 'email', phone: 'tel', address: 'text', timeZone: 'text' } as const;

/** The agency's details, which reports, calendars and clocks use. */
export function FactsPanel({ settings }: { settings: AgencySettings }) {
  const edit = useEdit({
    form: 'settings:facts',
    fields: facts,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => factsOf(record ?? settings),
    check: checkFacts,
    save: (draft, record) => ({
      label: 'Changed the agency’s details',
      changes: [put('settings', { ...record!, ...cleanFacts(draft) })],
    }),
  });
  return (
    <Panel title="Agency">
      <EditForm
        edit={edit}
        aria-label="Agency"
        submit="Save agency"
        subject="The agency"
        compare={factLabels}
      >
        {factNames.map((name) => (
          <InputField
            key={name}
            label={factLabels[name]}
            mark={name === 'phone' || name === 'address' ? 'optional' : undefined}
            type={types[name]}
            maxLength={200}
            autoComplete="off"
            hint={
              name === 'timeZone'
                ? 'The portal’s days and hours use this time zone. Each schedule uses its reader’s own.'
                : undefined
            }
            {...edit.field(name)}
          />
        ))}
      </EditForm>
    </Panel>
  );
}
