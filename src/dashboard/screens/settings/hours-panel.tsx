import { useState } from 'react';
import { useKeptDraft } from '@/dashboard/data/use-kept-draft';
import { put, useWrite } from '@/dashboard/data/use-workspace';
import type { AgencySettings, WorkingHours } from '@/dashboard/data/records';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { checkDay, hoursOf, parseHours, weekdayNames } from './settings-fields';
import * as f from './panel-form.module.scss';
import * as s from './hours-panel.module.scss';

/** When the agency is there, day by day. */
export function HoursPanel({ settings }: { settings: AgencySettings }) {
  const write = useWrite();
  const { draft, dirty, change, reset } = useKeptDraft<WorkingHours[]>({
    name: 'settings:hours',
    kept: hoursOf(settings),
    parse: parseHours,
  });
  const [message, setMessage] = useState('');
  const set = (weekday: number, next: Partial<WorkingHours>) =>
    change(draft.map((day) => (day.weekday === weekday ? { ...day, ...next } : day)));

  const save = async () => {
    const fault = draft.map(checkDay).find((found) => found !== null) ?? null;
    setMessage(fault ?? '');
    if (fault) return;
    const outcome = await write({
      label: 'Changed the working hours',
      changes: [put('settings', { ...settings, hours: draft })],
    });
    if (outcome.done) reset(draft);
    else
      setMessage(
        outcome.conflict ? 'The hours were changed elsewhere just now. Save again.' : outcome.message,
      );
  };

  return (
    <Panel title="Working hours">
      <form
        className={f.form}
        aria-label="Working hours"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {draft.map(({ weekday, opens, closes }) => {
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
          <Button type="submit" size="compact" disabled={!dirty}>
            Save hours
          </Button>
          {dirty && (
            <Button
              size="compact"
              variant="outline"
              onClick={() => {
                setMessage('');
                reset(hoursOf(settings));
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
