import { useEdit } from '@/dashboard/hooks/use-edit';
import { boolean, list, object, text, weekday, type TypeOf } from '@/dashboard/model/fields/fields';
import { put } from '@/dashboard/model/change';
import { isSame } from '@/dashboard/model/merge';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import * as s from './panel-form.module.scss';
import { noWorkday, workdayNames, WorkdaysField } from './workdays-field';

const fields = object({ workdays: list(weekday), step: text, up: boolean, balanceFrom: text });
type Draft = TypeOf<typeof fields>;

const steps = [1, 5, 6, 10, 15, 30].map((step) => ({
  value: String(step),
  label: step === 1 ? 'Whole minutes' : `${step} minutes`,
}));

/** The working days, how timers are rounded, and where the overtime balance begins. */
export function TimePanel({ settings }: { settings: AgencySettings }) {
  const edit = useEdit<'settings', Draft>({
    form: 'settings:time',
    fields,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => {
      const { workdays, timerRounding, balanceFrom } = record ?? settings;
      return {
        workdays,
        step: String(timerRounding.step),
        up: timerRounding.up,
        balanceFrom: balanceFrom ?? '',
      };
    },
    check: ({ workdays, balanceFrom }) => {
      const error = balanceFrom === '' ? null : dayError(balanceFrom, 'day');
      return {
        ...(workdays.length === 0 && { workdays: noWorkday }),
        ...(error !== null && { balanceFrom: error }),
      };
    },
    save: ({ workdays, step, up, balanceFrom }, record) => ({
      label: 'Changed how time is counted',
      changes: [
        put('settings', {
          ...record!,
          workdays,
          timerRounding: { step: Number(step), up },
          balanceFrom: readDay(balanceFrom),
        }),
      ],
    }),
  });
  const { draft, errors, set } = edit;
  return (
    <Panel title="Time">
      <EditForm
        edit={edit}
        aria-label="Time"
        submit="Save time"
        subject="How time is counted"
        compare={{
          workdays: { label: 'Working days', text: ({ workdays }) => workdayNames(workdays) },
          step: 'Round stopped timers to',
          up: 'Always round up',
          balanceFrom: 'Overtime balance from',
        }}
      >
        <WorkdaysField
          workdays={draft.workdays}
          error={errors.workdays}
          onChange={(workdays) => set({ workdays })}
        />
        <p role="status" className={s.note}>
          {!isSame(draft.workdays, settings.workdays) &&
            'The new days also apply to past leave, planned time and overtime. Signed-off reports do not change.'}
        </p>
        <ChoiceField
          label="Round stopped timers to"
          choices={steps}
          value={draft.step}
          onChange={({ target }) => set({ step: target.value })}
        />
        <Checkbox checked={draft.up} onChange={({ target }) => set({ up: target.checked })}>
          Always round up
        </Checkbox>
        <p className={s.note}>Rounding changes neither typed time nor time that is already saved.</p>
        <DateField
          label="Overtime balance from"
          mark="optional"
          min="1950-01-01"
          max="2100-12-31"
          hint="Everyone sees logged minus planned time from this day to yesterday. Leave it empty for no balance."
          value={draft.balanceFrom}
          error={errors.balanceFrom}
          onDay={({ day }) => set({ balanceFrom: day })}
        />
      </EditForm>
    </Panel>
  );
}
