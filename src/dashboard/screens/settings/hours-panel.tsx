import { useState } from 'react';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import type { AgencySettings, WorkingHours } from '@/dashboard/model/records/records';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { checkDay, hoursOf, byWeekday, week, type Week } from './settings-fields';
import * as f from './panel-form.module.scss';
import * as s from './hours-panel.module.scss';
import { weekdayNames } from '@/dashboard/words/day';

const weekOf = (settings: AgencySettings) => byWeekday(hoursOf(settings));

const hoursWords = ({ opens, closes }: WorkingHours) =>
  opens === null && closes === null ? 'Closed' : `${opens ?? ''} to ${closes ?? ''}`;

/** When the agency is there, day by day. */
export function HoursPanel({ settings }: { settings: AgencySettings }) {
  const run = useRun();
  const { draft, dirty, elsewhere, change, keepMine, reset } = useKeptDraft<Week>({
    name: 'settings:hours',
    kept: weekOf(settings),
    fields: week,
  });
  const days = Object.values(draft);
  const [message, setMessage] = useState('');
  const set = (weekday: number, next: Partial<WorkingHours>) =>
    change({ ...draft, [weekday]: { ...draft[weekday]!, ...next } });

  const save = async () => {
    const fault = days.map(checkDay).find((found) => found !== null) ?? null;
    setMessage(fault ?? '');
    if (fault) return;
    const outcome = await run(
      () => ({
        label: 'Changed the working hours',
        changes: [put('settings', { ...settings, hours: days })],
      }),
      { toast: 'success' },
    );
    if (outcome.done) reset(draft);
    else setMessage(outcome.message);
  };

  return (
    <Panel title="Working hours">
      {elsewhere && (
        <Conflict
          subject="The working hours"
          mine={draft}
          theirs={elsewhere}
          fields={weekdayNames.map((label, index) => ({
            label,
            text: (week: Week) => hoursWords(week[index + 1]!),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={() => reset(elsewhere)}
        />
      )}
      <form
        className={f.form}
        aria-label="Working hours"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {days.map(({ weekday, opens, closes }) => {
          const name = weekdayNames[weekday - 1]!;
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
                    onChange={({ target }) => set(weekday, { opens: target.value })}
                  />
                  <span aria-hidden="true">to</span>
                  <InputField
                    label={`${name} to`}
                    labelHidden
                    type="time"
                    className={s.time}
                    value={closes ?? ''}
                    onChange={({ target }) => set(weekday, { closes: target.value })}
                  />
                </div>
              ) : (
                <span className={s.closed}>Closed</span>
              )}
            </div>
          );
        })}
        <p role="alert" className={f.error}>
          {message}
        </p>
        <div className={f.actions}>
          <Button type="submit" size="compact" disabled={!dirty || elsewhere !== null}>
            Save hours
          </Button>
          {dirty && (
            <Button
              size="compact"
              variant="outline"
              onClick={() => {
                setMessage('');
                reset(weekOf(settings));
              }}
            >
              Take back
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
