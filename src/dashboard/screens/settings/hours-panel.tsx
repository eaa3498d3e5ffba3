import { useId } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import type { AgencySettings, WorkingHours } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { weekdayNames } from '@/dashboard/words/day';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Icon } from '@/design-system/icon/icon';
import { byWeekday, checkWeek, hoursOf, week, type Week } from './settings-fields';
import * as s from './hours-panel.module.scss';

const hoursWords = ({ opens, closes }: WorkingHours) =>
  opens === null && closes === null ? 'Closed' : `${opens ?? ''} to ${closes ?? ''}`;

/** The agency's working hours for each day of the week. */
export function HoursPanel({ settings }: { settings: AgencySettings }) {
  const edit = useEdit<'settings', Week>({
    form: 'settings:hours',
    fields: week,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => byWeekday(hoursOf(record ?? settings)),
    check: checkWeek,
    save: (draft, record) => ({
      label: 'Changed the working hours',
      changes: [put('settings', { ...record!, hours: Object.values(draft) })],
    }),
  });
  const id = useId();
  const set = (weekday: number, next: Partial<WorkingHours>) =>
    edit.set({ [weekday]: { ...edit.draft[weekday]!, ...next } });
  return (
    <Panel title="Working hours">
      <EditForm
        edit={edit}
        aria-label="Working hours"
        submit="Save hours"
        subject="The working hours"
        compare={weekdayNames.map((label, index) => ({
          label,
          text: (version: Week) => hoursWords(version[index + 1]!),
        }))}
      >
        {Object.values(edit.draft).map(({ weekday, opens, closes }) => {
          const name = weekdayNames[weekday - 1]!;
          const error = edit.errors[weekday];
          const errorId = error && `${id}-${weekday}`;
          const open = opens !== null || closes !== null;
          return (
            <div key={weekday} role="group" aria-label={name} className={s.day}>
              <Checkbox
                className={s.open}
                checked={open}
                onChange={({ target }) =>
                  set(
                    weekday,
                    target.checked ? { opens: '09:00', closes: '17:00' } : { opens: null, closes: null },
                  )
                }
              >
                {name}
              </Checkbox>
              {open ? (
                <div className={s.times}>
                  <InputField
                    label={`${name} from`}
                    labelHidden
                    type="time"
                    className={s.time}
                    value={opens ?? ''}
                    sharedErrorId={errorId}
                    onChange={({ target }) => set(weekday, { opens: target.value })}
                  />
                  <span aria-hidden="true">to</span>
                  <InputField
                    label={`${name} to`}
                    labelHidden
                    type="time"
                    className={s.time}
                    value={closes ?? ''}
                    sharedErrorId={errorId}
                    onChange={({ target }) => set(weekday, { closes: target.value })}
                  />
                </div>
              ) : (
                <span className={s.closed}>Closed</span>
              )}
              {error && (
                <p id={errorId} className={s.error}>
                  <Icon name="circle-alert" size={16} />
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </EditForm>
    </Panel>
  );
}
