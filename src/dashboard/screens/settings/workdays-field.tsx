import { useId } from 'react';
import { listed } from '@/dashboard/words/count';
import { weekdayNames } from '@/dashboard/words/day';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Icon } from '@/design-system/icon/icon';
import * as s from './workdays-field.module.scss';

export interface WorkdaysFieldProps {
  /** ISO weekdays. */
  workdays: readonly number[];
  error?: string | undefined;
  /** Called with the weekdays in their order. */
  onChange: (workdays: readonly number[]) => void;
}

export const noWorkday = 'Choose at least one working day.';

/** The names of working days, as one text. */
export const workdayNames = (workdays: readonly number[]): string =>
  listed(workdays.map((weekday) => weekdayNames[weekday - 1]!));

/** A check box for each day of the week that the agency may work on. */
export function WorkdaysField({ workdays, error, onChange }: WorkdaysFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? `${errorId} ${hintId}` : hintId}>
      <legend className={s.legend}>Working days</legend>
      <p id={hintId} className={s.hint}>
        Planned time, leave and weekly time sheets use these days.
      </p>
      <div className={s.days}>
        {weekdayNames.map((name, index) => (
          <Checkbox
            key={name}
            checked={workdays.includes(index + 1)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onChange(
                weekdayNames
                  .map((_, place) => place + 1)
                  .filter((day) => (day === index + 1 ? target.checked : workdays.includes(day))),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={errorId} className={s.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
