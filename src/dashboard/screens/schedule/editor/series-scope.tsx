import { useId } from 'react';
import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import * as s from './series-scope.module.scss';

export type EditScope = 'one' | 'series';

export interface SeriesScopeProps {
  scope: EditScope;
  event: CalendarEvent;
  onScope: (choice: { scope: EditScope }) => void;
}

const words: Readonly<Record<EditScope, string>> = { one: 'Only this one', series: 'The whole series' };

/** Asks which occurrences of a series a change concerns, before it is made. */
export function SeriesScope({ scope, event, onScope }: SeriesScopeProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={s.legend}>This event takes place {describeRecurrence(event)}. Change</legend>
      <div className={s.choices}>
        {(['one', 'series'] as const).map((choice) => (
          <label key={choice} className={s.choice}>
            <input
              type="radio"
              name={name}
              className={s.radio}
              checked={scope === choice}
              onChange={() => onScope({ scope: choice })}
            />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
