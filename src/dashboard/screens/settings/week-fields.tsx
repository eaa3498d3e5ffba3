import { useId } from 'react';
import type { WorkingHours } from '@/dashboard/model/records/records';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { weekdayNames } from '@/dashboard/words/day';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Icon } from '@/design-system/icon/icon';
import type { HoursByWeekday } from './settings-fields';
import * as s from './week-fields.module.scss';

export interface WeekFieldsProps {
  week: HoursByWeekday;
  /** Error messages by weekday. */
  errors: Readonly<Partial<Record<string, string>>>;
  set: (changes: HoursByWeekday) => void;
}

/** The fields for the working hours of each day of the week. */
export function WeekFields({ week, errors, set }: WeekFieldsProps) {
  const id = useId();
  const setDay = (weekday: number, next: Partial<WorkingHours>) =>
    set({ [weekday]: { ...week[weekday]!, ...next } });
  return (
    <>
      {Object.values(week).map(({ weekday, opens, closes }) => {
        const name = weekdayNames[weekday - 1]!;
        const error = errors[weekday];
        const errorId = error && `${id}-${weekday}`;
        const open = opens !== null || closes !== null;
        return (
          <div key={weekday} role="group" aria-label={name} className={s.day}>
            <Checkbox
              className={s.open}
              checked={open}
              onChange={({ target }) =>
                setDay(
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
                  onChange={({ target }) => setDay(weekday, { opens: target.value })}
                />
                <span aria-hidden="true">to</span>
                <InputField
                  label={`${name} to`}
                  labelHidden
                  type="time"
                  className={s.time}
                  value={closes ?? ''}
                  sharedErrorId={errorId}
                  onChange={({ target }) => setDay(weekday, { closes: target.value })}
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
    </>
  );
}
